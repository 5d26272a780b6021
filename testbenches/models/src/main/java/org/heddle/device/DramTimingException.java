package org.heddle.device;

/** Says that a command on the pins of a module broke a rule of the device. The module must not be used afterwards. */
public final class DramTimingException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final DramRule rule;
    private final long cycle;
    private final int bank;
    private final long cyclesTooEarly;

    private DramTimingException(String message, DramRule rule, long cycle, int bank, long cyclesTooEarly) {
        super(message);
        this.rule = rule;
        this.cycle = cycle;
        this.bank = bank;
        this.cyclesTooEarly = cyclesTooEarly;
    }

    /** A command that would have been legal later. */
    static DramTimingException tooEarly(
            String module,
            DramRule rule,
            String command,
            long cycle,
            int bank,
            String earlier,
            long earlierCycle,
            long legal) {
        String message = "%s: %s in cycle %d comes %d too early for %s: %s was in cycle %d; hold it back until cycle %d"
                .formatted(module, command, cycle, legal - cycle, rule, earlier, earlierCycle, legal);
        return new DramTimingException(message, rule, cycle, bank, legal - cycle);
    }

    /** A command that the state of the module does not allow, whenever it comes. */
    static DramTimingException illegal(
            String module, DramRule rule, String command, long cycle, int bank, String stateAndMend) {
        String message =
                "%s: %s in cycle %d breaks the rule \"%s\": %s".formatted(module, command, cycle, rule, stateAndMend);
        return new DramTimingException(message, rule, cycle, bank, 0);
    }

    /** The rule that was broken. */
    public DramRule rule() {
        return rule;
    }

    /** The cycle of the offending command, counted by the module from 0. */
    public long cycle() {
        return cycle;
    }

    /** The bank concerned, or -1 where the rule concerns the whole module. */
    public int bank() {
        return bank;
    }

    /** How many cycles later the command would have been legal; 0 where waiting alone does not help. */
    public long cyclesTooEarly() {
        return cyclesTooEarly;
    }
}
