package org.heddle.guide;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;

/** A lamp that follows a switch. */
public final class SwitchedLamp extends Component {
    public final Bool lever = asynchronousIn(bool());
    public final Bool lamp = out(bool());

    public SwitchedLamp() {
        Bool arriving = crossing(lever, "one bit, and two stages follow");
        Bool first = synchronizerStage(reg(bool()).init(false));
        Bool second = synchronizerStage(reg(bool()).init(false));
        first.set(arriving);
        second.set(first);
        lamp.set(second);
    }
}
