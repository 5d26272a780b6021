package org.heddle.guide;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.TopLevel;

/** Shows one bit of a counter. */
@TopLevel(arguments = "8", name = "fast-lamp")
@TopLevel(arguments = "24", name = "slow-lamp", megahertz = 50)
public final class SampledLamp extends Component {
    public final Bool lamp = out(bool());

    public SampledLamp(int bits) {
        parameter("bits", bits);
        UInt count = reg(uint(bits)).init(0);
        count.increment();
        lamp.set(count.bit(bits - 1));
    }
}
