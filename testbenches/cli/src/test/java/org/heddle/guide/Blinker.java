package org.heddle.guide;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.Reset;

/** Changes its lamp at every sixteenth edge; no reset pin, values from the FPGA's configuration. */
public final class Blinker extends Component {
    public final Bool lamp = out(bool());

    public Blinker() {
        defaultDomain(Reset.initialValues());
        UInt count = reg(uint(4)).init(0);
        count.set(count.addWrap(1));

        ClockDomain seldom = defaultDomain().enabledBy(count.eq(15));
        Bool lit = reg(seldom, bool()).init(false);
        lit.set(lit.not());
        lamp.set(lit);
    }
}
