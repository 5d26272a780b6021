import org.heddle.hdl.*;
import org.heddle.hdl.option.*;

/** Switches that forget constants. */
class MissingCases extends Component {
    enum Phase {
        IDLE,
        RUN,
        STOP
    }

    Bool start = in(bool());
    Bool busy = out(bool());

    MissingCases() {
        EnumValue<Phase> phase = reg(enumOf(Phase.class, Encoding.ONE_HOT)).init(Phase.IDLE);
        busy.set(phase.isNot(Phase.IDLE));
        switchOn(phase).is(Phase.IDLE, () -> when(start, () -> phase.set(Phase.RUN)));
        switchOn(phase).is(Phase.RUN, () -> phase.set(Phase.STOP)).otherwise(() -> {});
    }
}
/* reports
HDL026 (MissingCases.java:18) no case for RUN, STOP: add one, or otherwise(() -> {}) where nothing is to happen
*/
