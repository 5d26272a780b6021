package org.heddle.hdl.elaboration;

import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.DesignerClasses;

/** Limits of a design's size. Whatever is larger is a mistake in a number or a recursion without an end, and no tool would take it. */
public final class Limits {
    /** Bits of a value: 2^20. */
    public static final int WIDTH = 1 << 20;

    /** Bits of a bundle or a vector, as far as an int can count them. */
    static final int AGGREGATE = 1 << 30;

    /** Elements of a vector. */
    public static final int ELEMENTS = 1 << 20;

    /** Components of a design. */
    static final int COMPONENTS = 100_000;

    /** Components of one class whose constructors run inside each other. */
    static final int NESTED = 1_000;

    /** Bodies of when and switch within each other. */
    static final int DEPTH = 250;

    private Limits() {}

    /**
     * A width that fits, of something larger than an int perhaps.
     *
     * @param what makes it, for the message, such as {@code repeat(3)}
     * @throws ElaborationException HDL001 if it is not 1 to {@link #WIDTH}
     */
    public static int width(long width, String what) {
        return inRange(width, WIDTH, what, "a width is at least 1: leave the value out, or give it a width");
    }

    /**
     * The width of a type, as {@link #width(long, String)}; the message is put together only where it is needed.
     *
     * @param type its name, such as {@code uint}
     */
    public static int width(int width, String type) {
        return width >= 1 && width <= WIDTH ? width : width((long) width, type + "(" + width + ")");
    }

    /** The bits of a bundle or vector, of whose parts each fits. */
    public static int aggregate(long width, String what) {
        return inRange(width, AGGREGATE, what, "it has no bits: leave it out");
    }

    /**
     * Bits behind the point of a number that fit.
     *
     * @param what has them, for the message, such as {@code fixed(3, 2000000)}
     * @throws ElaborationException HDL001 if they are more than {@link #WIDTH}, or less than its negative
     */
    public static int point(long fractionBits, String what) {
        if (Math.abs(fractionBits) <= WIDTH) {
            return (int) fractionBits;
        }
        throw new ElaborationException(new Diagnostic(
                Code.WIDTH_OUT_OF_RANGE,
                what + ": the point lies further than " + WIDTH + " bits away: scale the number",
                Caller.find().site()));
    }

    private static int inRange(long width, int most, String what, String tooFew) {
        if (width >= 1 && width <= most) {
            return (int) width;
        }
        String mend = width < 1
                ? tooFew
                : width + " bits are more than the " + most + " that a design may have: give it fewer";
        throw new ElaborationException(new Diagnostic(
                Code.WIDTH_OUT_OF_RANGE, what + ": " + mend, Caller.find().site()));
    }

    /**
     * Notes that one more body begins inside others.
     *
     * @param around bodies around it
     * @throws ElaborationException HDL034 if there are too many
     */
    static void requireDepth(ModuleBuilder module, int around) {
        if (around > DEPTH) {
            throw new ElaborationException(new Diagnostic(
                    Code.WITHOUT_END,
                    "more than " + DEPTH + " bodies of when and switch stand inside each other in " + module.name()
                            + ": join the conditions with and, go on with elseWhen, or move the inner ones into a"
                            + " component",
                    Caller.find().site(),
                    module.site()));
        }
    }

    static ElaborationException tooDeep(Class<?> component) {
        return new ElaborationException(new Diagnostic(
                Code.WITHOUT_END,
                "more than " + NESTED + " components " + DesignerClasses.nameOf(component)
                        + " are built inside each other: end the recursion, or build with a loop",
                Caller.find().site()));
    }

    static ElaborationException tooManyComponents(Class<?> latest) {
        return new ElaborationException(new Diagnostic(
                Code.WITHOUT_END,
                "more than " + COMPONENTS + " components were built, the last a "
                        + DesignerClasses.nameOf(latest)
                        + ": end the loop or recursion that builds them",
                Caller.find().site()));
    }
}
