import java.util.*;
import org.heddle.hdl.*;

/** Labels that are never reached. */
class SwitchLabels extends Component {
    enum State { IDLE, BUSY }

    EnumValue<State> state = in(enumOf(State.class));
    UInt code = in(uint(2));
    UInt chosen = out(uint(8));
    UInt other = out(uint(8));

    SwitchLabels() {
        chosen.set(0);
        other.set(0);
        switchOn(state)
                .is(State.IDLE, () -> chosen.set(1))
                .is(State.IDLE, () -> chosen.set(2));
        switchOn(code)
                .is(4, () -> chosen.set(3))
                .is(-1, () -> chosen.set(4));
        switchOn(state)
                .is(State.IDLE, () -> other.set(1))
                .is(State.BUSY, () -> other.set(2))
                .otherwise(() -> other.set(3));
    }
}

/* reports
HDL014 (SwitchLabels.java:18) label IDLE stands in two cases, so the second is never reached: remove one
  see SwitchLabels.java:17
HDL014 (SwitchLabels.java:20) label 4 does not fit the 2-bit selector, so it is never reached: use a value from 0 to 3
HDL014 (SwitchLabels.java:21) label -1 does not fit the 2-bit selector, so it is never reached: use a value from 0 to 3
HDL014 (SwitchLabels.java:25) otherwise is never reached, because the cases name every value: remove it
  see SwitchLabels.java:22
HDL026 (SwitchLabels.java:16) no case for BUSY: add one, or otherwise(() -> {}) where nothing is to happen
*/
