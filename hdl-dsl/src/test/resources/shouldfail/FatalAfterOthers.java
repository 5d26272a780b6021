import java.util.*;
import org.heddle.hdl.*;

/** An error that ends the constructor is reported behind those before it. */
class FatalAfterOthers extends Component {
    UInt narrow = out(uint(4));
    UInt wide = in(uint(8));

    FatalAfterOthers() {
        narrow.set(wide);
        UInt none = wire(uint(0));
    }
}

/* reports
HDL012 (FatalAfterOthers.java:10) value of 8 bits does not fit the 4-bit target "narrow": truncate it with trunc(4), or widen the target
HDL001 (FatalAfterOthers.java:11) uint(0): a width is at least 1: leave the value out, or give it a width
*/
