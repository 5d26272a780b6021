package org.heddle.guide;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.hdl.lib.bus.AxiLiteRules;
import org.heddle.hdl.lib.bus.AxiLiteSlave;
import org.heddle.hdl.lib.bus.BusRules.Asserted;

/** A lamp on AXI4-Lite, whose master is told when it breaks a rule of the bus. */
public final class LampOnAxi extends Component {
    public final AxiLite bus = in(AxiLite.type(3, 32));
    public final Bool hot = in(bool());
    public final UInt light = out(uint(8));

    public LampOnAxi() {
        AxiLiteSlave slave = instance(new AxiLiteSlave(3, 32));
        Lamp lamp = instance(new Lamp());
        connect(slave.bus, bus);
        connect(lamp.request, slave.request);
        connect(slave.response, lamp.response);
        lamp.hot.set(hot);
        light.set(lamp.light);

        AxiLiteRules rules = instance(new AxiLiteRules(3, 32, Asserted.MASTER));
        rules.bus.set(bus);
    }
}
