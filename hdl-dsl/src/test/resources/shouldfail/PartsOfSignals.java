import java.util.*;
import org.heddle.hdl.*;

/** Parts that are set on no path, on some paths only, or twice, and parts of what cannot be set. */
class PartsOfSignals extends Component {
    Bool a = in(bool());
    UInt given = in(uint(8));
    UInt forgotten = out(uint(8));
    UInt latch = out(uint(8));
    UInt twice = out(uint(8));

    PartsOfSignals() {
        forgotten.bits(6, 2).set(1);
        latch.bits(7, 4).set(2);
        when(a, () -> latch.bits(3, 0).set(3));
        twice.set(4);
        twice.bit(5).set(true);
        given.bits(3, 0).set(5);
        given.not().bits(3, 0).set(6);
        latch.bit(given.trunc(3)).set(a);
        latch.bits(7, 4).set(16);
    }
}

/* reports
HDL005 (PartsOfSignals.java:18) "given" is an input: it is set by the component that holds the instance
HDL005 (PartsOfSignals.java:19) the result of an operation cannot be set: set a wire, register or output, or bits of one
HDL005 (PartsOfSignals.java:20) a bit that is chosen in hardware cannot be set: declare a vector of bool, and set its element at that index
HDL002 (PartsOfSignals.java:21) 16 does not fit 4 unsigned bits: use a value from 0 to 15, or widen it
HDL009 (PartsOfSignals.java:8) part "forgotten[1:0]" of PartsOfSignals is never set: set it, or remove it
HDL009 (PartsOfSignals.java:8) part "forgotten[7]" of PartsOfSignals is never set: set it, or remove it
HDL010 (PartsOfSignals.java:17) "twice[5]" is set again, so the assignment at PartsOfSignals.java:16 never takes effect: remove one, or put the later one under a when
  see PartsOfSignals.java:16
HDL010 (PartsOfSignals.java:21) "latch[7:4]" is set again, so the assignment at PartsOfSignals.java:14 never takes effect: remove one, or put the later one under a when
  see PartsOfSignals.java:14
HDL011 (PartsOfSignals.java:9) "latch[3:0]" of PartsOfSignals has no value when !(a): set a default before the when, or add an otherwise
*/
