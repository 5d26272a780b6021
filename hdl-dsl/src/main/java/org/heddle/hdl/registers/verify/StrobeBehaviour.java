package org.heddle.hdl.registers.verify;

import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.FlagField;

/** Checks fields that keep nothing. */
final class StrobeBehaviour extends FieldBench {
    StrobeBehaviour(Field<?> field) {
        super(field);
    }

    void pulses(RegisterMaster bus) {
        String written = field instanceof FlagField ? field.path() : field.path() + "_written";
        expect("before any write", bus.peek(written), 0);
        for (long value : values()) {
            boolean counts = !(field instanceof FlagField) || value == 1;
            bus.offer(true, register().address(), word(value), bus.allStrobes());
            expect("in the cycle of the write", bus.peek(written), counts ? 1 : 0);
            expect("as it is written", shown(bus), value);
            bus.complete();
            expect("behind the write", bus.peek(written), 0);
        }
        bus.offer(false, register().address(), word(field.ones()), bus.allStrobes());
        expect("in the cycle of a read", bus.peek(written), 0);
        expect("as it is read", field.bitsIn(bus.complete().data()), 0);
    }

    void noPulseForParts(RegisterMaster bus) {
        String written = field instanceof FlagField ? field.path() : field.path() + "_written";
        for (int strobes = 0; strobes < 1 << register().map().width() / 8; strobes++) {
            bus.offer(true, register().address(), word(field.ones()), strobes);
            boolean whole = strobed(strobes) == field.ones();
            expect("with strobes " + strobes, bus.peek(written), whole ? 1 : 0);
            bus.complete();
        }
    }
}
