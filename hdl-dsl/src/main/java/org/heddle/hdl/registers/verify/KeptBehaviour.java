package org.heddle.hdl.registers.verify;

import java.util.List;
import org.heddle.hdl.ir.Evaluation;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterMap;

/** Checks fields that keep what is written to them. */
final class KeptBehaviour extends FieldBench {
    /** Codes of a choice that are tried: of wide ones not all. */
    private static final long MOST_CODES = 4096;

    KeptBehaviour(Field<?> field, int page) {
        super(field, page);
    }

    void keepsWrites(RegisterMaster bus) {
        for (long value : values()) {
            write(bus, value);
            expect("at its port", shown(bus), value);
            long whole = atRest(register()) & ~field.mask() | value << field.low();
            Expect.that(register().name() + " as a whole", bus.read(address()), whole);
        }
        long last = shown(bus);
        writeAllOthers(bus);
        expect("behind writes of other registers", shown(bus), last);
    }

    /** Writes the map's other registers, and those of other pages. */
    private void writeAllOthers(RegisterMaster bus) {
        RegisterMap map = register().map();
        for (int other = 0; other < map.pages(); other++) {
            for (Register candidate : map.registers()) {
                if (candidate != register() || other != page) {
                    bus.write(address(candidate, other), Evaluation.onesOfWord(map.width()));
                }
            }
        }
    }

    /** Requires of a field that all pages share: through this page it is read, and not written. */
    void obeysTheFirstPageOnly(RegisterMaster bus) {
        for (long value : values()) {
            bus.write(address(register(), 0), word(value));
            boolean isRead = field.access().isReadable();
            expect("read through page " + page, read(bus), isRead ? value : 0);
            write(bus, field instanceof ChoiceField<?> ? values().get(0) : value ^ field.ones());
            expect("behind a write through page " + page, shown(bus), value);
        }
    }

    void ignoresInvalidCodes(RegisterMaster bus) {
        List<Long> codes = values();
        long last = codes.get(codes.size() - 1);
        for (long code = 0; code <= Math.min(field.ones(), MOST_CODES); code++) {
            if (!codes.contains(code)) {
                write(bus, last);
                write(bus, code);
                expect("behind the code " + code, shown(bus), last);
            }
        }
    }

    void takesBytes(RegisterMaster bus) {
        if (field instanceof ChoiceField<?>) {
            long last = values().get(values().size() - 1);
            write(bus, last);
            bus.write(address(), word(values().get(0)), 0);
            expect("behind a write of no byte", shown(bus), last);
            return;
        }
        for (int strobes = 0; strobes < 1 << register().map().wordBytes(); strobes = strobes * 2 + 1) {
            write(bus, 0);
            bus.write(address(), word(field.ones()), strobes);
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
            poke(bus, NEXT, value);
            bus.step();
            pulse(bus, UPDATE, 1);
            expect("loaded by hardware", read(bus), value);
            expect("at its port", shown(bus), value);
        }
    }

    void hardwareWins(RegisterMaster bus) {
        long other = field instanceof ChoiceField<?> ? 0 : field.ones();
        for (long value : values()) {
            poke(bus, NEXT, value);
            poke(bus, UPDATE, 1);
            bus.offer(true, address(), word(value ^ other), bus.allStrobes());
            bus.step();
            poke(bus, UPDATE, 0);
            bus.poke("request_valid", 0);
            expect("written from both sides", shown(bus), value);
            bus.step();
        }
    }
}
