package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;

/** Waters what is dry, for 100 cycles at most, and then lets it soak. */
public final class Sprinkler extends Component {
    /** States of the sprinkler. */
    public enum Mode {
        IDLE,
        WATER,
        SOAK
    }

    /** States of its valve. */
    public enum Valve {
        OPENING,
        POURING,
        CLOSING
    }

    public final Bool dry = in(bool());
    public final Bool full = in(bool());
    public final Bool pouring = out(bool());

    public Sprinkler() {
        fsm(Mode.IDLE, mode -> {
            mode.state(Mode.IDLE).goTo(Mode.WATER, dry);
            mode.state(Mode.WATER)
                    .run(Valve.OPENING, Mode.SOAK, valve -> {
                        valve.state(Valve.OPENING).after(3, Valve.POURING);
                        valve.state(Valve.POURING).goTo(Valve.CLOSING, full);
                        valve.state(Valve.CLOSING).finish();
                        pouring.set(valve.is(Valve.POURING));
                    })
                    .after(100, Mode.SOAK);
            mode.state(Mode.SOAK).after(8, Mode.IDLE);
        });
    }
}
