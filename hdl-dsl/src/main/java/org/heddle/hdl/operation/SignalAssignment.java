package org.heddle.hdl.operation;

import java.math.BigInteger;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SignalBuilder;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.Caller;

/** Drives single values. What cannot be driven, or not by that, is reported, and nothing is driven or zeros are. */
public final class SignalAssignment {
    private SignalAssignment() {}

    /** Drives a value from another of the same kind, at the designer's line. */
    public static void assign(Net target, Net source) {
        Site site = Caller.find().site();
        assign(target, target.reader(), source, site);
    }

    /** Drives a value from another of the same kind. */
    public static void assign(Net target, ModuleBuilder module, Net source, Site site) {
        if (source.format().kind() != target.format().kind()) {
            module.report(
                    Code.BUNDLE_SHAPE,
                    target.describe() + " is " + target.format().description() + " and cannot take "
                            + source.format().description() + ": convert it first",
                    site);
            return;
        }
        assign(target, module, fitted(target, source, module, site), site);
    }

    /** Drives a value with a constant, at the designer's line. */
    public static void assign(Net target, BigInteger constant) {
        Site site = Caller.find().site();
        ModuleBuilder module = target.reader();
        assign(target, module, target.literal(module, constant, site), site);
    }

    /** A source of the same kind as the target takes it; reports what cannot be. */
    private static Expression fitted(Net target, Net source, ModuleBuilder module, Site site) {
        Format to = target.format();
        return switch (to.kind()) {
            case BOOL, BITS, UINT, SINT -> source.in(module, site);
            case ENUM -> EnumCodes.sameEncoding(target, source, module, source.in(module, site), site);
            case FIXED -> {
                if (!FixedMath.holds(to, source.format())) {
                    module.report(Code.VALUE_TOO_WIDE, FixedText.doesNotFit(target, source), site);
                    yield Expression.Literal.of(0, to.width());
                }
                yield FixedMath.aligned(source.in(module, site), source.format(), to.fractionBits(), to.width());
            }
        };
    }

    /** Drives a value with an expression of its kind, at most as wide as it is. */
    public static void assign(Net target, ModuleBuilder module, Expression value, Site site) {
        module.requireUnfinished(target);
        ModuleBuilder owner = target.owner();
        Optional<AssignedBits> bits = AssignedBits.of(target, module);
        if (isInside(target, module)) {
            module.report(
                    Code.FOREIGN_VALUE, target.describe() + " is inside " + owner.name() + target.insideMend(), site);
            return;
        } else if (bits.isEmpty() || !bits.get().isAssignableIn(module)) {
            module.report(Code.NOT_ASSIGNABLE, whyNotAssignable(target, bits, module), site);
            return;
        } else if (bits.get()
                .signal()
                .confined()
                .filter(meant -> meant.kind() != target.format().kind())
                .isPresent()) {
            module.report(Code.NOT_ASSIGNABLE, whyNotItsBits(target, bits.get().signal()), site);
            return;
        } else if (bits.get().signal().kept().isPresent()) {
            SignalBuilder signal = bits.get().signal();
            module.report(
                    Code.NOT_ASSIGNABLE,
                    described(target, signal) + " cannot be set: "
                            + signal.kept().get(),
                    site,
                    signal.site());
            return;
        } else if (!module.isDescribedHere(target.describe(), () -> site)) {
            return;
        }
        AssignedBits driven = bits.get();
        requireItsDomain(target, driven.signal(), module, site);
        Expression fitted = atWidth(target, value, module, site);
        module.body().addAssign(driven.signal(), driven.high(), driven.low(), fitted, site);
    }

    /**
     * Takes the stream of which a value is the ready; a second time under a condition is reported, as a beat would then go to one place and be taken
     * by the other.
     */
    public static void take(Net ready, ModuleBuilder module, Site site) {
        AssignedBits.of(ready, module).map(AssignedBits::signal).ifPresent(signal -> {
            if (module.body().isUnconditional()) {
                signal.takenAt(site);
                return;
            }
            signal.taken()
                    .ifPresent(earlier -> module.report(
                            Code.DRIVEN_TWICE,
                            "a stream is taken a second time, under a condition: the beats that " + earlier
                                    + " takes would be given twice, or lost; divide it with fork(2), or choose with"
                                    + " demux",
                            site,
                            earlier));
        });
    }

