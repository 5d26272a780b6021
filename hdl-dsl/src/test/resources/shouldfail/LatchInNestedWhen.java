import java.util.*;
import org.heddle.hdl.*;

/** No value on one inner path. */
class LatchInNestedWhen extends Component {
    Bool a = in(bool());
    Bool b = in(bool());
    UInt chosen = out(uint(8));

    LatchInNestedWhen() {
        when(a, () -> {
            when(b, () -> chosen.set(1));
        }).otherwise(() -> chosen.set(2));
    }
}

/* reports
HDL011 (LatchInNestedWhen.java:8) "chosen" of LatchInNestedWhen has no value when a and !(b): set a default before the when, or add an otherwise
*/
