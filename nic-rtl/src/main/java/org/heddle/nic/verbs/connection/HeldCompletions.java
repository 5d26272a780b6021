package org.heddle.nic.verbs.connection;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;

/**
 * Holds completions back, in their order, until the data of all packets before them are visible.
 *
 * <p>Latency: two cycles, or two from the cycle in which the data are visible. Throughput: one in two cycles. Fewer packets than half of what the
 * counts count may begin while a completion waits. Proof: {@code completion-after-data}.
 */
public final class HeldCompletions extends Component {
    /** Number of completions that wait here. */
    public static final int MOST = 4;
    /** Bits of a number of completions: half of what they count are more than wait here and where they are written. */
    public static final int GIVEN_WIDTH = 5;

    /**
     * Completion that waits for data.
     *
     * @param completion the completion
     * @param begun packets with data whose number it waits for
     */
    record HeldCompletion(CompletionNote completion, UInt begun) implements Bundle {
        static BundleType<HeldCompletion> type(int countWidth) {
            return Types.bundle(HeldCompletion.class, CompletionNote.type(), Types.uint(countWidth));
        }
    }

    /** Completions. */
    public final Stream<CompletionNote> completion = in(stream(CompletionNote.type()));
    /** The same, when they may be written. */
    public final Stream<CompletionNote> completed = out(stream(CompletionNote.type()));
    /** 1 in the cycle in which the oldest completion that was taken from {@link #completed} is visible. */
    public final Bool written = in(bool());
    /** Packets whose data have begun. */
    public final UInt begun;
    /** Those whose data are visible. */
    public final UInt seen;
    /** 1 while another packet's data may begin; where it is 0, so many have since the oldest completion that the counts would come round. */
    public final Bool mayBegin = out(bool());
    /** Number of completions that were taken. */
    public final UInt given = out(uint(GIVEN_WIDTH));
    /** Number of those that are visible. */
    public final UInt shown = out(uint(GIVEN_WIDTH));

    /**
     * Declares the unit.
     *
     * @param countWidth bits of a number of packets
     */
    public HeldCompletions(int countWidth) {
        parameter("countWidth", countWidth);
        begun = in(uint(countWidth));
        seen = in(uint(countWidth));
        UInt taken = reg("taken", uint(GIVEN_WIDTH)).init(0);
        UInt visible = reg("visible", uint(GIVEN_WIDTH)).init(0);
        when(completion.fires(), taken::increment);
        when(written, visible::increment);
        given.set(taken);
        shown.set(visible);
        Queue<HeldCompletion> held = instance("held", new Queue<>(HeldCompletion.type(countWidth), MOST));
        HeldCompletion newest = held.enqueue.data();
        held.enqueue.valid().set(completion.valid());
        completion.ready().set(held.enqueue.ready());
        connect(newest.completion(), completion.data());
        newest.begun().set(begun);
        HeldCompletion oldest = held.dequeue.data();
        // From a register: who takes them chooses among several.
        Bool mayLeave = reg("mayLeave", bool()).init(false);
        Bool isDue = held.dequeue.valid().and(isReached(seen, oldest.begun()));
        mayLeave.set(isDue.and(held.dequeue.fires().not()));
        completed.valid().set(mayLeave);
        held.dequeue.ready().set(completed.ready().and(mayLeave));
        connect(completed.data(), oldest.completion());
        // A cycle late: one more may have begun.
        Bool hasRoom = reg("hasRoom", bool()).init(true);
        UInt since = begun.subWrap(oldest.begun());
        hasRoom.set(held.dequeue.valid().not().or(since.lt((1 << countWidth - 1) - 2)));
        mayBegin.set(hasRoom);
        assertAlways(taken.subWrap(visible).bit(GIVEN_WIDTH - 1).not(), "few completions are under way");
        assertAlways(begun.subWrap(seen).bit(countWidth - 1).not(), "few packets' data are under way");
    }

    /** Returns whether a count has reached another one, or is past it. */
    public static Bool isReached(UInt count, UInt wanted) {
        UInt missing = wanted.subWrap(count);
        return missing.eq(0).or(missing.bit(missing.width() - 1));
    }
}
