package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.UInt;

/** Gives way to those who wait, for as long as it takes. */
public final class TrafficLight extends Component {
    /** Lights of the main road. */
    public enum Light {
        GREEN,
        YELLOW,
        RED
    }

    public final Bool waiting = in(bool());
    public final Bool go = out(bool());

    public TrafficLight(int yellowCycles, int redCycles) {
        UInt cycles = reg(uint(8)).init(0);
        Fsm<Light> light = fsm(Light.GREEN, machine -> {
            machine.state(Light.GREEN).goTo(Light.YELLOW, waiting).onExit(() -> cycles.set(yellowCycles - 1));
            machine.state(Light.YELLOW)
                    .during(cycles::decrement)
                    .goTo(Light.RED, cycles.eq(0))
                    .onExit(() -> cycles.set(redCycles - 1));
            machine.state(Light.RED).during(cycles::decrement).goTo(Light.GREEN, cycles.eq(0));
        });
        go.set(light.is(Light.GREEN));
    }

    /** Makes one for a small crossing. */
    public TrafficLight() {
        this(3, 20);
    }
}
