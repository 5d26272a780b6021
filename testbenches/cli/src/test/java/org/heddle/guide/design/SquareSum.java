package org.heddle.guide.design;

import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Adds squares, by the vendor's multiplier. */
public final class SquareSum extends Component {
    public final UInt sample = in(uint(8));
    public final UInt sum = out(uint(24));

    public SquareSum() {
        VendorMultiplier square = instance(new VendorMultiplier(8));
        square.a.set(sample);
        square.b.set(sample);
        UInt total = reg(uint(24)).init(0);
        total.set(total.addWrap(square.p.zext(24)));
        sum.set(total);
    }
}
