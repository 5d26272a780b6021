import java.util.*;
import org.heddle.hdl.*;

/** No value when no condition holds. */
class LatchAfterWhen extends Component {
    Bool a = in(bool());
    UInt b = in(uint(2));
    UInt chosen = out(uint(8));

    LatchAfterWhen() {
        when(a, () -> chosen.set(1)).elseWhen(b.eq(3), () -> chosen.set(2));
    }
}

/* reports
HDL011 (LatchAfterWhen.java:8) "chosen" of LatchAfterWhen has no value when !(a) and !(b == 2'd3): set a default before the when, or add an otherwise
*/
