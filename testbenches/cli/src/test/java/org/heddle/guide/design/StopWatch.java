package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Counter;

/** Counts seconds and minutes, while it runs. */
public final class StopWatch extends Component {
    public final Bool tick = in(bool());
    public final Bool runs = in(bool());
    public final UInt seconds = out(uint(6));
    public final UInt minutes = out(uint(6));

    public StopWatch() {
        Counter second = new Counter(this, 60, tick.and(runs));
        Counter minute = new Counter(this, 60, second.wraps);
        seconds.set(second.value);
        minutes.set(minute.value);
    }
}
