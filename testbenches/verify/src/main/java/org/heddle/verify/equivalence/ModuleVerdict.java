package org.heddle.verify.equivalence;

/**
 * Verdict of yosys on the equivalence of one module.
 *
 * @param module its Verilog name
 * @param result proven, or why not
 * @param points signals, memory ports and instance ports that were compared; 0 if yosys did not come so far
 * @param detail what is not proven, in yosys's words, or by which other means it is; empty if there is nothing to say
 */
public record ModuleVerdict(String module, Result result, int points, String detail) {
    /** How a proof ends. */
    public enum Result {
        PROVEN("proven"),
        /** Some point is not shown to be equal: a difference, or more than yosys can see. */
        OPEN("not proven"),
        LATE("took too long"),
        REFUSED("refused by yosys");

        private final String words;

        Result(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** Whether the module is proven. */
    public boolean isProven() {
        return result == Result.PROVEN;
    }
}
