package org.heddle.guide;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Counts the beats that pass, and wraps. */
public final class BeatCounter extends Component {
    public final Bool beat = in(bool());
    public final UInt beats = out(uint(8));

    public BeatCounter() {
        UInt count = reg(uint(8)).init(0);
        when(beat, () -> count.set(count.addWrap(1)));
        beats.set(count);
    }
}
