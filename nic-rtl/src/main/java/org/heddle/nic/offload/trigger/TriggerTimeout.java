package org.heddle.nic.offload.trigger;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.time.Ticker;

/**
 * Finds descriptors whose timeout has expired. It looks at one trigger after the other: in one cycle it reckons, in the next it says
 * whether that one is late.
 *
 * <p>A descriptor that waits is found at most {@value #TICK_CYCLES} cycles and one round of all triggers, two cycles each, behind its time.
 */
public final class TriggerTimeout extends Component {
    /** Cycles of one unit of time. */
    static final int TICK_CYCLES = 64;
    /** Width of a time in such units. */
    public static final int WIDTH = 16;

    /** 1 in the cycle in which a descriptor begins to wait. */
    public final Bool begins = in(bool());
    /** Trigger of the descriptor that begins to wait. */
    public final UInt begun;
    /** 1 in the cycle in which a descriptor goes. */
    public final Bool ends = in(bool());
    /** Trigger of the descriptor that goes. */
    public final UInt ended;

    /** The trigger that is looked at. */
    public final UInt visited;
    /** 16 bits: how long its port lets its kind of descriptor wait; 0 for ever. */
    public final UInt allowed = in(uint(WIDTH));
    /** 1 if that trigger may expire now. */
    public final Bool mayExpire = in(bool());
    /** 1 if its descriptor has waited too long; from a register, stays until it is taken or the descriptor goes. */
    public final Bool expires = out(bool());
    /** 1 in the cycle in which that is dealt with. */
    public final Bool taken = in(bool());

    /**
     * @param size of the table
     */
    public TriggerTimeout(TriggerSize size) {
        parameter("size", size);
        int triggers = 1 << size.triggerWidth();
        begun = in(uint(size.triggerWidth()));
        ended = in(uint(size.triggerWidth()));
        visited = out(uint(size.triggerWidth()));
        UInt waiting = reg(uint(triggers)).init(0);
        UInt now = reg(uint(WIDTH)).init(0);
        UInt at = reg(uint(size.triggerWidth())).init(0);
        Memory<UInt> since = memory(uint(WIDTH), triggers);
        Ticker ticker = instance("ticker", new Ticker(TICK_CYCLES));
        ticker.enable.set(true);
        when(ticker.tick, now::increment);
        when(begins, () -> since.write(begun, now));
        UInt none = lit(0, triggers);
        UInt more = mux(begins, begun.toOneHot(triggers), none);
        UInt fewer = mux(ends, ended.toOneHot(triggers), none);
        waiting.set(waiting.or(more).and(fewer.not()));

        visited.set(at);
        UInt waited = now.subWrap(since.read(at));
        Bool goes = ends.and(ended.eq(at));
        Bool hasLooked = reg(bool()).init(false);
        Bool isLate = reg(bool()).init(false);
        expires.set(isLate);
        when(hasLooked.not(), () -> {
                    hasLooked.set(true);
                    isLate.set(waiting.bit(at)
                            .and(allowed.ne(0))
                            .and(waited.gt(allowed))
                            .and(mayExpire)
                            .and(goes.not()));
                })
                .elseWhen(isLate.not().or(taken).or(goes), () -> {
                    at.increment();
                    hasLooked.set(false);
                    isLate.set(false);
                });
    }
}
