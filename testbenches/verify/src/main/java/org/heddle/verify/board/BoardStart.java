package org.heddle.verify.board;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.lib.crossing.ResetSequence;
import org.heddle.hdl.option.Reset;

/**
 * Start of a board's top behind configuration, by a {@link ResetSequence}: nothing is locked until the first edge of the clock, so that every register of the sequence
 * is set by its reset, which no configuration does.
 */
public final class BoardStart extends Component {
    /** Edges from the first one until the top's reset ends: block RAM of an iCE40 may not be read in the first microseconds. */
    public static final int SETTLE = 256;

    /** 1 while the top is in its reset; a register. */
    public final Bool starting = out(bool());
    /** 1 when the top has been out of its reset; a register, which never is 0 again. */
    public final Bool ready = out(bool());

    /** Joins the sequence, which has the top as its one stage. */
    public BoardStart() {
        defaultDomain(Reset.initialValues());
        ClockDomain clock = defaultDomain();
        Bool configured = reg(clock, bool()).init(false);
        configured.set(true);
        ResetSequence sequence = instance("sequence", new ResetSequence(1, SETTLE));
        sequence.locked.set(configured);
        Bool released = reg(clock, bool()).init(false);
        released.set(sequence.inReset.get(0).not());
        sequence.ready.get(0).set(released);
        starting.set(sequence.inReset.get(0));
        ready.set(sequence.running);
    }
}
