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
    static final String UPDATE = "_update";
    static final String NEXT = "_next";

    final Field<?> field;
    final int page;

    FieldBench(Field<?> field, int page) {
        this.field = field;
        this.page = page;
    }

    static boolean hasInvalidCodes(Field<?> field) {
        return field instanceof ChoiceField<?> choice && choice.constants().size() <= field.ones();
    }

    /** The name of one of the field's ports, of the page under test. */
    static String port(Field<?> field, String suffix, int page) {
        return field.path() + suffix + (field.copies() > 1 ? "_" + page : "");
    }

    /** How the hardware codes what software sees as the given bits: a constant's place in its enum. */
    static long inHardware(Field<?> field, long bits) {
        return field instanceof ChoiceField<?> choice
                ? choice.constantOf(bits)
                        .map(constant -> (long) constant.ordinal())
                        .orElse(0L)
                : bits;
    }

    /** Address of a register in a page. */
    static long address(Register register, int page) {
        return page * register.map().pageBytes() + register.address();
    }

    final long address() {
        return address(register(), page);
    }

    final void poke(RegisterMaster bus, String suffix, long bits) {
        bus.poke(port(field, suffix, page), suffix.equals(UPDATE) ? bits : inHardware(field, bits));
    }

    final Register register() {
        return field.register();
    }

    /** Values worth writing: corners, patterns and some by chance, always the same; of a choice, every code. */
    final List<Long> values() {
        List<Long> values = new ArrayList<>();
        if (field instanceof ChoiceField<?> choice) {
            return codes(choice);
        }
        Random random = new Random(field.path().hashCode());
        for (long pattern :
                new long[] {-1L, 0, 0xAAAAAAAAAAAAAAAAL, 0x5555555555555555L, random.nextLong(), random.nextLong()}) {
            values.add(pattern & field.ones());
        }
        return values;
    }

    /** Returns the word that a register reads behind the reset, with all inputs 0. */
    static long atRest(Register register) {
        long word = register.resetValue();
        for (Field<?> field : register.fields()) {
            if (field.access() == RegisterAccess.READ_ONLY && field instanceof ChoiceField<?> choice) {
                word |= inSoftware(choice, 0) << field.low();
            }
        }
        return word;
    }

    private static <E extends Enum<E>> List<Long> codes(ChoiceField<E> choice) {
        return choice.constants().stream()
                .map(constant -> (long) choice.codeOf(constant))
                .toList();
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
        bus.write(address(), word(bits));
    }

    final long read(RegisterMaster bus) {
        return field.bitsIn(bus.read(address()));
    }

    final long shown(RegisterMaster bus) {
        long bits = bus.peek(port(field, "", page));
        return field instanceof ChoiceField<?> choice ? inSoftware(choice, bits) : bits;
    }

    private static <E extends Enum<E>> long inSoftware(ChoiceField<E> choice, long bits) {
        return choice.constants().stream()
                .filter(constant -> constant.ordinal() == bits)
                .mapToLong(choice::codeOf)
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        choice + " shows 0x" + Long.toHexString(bits) + ", which is no constant's place in its enum"));
    }

    /** An input for one cycle. */
    final void pulse(RegisterMaster bus, String suffix, long bits) {
        poke(bus, suffix, bits);
        bus.step();
        bus.poke(port(field, suffix, page), 0);
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
