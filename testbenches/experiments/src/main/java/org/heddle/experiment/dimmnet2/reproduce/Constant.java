package org.heddle.experiment.dimmnet2.reproduce;

/**
 * A number that figures rest on.
 *
 * @param name as users type it
 * @param unit of its value
 * @param source where it comes from
 * @param isWhole whether it has no digits behind the point
 * @param value in a setting
 * @param next value a step away, where one is added to it as a rule
 * @param change to another value; throws IllegalArgumentException if it is out of range
 */
public record Constant(
        String name, String unit, String source, boolean isWhole, Getter value, Getter next, Setter change) {
    /** The usual constant, whose step is one of its unit. */
    public Constant(String name, String unit, String source, boolean isWhole, Getter value, Setter change) {
        this(name, unit, source, isWhole, value, setting -> value.in(setting) + 1, change);
    }

    /** Looks a value up. */
    @FunctionalInterface
    public interface Getter {
        /** The value in a setting. */
        double in(Setting setting);
    }

    /** Makes another setting. */
    @FunctionalInterface
    public interface Setter {
        /** A setting in which only this value is another one. */
        Setting in(Setting setting, double value);
    }

    /** Returns its value in a setting, as a whole number where it is one. */
    public Number of(Setting setting) {
        return number(value.in(setting));
    }

    /** Returns the value a step away from that in a setting. */
    public Number nextOf(Setting setting) {
        return number(next.in(setting));
    }

    private Number number(double number) {
        if (isWhole) {
            return Math.round(number);
        }
        return number;
    }
}
