package org.heddle.hdl.registers.verify;

import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;

/** Checks fields that keep what is written to them. */
final class KeptBehaviour extends FieldBench {
    KeptBehaviour(Field<?> field) {
        super(field);
    }

    void keepsWrites(RegisterMaster bus) {
        for (long value : values()) {
            write(bus, value);
            expect("at its port", shown(bus), value);
            long whole = register().resetValue() & ~field.mask() | value << field.low();
            Expect.that(register().name() + " as a whole", bus.read(register().address()), whole);
        }
        long last = shown(bus);
        for (Register other : register().map().registers()) {
            if (other != register()) {
                bus.write(other.address(), Field.onesOf(register().map().width()));
            }
        }
        expect("behind writes of other registers", shown(bus), last);
    }

    void ignoresInvalidCodes(RegisterMaster bus) {
        int codes = ((ChoiceField<?>) field).constants().size();
        for (long code = codes; code <= field.ones(); code++) {
            write(bus, codes - 1);
            write(bus, code);
            expect("behind the code " + code, shown(bus), codes - 1);
        }
    }

    void takesBytes(RegisterMaster bus) {
        if (field instanceof ChoiceField<?>) {
            write(bus, 1);
            bus.write(register().address(), word(0), 0);
            expect("behind a write of no byte", shown(bus), 1);
            return;
        }
        for (int strobes = 0; strobes < 1 << register().map().width() / 8; strobes = strobes * 2 + 1) {
            write(bus, 0);
            bus.write(register().address(), word(field.ones()), strobes);
            expect("behind strobes " + strobes, shown(bus), strobed(strobes));
        }
    }

    void showsWritesAndReadsZero(RegisterMaster bus) {
        for (long value : values()) {
            write(bus, value);
            expect("at its port", shown(bus), value);
            expect("as it is read", read(bus), 0);
        }
    }

    void hardwareLoads(RegisterMaster bus) {
        for (long value : values()) {
            bus.poke(field.path() + "_next", value);
            bus.step();
            pulse(bus, "_update", 1);
            expect("loaded by hardware", read(bus), value);
            expect("at its port", shown(bus), value);
        }
    }

    void hardwareWins(RegisterMaster bus) {
        long other = field instanceof ChoiceField<?> ? 0 : field.ones();
        for (long value : values()) {
            bus.poke(field.path() + "_next", value);
            bus.poke(field.path() + "_update", 1);
            bus.offer(true, register().address(), word(value ^ other), bus.allStrobes());
            bus.step();
            bus.poke(field.path() + "_update", 0);
            bus.poke("request_valid", 0);
            expect("written from both sides", shown(bus), value);
        }
    }
}
