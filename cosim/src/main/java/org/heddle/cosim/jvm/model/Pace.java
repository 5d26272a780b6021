package org.heddle.cosim.jvm.model;

/**
 * Decides from time to time, for a whole instance of a design, whether to ask what is stale pays, or everything is computed in each cycle. The results are
 * the same either way, and so is the choice in two runs with the same inputs: it follows from how much was stale at some edges.
 */
public final class Pace {
    /**
     * When it looks, and what it asks for.
     *
     * @param start edges before it looks first, at least 1
     * @param warmUp edges behind those at which everything was computed before it looks again, at least 1
     * @param look edges at which it counts, at least 1
     * @param period edges for which a choice holds, at least 1
     * @param percent share of the bits that is stale at an edge from which on everything is computed
     */
    public record Rule(int start, int warmUp, int look, int period, int percent) {
        /** Measured: a busy node has 10 % stale and runs twice as fast by asking; a toy has 45 % and gains nothing, a row of queues 57 % and is half as fast. */
        public static final Rule MEASURED = new Rule(512, 8, 32, 4_096, 30);

        /** Changes every few edges, whatever is stale; for tests. */
        public static final Rule ALTERNATING = new Rule(3, 4, 1, 3, 0);
    }

    private final CompiledModule block;
    private final Rule rule;
    private final long bits;
    private boolean whole;
    private int left;
    private long stale;

    /**
     * Begins with what skips.
     *
     * @param block the instance
     * @param bits number of bits in it that can be stale; 0 if it is always run as it was compiled
     */
    public Pace(CompiledModule block, int bits, Rule rule) {
        this.block = block;
        this.bits = bits;
        this.rule = rule;
        this.left = rule.start() + rule.look();
    }

    /** As {@link CompiledModule#settle}. */
    public void settle() {
        if (whole) {
            block.settleWhole();
        } else {
            block.settle();
        }
    }

    /** As {@link CompiledModule#settleInputs}. */
    public void settleInputs() {
        if (whole) {
            block.settleInputsWhole();
        } else {
            block.settleInputs();
        }
    }

    /** As {@link CompiledModule#edge}; a settle follows. */
    public void edge(int rising, Stops stops) {
        if (bits == 0) {
            block.edge(rising, stops);
            return;
        }
        left--;
        if (whole) {
            if (left > 0) {
                block.edgeWhole(rising, stops);
                return;
            }
            skip();
        }
        block.edge(rising, stops);
        if (left < rule.look()) {
            look();
        }
    }

    /** Whether everything is computed at present. */
    public boolean isWhole() {
        return whole;
    }

    /** Goes back to skipping. Nothing was noted in the meantime, so that everything may be stale. */
    private void skip() {
        block.touch();
        whole = false;
        left = rule.warmUp() + rule.look();
    }

    private void look() {
        stale += block.stale();
        if (left > 0) {
            return;
        }
        whole = 100 * stale >= rule.percent() * bits * rule.look();
        left = rule.period() + (whole ? 0 : rule.look());
        stale = 0;
    }
}
