package org.heddle.cosim.jvm.model;

/** Limit of the rounds in which signals that depend on each other settle. */
public final class SettleRounds {
    /** Most rounds: more than any chain of bits needs. */
    public static final int MOST = 100_000;

    private SettleRounds() {}

    /**
     * Counts a round.
     *
     * @param rounds so far, with this one
     * @param module whose signals settle
     * @throws IllegalStateException if they do not
     */
    public static void require(int rounds, String module) {
        if (rounds > MOST) {
            throw new IllegalStateException("signals of module " + module + " do not settle in " + MOST
                    + " rounds: a loop without a register goes through a black box or through bits");
        }
    }
}
