import java.util.*;
import org.heddle.hdl.*;

/** No value for one constant. */
class LatchInSwitch extends Component {
    enum State { IDLE, BUSY, DONE }

    UInt chosen = out(uint(8));
    UInt digit = out(uint(4));
    UInt code = in(uint(4));

    LatchInSwitch() {
        EnumValue<State> state = reg(enumOf(State.class)).init(State.IDLE);
        switchOn(state).is(State.IDLE, () -> {
            chosen.set(1);
            state.set(State.BUSY);
        }).is(List.of(State.BUSY, State.DONE), () -> state.set(State.DONE));
        switchOn(code).is(1, () -> digit.set(2)).is(3, () -> digit.set(4));
    }
}

/* reports
HDL011 (LatchInSwitch.java:8) "chosen" of LatchInSwitch has no value when state is State_BUSY or State_DONE: set a default before the when, or add an otherwise
HDL011 (LatchInSwitch.java:9) "digit" of LatchInSwitch has no value when code is none of the cases: set a default before the when, or add an otherwise
*/
