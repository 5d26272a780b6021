package org.heddle.guide;

import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Adds two levels. */
public final class BrightDimmer extends Component {
    public final UInt first = in(uint(8));
    public final UInt second = in(uint(8));
    public final UInt both = out(uint(8));

    public BrightDimmer() {
        both.set(first.addGrow(second));
    }
}
