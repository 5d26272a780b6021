package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Status of a device: the level at the last push, the upper half of the one before, and whether the last cycle had a push. */
public final class StatusBits extends Component {
    public final Bool push = in(bool());
    public final UInt level = in(uint(4));
    public final UInt status = out(uint(8));

    public StatusBits() {
        UInt seen = reg(uint(8)).init(0);
        when(push, () -> {
            seen.bits(7, 4).set(level);
            seen.bits(3, 1).set(seen.bits(7, 5));
        });
        seen.bit(0).set(push);
        status.set(seen);
    }
}
