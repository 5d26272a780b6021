package org.heddle.hdl.lib.crossing;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.option.Reset;

/**
 * Makes a reset for the clock domain around it: it begins at once, whatever the clock does, and ends at a clock edge.
 *
 * <p>Latency: none when the request begins, {@code stages} edges when it ends. The domain's own reset is not used; take the result
 * with {@code clock.resetBy(synchronizer.active, Reset.asynchronous())}.
 */
public final class ResetSynchronizer extends Component {
    /** Asks for a reset while 1; of any clock, free of glitches. */
    public final Bool request = asynchronousIn(bool());

    /** 1 to reset. */
    public final Bool active;

    /** Two stages. */
    public ResetSynchronizer() {
        this(BitSynchronizer.USUAL_STAGES);
    }

    /**
     * @param stages flip-flops in a row, at least 2
     */
    public ResetSynchronizer(int stages) {
        if (stages < 2) {
            throw new IllegalArgumentException("stages must be >= 2: stages=" + stages);
        }
        if (stages != BitSynchronizer.USUAL_STAGES) {
            parameter("stages", stages);
        }
        active = out(bool());
        Bool asked = crossing(request, "acts at once; its end goes through the stages");
        ClockDomain requested = currentDomain().resetBy(asked, Reset.asynchronous());
        within(requested, () -> {
            Bool last = lit(false);
            for (int i = 0; i < stages; i++) {
                Bool stage = synchronizerStage(reg("stage_" + i, bool()).init(true));
                stage.set(last);
                last = stage;
            }
            active.set(last);
        });
    }
}
