package org.heddle.guide;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Dims a lamp by switching it: it is on for {@code level} of every 256 cycles. */
public final class Dimmer extends Component {
    public final UInt level = in(uint(8)).doc("cycles of 256 for which the lamp is on");
    public final Bool lamp = out(bool());

    public Dimmer() {
        UInt phase = reg(uint(8)).init(0);
        phase.set(phase.addWrap(1));

        UInt current = reg(uint(8)).init(0);
        when(phase.eq(255), () -> current.set(level));

        lamp.set(phase.lt(current));
    }
}
