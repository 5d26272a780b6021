package org.heddle.hdl.lib.crossing;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;

/**
 * Brings one bit into the clock domain around it, by flip-flops in a row.
 *
 * <p>Latency: {@code stages} edges, or one more where the input changes too late for the first. Throughput: what lasts longer than
 * a cycle is seen; a shorter pulse may be missed ({@link PulseCrossing} misses none). The input comes from a register
 * or a pin: behind combinational logic it would show values that never were meant. Two bits that are synchronised side by side may
 * arrive a cycle apart. The reset sets all stages.
 */
public final class BitSynchronizer extends Component {
    /** Stages that are enough for most clocks. */
    public static final int USUAL_STAGES = 2;

    /** A bit of any clock. */
    public final Bool source = asynchronousIn(bool());

    /** The same bit, later. */
    public final Bool sink = out(bool());

    /** Two stages, 0 after the reset. */
    public BitSynchronizer() {
        this(USUAL_STAGES, false);
    }

    /**
     * @param stages flip-flops in a row, at least 2; more for very fast clocks
     * @param afterReset what the sink shows after a reset
     */
    public BitSynchronizer(int stages, boolean afterReset) {
        if (stages < 2) {
            throw new IllegalArgumentException("stages must be >= 2: stages=" + stages);
        }
        if (stages != USUAL_STAGES || afterReset) {
            parameter("stages", stages);
            parameter("afterReset", afterReset ? 1 : 0);
        }
        Bool arriving = crossing(source, "one bit; the stages behind it give it time to settle");
        Bool last = arriving;
        for (int i = 0; i < stages; i++) {
            Bool stage = synchronizerStage(reg("stage_" + i, bool()).init(afterReset));
            stage.set(last);
            last = stage;
        }
        sink.set(last);
    }
}