    private static void requireItsDomain(Net target, SignalBuilder signal, ModuleBuilder module, Site site) {
        if (signal.kind() == Signal.Kind.REGISTER && module.domains().isWithinOther(signal.domain())) {
            String current = module.domains().current().describe();
            boolean sameName = current.equals(signal.domain().describe());
            module.report(
                    Code.WITHIN_OTHER_DOMAIN,
                    described(target, signal) + " is a register of domain "
                            + signal.domain().describe()
                            + " and is set within domain " + current + ", which changes nothing: it takes its value at"
                            + " the edges of its own domain; "
                            + (sameName
                                    ? "the two are made by two calls: keep it in a variable, and name that in both places"
                                    : "declare it within " + current + ", or set it outside"),
                    site,
                    signal.site());
        }
    }

    private static Expression atWidth(Net target, Expression value, ModuleBuilder module, Site site) {
        int width = target.width();
        if (value.width() > width) {
            module.report(
                    Code.VALUE_TOO_WIDE,
                    "value of " + value.width() + " bits does not fit the " + width + "-bit target " + target.describe()
                            + ": truncate it with trunc(" + width + "), or widen the target",
                    site);
            return Expression.Literal.of(0, width);
        } else if (value.width() < width && !target.format().widensItself()) {
            module.report(
                    Code.WIDTHS_DIFFER,
                    "value of " + value.width() + " bits for the " + width + "-bit target " + target.describe()
                            + ": bits have no value to keep, so join zeros with cat, or give both one width",
                    site);
            return Expression.Literal.of(0, width);
        }
        return value.width() < width ? target.format().widen(value, width) : value;
    }

    /** Whether this is a register or wire of an instance of the module. */
    private static boolean isInside(Net target, ModuleBuilder module) {
        return target.owner() != module
                && target.signal()
                        .map(SignalBuilder::kind)
                        .filter(kind -> kind == Signal.Kind.WIRE || kind == Signal.Kind.REGISTER)
                        .isPresent();
    }

    private static String whyNotAssignable(Net target, Optional<AssignedBits> bits, ModuleBuilder module) {
        if (bits.isEmpty()) {
            return whyNoSignal(target);
        }
        SignalBuilder signal = bits.get().signal();
        String name = described(target, signal);
        String where = signal.owner() == module ? "" : " of " + signal.owner().name();
        return signal.kind() == Signal.Kind.INPUT
                ? name + where + " is an input: it is set by the component that holds the instance"
                : name + where + " cannot be set in " + module.name()
                        + ": only the inputs of an instance are set from outside";
    }

    private static String whyNotItsBits(Net target, SignalBuilder signal) {
        Format meant = signal.confined().orElseThrow();
        return "bits of " + described(target, signal) + " cannot be set: "
                + (meant.kind() == Format.Kind.ENUM
                        ? "they would be those of no constant: set it to constants, under a switch over the bits"
                        : "the number could leave its range, " + meant.range().least() + " to "
                                + meant.range().most()
                                + " units: set it as a number, or declare it as a fixed or ufixed");
    }

    private static String whyNoSignal(Net target) {
        if (target.expression() instanceof Expression.MemoryRead) {
            return "the word that a memory reads cannot be set: write it with write()";
        }
        Expression expression =
                target.signal().flatMap(SignalBuilder::definition).orElseGet(target::expression);
        if (expression instanceof Expression.Slice slice
                && slice.operand() instanceof Expression.Binary shifted
                && shifted.operator() == Expression.BinaryOperator.SHIFT_RIGHT_UNSIGNED) {
            return "a bit that is chosen in hardware cannot be set: declare a vector of bool, and set its element at"
                    + " that index";
        }
        if (target.signal().isEmpty() && expression instanceof Expression.Mux) {
            return "a choice between values cannot be set: set each of them under a when; the element of a vector at an index"
                    + " that only the hardware knows is set with set(index, value) of the vector";
        }
        return target.signal().isEmpty()
                ? "the result of an operation cannot be set: set a wire, register or output, or bits of one"
                : target.describe() + " is the result of an operation and cannot be set: declare it with wire()";
    }

    /** The name of the signal whose bits are set, as far as it is known. */
    private static String described(Net target, SignalBuilder signal) {
        return signal.displayName().isEmpty() ? target.describe() : "\"" + signal.displayName() + "\"";
    }
}
