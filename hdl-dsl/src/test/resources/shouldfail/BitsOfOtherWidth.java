import java.util.*;
import org.heddle.hdl.*;

/** Bits do not widen, and what grows needs room. */
class BitsOfOtherWidth extends Component {
    Bits flags = in(bits(5));
    UInt amount = in(uint(17));
    Bits kept = out(bits(8));
    Bool same = out(bool());
    UInt far = out(uint(8));
    UInt chosen = out(uint(5));

    BitsOfOtherWidth() {
        kept.set(flags);
        same.set(flags.eq(kept.bits(2, 0)));
        far.set(lit(1, 8).shlGrow(amount));
        chosen.set(priorityMux(flags, List.of(lit(3, 5), lit(4, 5))).addGrow(-1));
    }
}
/* reports
HDL003 (BitsOfOtherWidth.java:14) value of 5 bits for the 8-bit target "kept": bits have no value to keep, so join zeros with cat, or give both one width
HDL003 (BitsOfOtherWidth.java:15) eq of "flags" (5 bits) and a value of 3 bits: bits have no value to keep, so join zeros with cat, or truncate with trunc
HDL001 (BitsOfOtherWidth.java:16) shlGrow of a value of 8 bits by "amount" (17 bits) is wide enough for 2^17 - 1 more bits: truncate the amount to 16 bits or fewer, or shift with shlWrap
HDL003 (BitsOfOtherWidth.java:17) priorityMux of 2 values with "flags" (5 bits) as selectors: there is one selector bit for each value
HDL002 (BitsOfOtherWidth.java:17) addGrow(-1) of a value of 5 bits: the result is not unsigned: use subGrow, or turn the number into a signed one with toSInt
*/
