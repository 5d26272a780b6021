package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.lib.crossing.BitSynchronizer;

/** One end of an interrupt line that several devices share: each pulls it low, and all of them hear it. */
public final class SharedLine extends Component {
    public final Bool raise = in(bool());
    public final Bool lineLow = out(bool()).doc("pulls the line low; otherwise it is let go");
    public final Bool lineLevel = asynchronousIn(bool()).doc("what the board makes of the line");
    public final Bool heard = out(bool());

    public SharedLine() {
        BitSynchronizer level = instance(new BitSynchronizer(2, true));
        level.source.set(lineLevel);
        Bool pulls = reg(bool()).init(false);
        pulls.set(raise);
        lineLow.set(pulls);
        heard.set(level.sink.not());
    }
}
