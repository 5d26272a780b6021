package org.heddle.hdl.registers.verify;

import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.FlagField;

/** Checks fields that keep nothing. */
final class StrobeBehaviour extends FieldBench {
    StrobeBehaviour(Field<?> field, int page) {
        super(field, page);
    }

    void pulses(RegisterMaster bus) {
        String written = port(field, field instanceof FlagField ? "" : "_written", page);
        expect("before any write", bus.peek(written), 0);
        for (long value : values()) {
            boolean counts = !(field instanceof FlagField) || value == 1;
            bus.offer(true, address(), word(value), bus.allStrobes());
            expect("in the cycle of the write", bus.peek(written), counts ? 1 : 0);
            expect("as it is written", shown(bus), value);
            bus.complete();
            expect("behind the write", bus.peek(written), 0);
        }
        bus.offer(false, address(), word(field.ones()), bus.allStrobes());
        expect("in the cycle of a read", bus.peek(written), 0);
        expect("as it is read", field.bitsIn(bus.complete().data()), 0);
    }

    /** Requires of a field that all pages share: a write through this page does nothing. */
    void obeysTheFirstPageOnly(RegisterMaster bus) {
        String written = port(field, field instanceof FlagField ? "" : "_written", page);
        bus.offer(true, address(), word(field.ones()), bus.allStrobes());
        expect("in the cycle of a write through page " + page, bus.peek(written), 0);
        bus.complete();
    }

    void noPulseForParts(RegisterMaster bus) {
        String written = port(field, field instanceof FlagField ? "" : "_written", page);
        for (int strobes = 0; strobes < 1 << register().map().wordBytes(); strobes++) {
            bus.offer(true, address(), word(field.ones()), strobes);
            boolean whole = strobed(strobes) == field.ones();
            expect("with strobes " + strobes, bus.peek(written), whole ? 1 : 0);
            bus.complete();
        }
    }
}
