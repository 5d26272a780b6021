package org.heddle.hdl.registers.systemrdl;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.hdl.registers.FieldShape;
import org.heddle.hdl.registers.ImportedMapBuilder;
import org.heddle.hdl.registers.ImportedRegister;
import org.heddle.hdl.registers.Label;
import org.heddle.hdl.registers.RegisterAccess;

/** Declares the fields of a register: those without bits of their own follow the one before. */
final class RdlFields {
    private static final int MOST_BITS = 64;

    private final ImportedMapBuilder builder;
    private final Function<RdlPlace, org.heddle.hdl.diagnostic.Site> sites;
    private final Map<RdlEnum, Class<?>> enums = new HashMap<>();

    /**
     * @param sites gives each place a line of its own, by which its errors are found
     */
    RdlFields(ImportedMapBuilder builder, Function<RdlPlace, org.heddle.hdl.diagnostic.Site> sites) {
        this.builder = builder;
        this.sites = sites;
    }

    /**
     * Declares the fields of a register.
     *
     * @throws SystemRdlException if a field has no place, or an access that no register map has
     */
    void declare(ImportedRegister register, RdlInstance of) {
        List<RdlInstance> fields = of.component().instances();
        long next = 0;
        boolean isQueue = false;
        for (RdlInstance field : fields) {
            RdlInstance.Suffix suffix = field.suffix();
            long low = suffix.low().orElse(next);
            long high = suffix.high().orElse(low + width(field) - 1);
            if (high < low) {
                throw field.place()
                        .refuse("[" + high + ":" + low + "] counts bits from the highest down", "write [high:low]");
            }
            if (suffix.high().isPresent() && high - low + 1 != fieldWidth(field).orElse(high - low + 1)) {
                throw field.place()
                        .refuse("\"" + field.name() + "\" has other bits than its fieldwidth", "make them equal");
            }
            if (high >= RdlSize.width(of.component())) {
                throw field.place()
                        .refuse(
                                "\"" + field.name() + "\" ends at bit " + high + ", and its register at bit "
                                        + (RdlSize.width(of.component()) - 1),
                                "move it down, or give the register another regwidth");
            }
            isQueue |= declare(register, field, Math.toIntExact(high), Math.toIntExact(low));
            next = high + 1;
        }
        if (of.isExternal() != isQueue) {
            throw of.place()
                    .refuse(
                            of.isExternal() ? "an external register is not read" : "a queue is no internal register",
                            of.isExternal()
                                    ? "leave external out, or describe the addresses as a mem"
                                    : "put external before it");
        }
    }

    private static long width(RdlInstance field) {
        Optional<Long> given = field.suffix().count();
        long width = given.or(() -> fieldWidth(field)).orElse(1L);
        if (given.isPresent() && width != fieldWidth(field).orElse(width)) {
            throw field.place()
                    .refuse("\"" + field.name() + "\" has other bits than its fieldwidth", "make them equal");
        }
        return width;
    }

    private static Optional<Long> fieldWidth(RdlInstance field) {
        return field.component().number(RdlProperty.FIELDWIDTH).map(width -> {
            if (width.signum() == 0 || width.bitLength() > Integer.SIZE || width.longValue() > MOST_BITS) {
                throw field.component()
                        .placeOf(RdlProperty.FIELDWIDTH)
                        .refuse("\"fieldwidth\" is " + width, "use 1 to " + MOST_BITS);
            }
            return width.longValue();
        });
    }

    /** Whether the field is a part of a queue's value. */
    private boolean declare(ImportedRegister register, RdlInstance instance, int high, int low) {
        RdlComponent field = instance.component();
        boolean isNumber = field.isTrue(RdlProperty.HEDDLE_NUMBER);
        boolean isFlag = high == low && !isNumber && field.enumeration().isEmpty();
        RegisterAccess access = RdlAccess.of(field, instance.place(), isFlag).access();
        Optional<BigInteger> given = reset(instance);
        if (access == RegisterAccess.CONSTANT && given.isEmpty()) {
            throw instance.place()
                    .refuse("the constant \"" + instance.name() + "\" has no value", "give it a reset, or say hw = w");
        }
        long reset = given.map(BigInteger::longValue).orElse(0L);
        int width = high - low + 1;
        if (given.isPresent() && given.get().bitLength() > width) {
            throw instance.place()
                    .refuse(
                            "the reset " + given.get() + " of \"" + instance.name() + "\" does not fit its " + width
                                    + " bits",
                            "give it more, or a smaller value");
        }
        FieldShape shape = new FieldShape(high, low, access, reset, field.isTrue(RdlProperty.HEDDLE_SHARED));
        String members = field.enumeration()
                .map(enumeration -> enumeration.members().stream()
                        .filter(member -> !member.documentation().isEmpty())
                        .map(member -> member.name() + ": " + member.documentation())
                        .collect(Collectors.joining("; ")))
                .orElse("");
        String documentation = Stream.of(field.documentation(), members)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
        Label label = new Label(instance.name(), documentation, sites.apply(instance.place()));
        if (field.enumeration().isPresent()) {
            choice(register, instance, label, shape, field.enumeration().get());
        } else if (isFlag) {
            builder.flag(register, label, shape);
        } else {
            builder.number(register, label, shape);
        }
        return access.isQueued();
    }

    private static Optional<BigInteger> reset(RdlInstance instance) {
        Optional<BigInteger> own = instance.suffix().reset().map(RdlValue.Numeral::value);
        return own.or(() -> instance.component().number(RdlProperty.RESET));
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // the class is one of an enum
    private void choice(
            ImportedRegister register, RdlInstance instance, Label label, FieldShape shape, RdlEnum enumeration) {
        boolean isKept = shape.access().isStored() || shape.access() == RegisterAccess.CONSTANT;
        if (isKept && !enumeration.hasCode(shape.reset())) {
            throw instance.place()
                    .refuse(
                            "\"" + instance.name() + "\" is " + shape.reset() + " after a reset, which is no member of "
                                    + enumeration.name(),
                            "give it the reset of one");
        }
        Class<?> constants = enums.computeIfAbsent(enumeration, RdlEnumClass::of);
        builder.choice(register, label, shape, (Class) constants);
    }
}
