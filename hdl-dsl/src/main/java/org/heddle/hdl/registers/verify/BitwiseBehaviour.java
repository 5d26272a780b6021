package org.heddle.hdl.registers.verify;

import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.RegisterAccess;

/** Checks fields whose bits are set and cleared one by one. */
final class BitwiseBehaviour extends FieldBench {
    BitwiseBehaviour(Field<?> field, int page) {
        super(field, page);
    }

    void ownedSetsAreCleared(RegisterMaster bus) {
        for (long value : values()) {
            write(bus, field.ones());
            expect("cleared", read(bus), 0);
            pulse(bus, SET, value);
            expect("set by hardware", read(bus), value);
            write(bus, 0);
            expect("behind a write of zeros", read(bus), value);
            long half = value & 0x3333333333333333L;
            write(bus, half);
            expect("behind a write of some ones", read(bus), value & ~half);
            expect("at its port", shown(bus), value & ~half);
        }
    }

    void settingWins(RegisterMaster bus) {
        pulse(bus, SET, field.ones());
        for (long value : values()) {
            bus.offer(true, address(), word(field.ones()), bus.allStrobes());
            poke(bus, SET, value);
            bus.step();
            poke(bus, SET, 0);
            bus.poke("request_valid", 0);
            expect("set while cleared", shown(bus), value);
            bus.step();
        }
    }

    void clearsBytes(RegisterMaster bus) {
        for (int strobes = 0; strobes < 1 << register().map().wordBytes(); strobes = strobes * 2 + 1) {
            pulse(bus, SET, field.ones());
            bus.write(address(), word(field.ones()), strobes);
            expect("behind strobes " + strobes, shown(bus), field.ones() & ~strobed(strobes));
        }
    }

    void writtenOnesAreSet(RegisterMaster bus) {
        for (long value : values()) {
            pulse(bus, CLEAR, field.ones());
            expect("cleared by hardware", read(bus), 0);
            write(bus, value);
            expect("behind a write", read(bus), value);
            write(bus, 0);
            expect("behind a write of zeros", read(bus), value);
            long half = value & 0x3333333333333333L;
            pulse(bus, CLEAR, half);
            expect("partly cleared by hardware", read(bus), value & ~half);
            expect("at its port", shown(bus), value & ~half);
        }
    }

    void clearingWins(RegisterMaster bus) {
        for (long value : values()) {
            bus.offer(true, address(), word(field.ones()), bus.allStrobes());
            poke(bus, CLEAR, value);
            bus.step();
            poke(bus, CLEAR, 0);
            bus.poke("request_valid", 0);
            expect("cleared while set", shown(bus), field.ones() & ~value);
            bus.step();
        }
    }

    void setsBytes(RegisterMaster bus) {
        for (int strobes = 0; strobes < 1 << register().map().wordBytes(); strobes = strobes * 2 + 1) {
            pulse(bus, CLEAR, field.ones());
            bus.write(address(), word(field.ones()), strobes);
            expect("behind strobes " + strobes, shown(bus), strobed(strobes));
        }
    }

    void aReadClears(RegisterMaster bus) {
        read(bus);
        for (long value : values()) {
            pulse(bus, SET, value);
            expect("at its port", shown(bus), value);
            write(bus, 0);
            expect("read", read(bus), value);
            expect("read again", read(bus), 0);
        }
    }

    void settingBeatsTheRead(RegisterMaster bus) {
        read(bus);
        for (long value : values()) {
            bus.offerRead(address());
            poke(bus, SET, value);
            bus.step();
            poke(bus, SET, 0);
            bus.poke("request_valid", 0);
            bus.awaitAnswer();
            expect("as that read found it", field.bitsIn(bus.peek("response_data_data")), 0);
            bus.step();
            expect("as the next read finds it", read(bus), value);
        }
    }

    /** Requires of a field that all pages share: a write through this page changes no bit. */
    void obeysTheFirstPageOnly(RegisterMaster bus) {
        boolean isSet = field.access() == RegisterAccess.WRITE_ONE_CLEARS;
        for (long value : values()) {
            pulse(bus, isSet ? SET : CLEAR, field.ones());
            write(bus, value);
            expect("behind a write through page " + page, read(bus), isSet ? field.ones() : 0);
        }
    }
}
