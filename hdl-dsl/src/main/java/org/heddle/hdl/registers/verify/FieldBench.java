package org.heddle.hdl.registers.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.registers.ChoiceField;
import org.heddle.hdl.registers.Field;
import org.heddle.hdl.registers.Register;
import org.heddle.hdl.registers.RegisterAccess;

/** A field under test: values to write to it, and how to reach it from both sides. */
abstract class FieldBench {
    static final String CLEAR = "_clear";
    static final String SET = "_set";

    final Field<?> field;

    FieldBench(Field<?> field) {
        this.field = field;
    }

    static boolean hasInvalidCodes(Field<?> field) {
        return field instanceof ChoiceField<?> choice && choice.constants().size() <= field.ones();
    }

    final Register register() {
        return field.register();
    }

    /** Values worth writing: corners, patterns and some by chance, always the same; of a choice, every code. */
    final List<Long> values() {
        List<Long> values = new ArrayList<>();
        if (field instanceof ChoiceField<?> choice) {
            choice.constants().forEach(constant -> values.add((long) constant.ordinal()));
            return values;
        }
        Random random = new Random(field.path().hashCode());
        for (long pattern :
                new long[] {-1L, 0, 0xAAAAAAAAAAAAAAAAL, 0x5555555555555555L, random.nextLong(), random.nextLong()}) {
            values.add(pattern & field.ones());
        }
        return values;
    }

    /** The register as a write leaves all others: those that are kept get their reset value once more. */
    final long word(long bits) {
        long word = 0;
        for (Field<?> other : register().fields()) {
            boolean repeats =
                    other.access() == RegisterAccess.READ_WRITE || other.access() == RegisterAccess.HARDWARE_SET;
            word |= repeats && other != field ? other.resetValue() << other.low() : 0;
        }
        return word | bits << field.low();
    }

    final void write(RegisterMaster bus, long bits) {
        bus.write(register().address(), word(bits));
    }

    final long read(RegisterMaster bus) {
        return field.bitsIn(bus.read(register().address()));
    }

    final long shown(RegisterMaster bus) {
        return bus.peek(field.path());
    }

    /** An input for one cycle. */
    final void pulse(RegisterMaster bus, String suffix, long bits) {
        bus.poke(field.path() + suffix, bits);
        bus.step();
        bus.poke(field.path() + suffix, 0);
    }

    final void expect(String when, long actual, long expected) {
        Expect.that(field + " " + when, actual, expected);
    }

    /** The field's bits whose bytes are strobed. */
    final long strobed(long strobes) {
        long bits = 0;
        for (int bit = field.low(); bit <= field.high(); bit++) {
            bits |= (strobes >> bit / 8 & 1) << bit - field.low();
        }
        return bits;
    }
}
