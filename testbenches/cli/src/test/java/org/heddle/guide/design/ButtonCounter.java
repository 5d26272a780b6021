package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Delay;
import org.heddle.hdl.area.Edges;
import org.heddle.hdl.area.RegNext;

/** Counts how often a button is pressed, and shows what was sampled then. */
public final class ButtonCounter extends Component {
    public final Bool button = in(bool());
    public final UInt sample = in(uint(8));
    public final UInt presses = out(uint(8));
    public final UInt shown = out(uint(8));

    public ButtonCounter() {
        Bool clean = RegNext.of(button).init(false);
        UInt late = Delay.of(sample, 2);
        UInt count = reg(uint(8)).init(0);
        UInt caught = reg(uint(8)).init(0);
        when(Edges.rising(clean), () -> {
            count.increment();
            caught.set(late);
        });
        presses.set(count);
        shown.set(caught);
    }
}
