package org.heddle.guide;

import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Shows the core's count at the link's clock, and sometimes a number that never was. */
public final class TornCount extends Component {
    public final ClockDomain link = clockDomain();
    public final UInt shown = out(link, uint(8));

    public TornCount() {
        UInt count = reg(uint(8)).init(0);
        count.set(count.addWrap(1));
        UInt next = count.addWrap(1);
        UInt caught = reg(link, uint(8)).init(0);
        caught.set(next);
        shown.set(caught);
    }
}
