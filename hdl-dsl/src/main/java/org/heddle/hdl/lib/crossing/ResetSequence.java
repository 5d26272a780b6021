package org.heddle.hdl.lib.crossing;

import static org.heddle.hdl.Types.bitsToNumber;
import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.uint;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.option.Reset;

/**
 * Releases the resets of a design one after the other: the first when clocks and power have been stable for long enough, each other when what
 * the one before it has released says that it is ready.
 *
 * <pre>
 *  locked    __/‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾\__
 *  inReset0  ‾‾‾‾‾‾‾\___________________/‾‾    settle cycles behind locked
 *  ready0    _____________/‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾
 *  inReset1  ‾‾‾‾‾‾‾‾‾‾‾‾‾‾\____________/‾‾
 *  ready1    __________________/‾‾‾‾‾‾‾‾‾‾‾
 *  running   ____________________/‾‾‾‾‾‾\__
 * </pre>
 *
 * <p>A stage that was released stays so, whatever its {@code ready} says later, until {@link #locked} falls: then all are reset at once, without
 * an edge, and everything begins anew. Other clocks take their reset through a {@link ResetSynchronizer}, whose request is a bit of {@link #inReset}.
 *
 * <p>Latency: {@code settle} edges and 2 more from {@link #locked} to the first release; 3 or 4 from {@code ready} to the next one. The
 * domain's own reset is not used: {@link #locked} is it.
 */
public final class ResetSequence extends Component {
    /** Most cycles that the clocks may be given. */
    public static final int MOST_SETTLE = 1 << 24;

    /** 1 while all clocks and supplies are stable and no button asks for a reset; from a pin or a register, of any clock. */
    public final Bool locked = asynchronousIn(bool());
    /** For each stage: 1 when what it has released is ready; from a register, of any clock. */
    public final Vec<Bool> ready;
    /** For each stage: 1 to reset it; from a register each. */
    public final Vec<Bool> inReset;
    /** 1 when all stages are ready. */
    public final Bool running;

    /**
     * A sequence of so many stages.
     *
     * @param stages 1 to 16
     * @param settle edges for which {@link #locked} is 1 before the first release, 1 to {@value #MOST_SETTLE}: 20,000 at 100 MHz are the 200 us
     *     that a DRAM wants
     * @throws IllegalArgumentException with other numbers
     */
    public ResetSequence(int stages, int settle) {
        require("stages", stages, 16);
        require("settle", settle, MOST_SETTLE);
        parameter("stages", stages);
        parameter("settle", settle);
        ready = asynchronousIn("ready", vec(stages, bool()));
        inReset = out("inReset", vec(stages, bool()));
        running = out(bool());

        ResetSynchronizer unlocked = instance(new ResetSynchronizer());
        unlocked.request.set(locked.not());
        ClockDomain sequence = currentDomain().resetBy(unlocked.active, Reset.asynchronous());
        within(sequence, () -> {
            UInt waited = reg("waited", uint(bitsToNumber(settle + 1))).init(0);
            Bool last = waited.eq(settle);
            when(last.not(), () -> waited.set(waited.addWrap(1)));
            for (int stage = 0; stage < stages; stage++) {
                last = release(stage, last);
            }
            Bool all = reg("all", bool()).init(false);
            all.set(last);
            running.set(all);
        });
    }

    /** Releases a stage in its turn, and returns whether it is ready. What resets others is a register that nothing else looks at. */
    private Bool release(int stage, Bool turn) {
        Bool holds = reg("holds_" + stage, bool()).init(true);
        Bool released = reg("released_" + stage, bool()).init(false);
        when(turn, () -> {
            holds.set(false);
            released.set(true);
        });
        inReset.get(stage).set(holds);
        BitSynchronizer seen = instance("seen_" + stage, new BitSynchronizer());
        seen.source.set(ready.get(stage));
        return released.and(seen.sink);
    }

    private static void require(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw new IllegalArgumentException("%s must be 1 to %,d: %s=%d".formatted(name, most, name, value));
        }
    }
}
