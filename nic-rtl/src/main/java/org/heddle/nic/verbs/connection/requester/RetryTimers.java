package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.layout.VerbsMap;

/**
 * A timer for each queue pair: started anew or stopped at any time. They are looked at in turn, so one expires up to
 * {@value RnrTimes#TICK_CYCLES} cycles after its time, and never before.
 */
public final class RetryTimers extends Component {
    /** Bits of a time: 4.096 us times 2^31 and more. */
    public static final int TICKS_WIDTH = 36;

    private static final int INDEX = QueuePairTable.INDEX_WIDTH;
    private static final int CYCLE_WIDTH = Integer.numberOfTrailingZeros(RnrTimes.TICK_CYCLES);

    /** Queue pair whose timer is started or stopped. */
    public final UInt index = in(uint(INDEX));
    /** 1 to start it. */
    public final Bool starts = in(bool());
    /** Ticks of {@value RnrTimes#TICK_CYCLES} cycles until it expires. */
    public final UInt ticks = in(uint(TICKS_WIDTH));
    /** 1 to stop it. */
    public final Bool stops = in(bool());
    /** 1 while a timer has expired that was neither started nor stopped since. */
    public final Bool expired = out(bool());
    /** Its queue pair. */
    public final UInt expiredIndex = out(uint(INDEX));

    /** Declares the timers; none runs. */
    public RetryTimers() {
        UInt cycle = reg(uint(CYCLE_WIDTH)).init(0);
        UInt now = reg(uint(TICKS_WIDTH + 1)).init(0);
        cycle.increment();
        when(cycle.eq(RnrTimes.TICK_CYCLES - 1), now::increment);
        UInt running = reg(uint(VerbsMap.QUEUE_PAIRS)).init(0);
        Memory<UInt> ends = memory(uint(TICKS_WIDTH + 1), VerbsMap.QUEUE_PAIRS);

        // What was asked for, a cycle later.
        UInt set = reg(uint(INDEX));
        Bool isStart = reg(bool()).init(false);
        Bool isStop = reg(bool()).init(false);
        UInt end = reg(uint(TICKS_WIDTH + 1));
        set.set(index);
        isStart.set(starts);
        isStop.set(stops.and(starts.not()));
        end.set(now.addWrap(ticks.zext(TICKS_WIDTH + 1)));
        UInt one = set.toOneHot(VerbsMap.QUEUE_PAIRS);
        when(isStart, () -> {
                    ends.write(set, end);
                    running.set(running.or(one));
                })
                .elseWhen(isStop, () -> running.set(running.and(one.not())));

        UInt turn = reg(uint(INDEX)).init(0);
        UInt seen = reg(uint(INDEX)).init(0);
        UInt seenEnd = reg(uint(TICKS_WIDTH + 1));
        Bool seenRuns = reg(bool()).init(false);
        Bool found = reg(bool()).init(false);
        UInt foundIndex = reg(uint(INDEX)).init(0);
        turn.increment();
        seen.set(turn);
        seenEnd.set(ends.read(turn));
        seenRuns.set(running.bit(turn));
        Bool changes = isStart.or(isStop);
        // Over in the tick behind its end; judged a cycle after it was read.
        UInt judged = reg(uint(INDEX)).init(0);
        Bool isOver = reg(bool()).init(false);
        judged.set(seen);
        isOver.set(seenRuns.and(seenEnd.subWrap(now).bit(TICKS_WIDTH)));
        Bool wasChanged = reg(bool()).init(false);
        UInt changed = reg(uint(INDEX)).init(0);
        wasChanged.set(changes);
        changed.set(set);
        Bool before = reg(bool()).init(false);
        UInt changedBefore = reg(uint(INDEX)).init(0);
        before.set(wasChanged);
        changedBefore.set(changed);
        Bool isFresh = changes.and(set.eq(judged))
                .or(wasChanged.and(changed.eq(judged)))
                .or(before.and(changedBefore.eq(judged)));
        Bool newly = found.not().and(isOver).and(isFresh.not());
        when(newly, () -> {
            found.set(true);
            foundIndex.set(judged);
        });
        Bool isAsked = starts.or(stops).and(index.eq(foundIndex));
        Bool isTouched = isAsked.or(changes.and(set.eq(foundIndex)));
        when(found.and(isTouched), () -> found.set(false));
        expired.set(found);
        expiredIndex.set(foundIndex);
    }
}
