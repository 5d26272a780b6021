import java.util.*;
import org.heddle.hdl.*;

/** Constants that do not fit where they are used. */
class LiteralTooWide extends Component {
    UInt count = out(uint(4));
    UInt limit = in(uint(4));

    LiteralTooWide() {
        UInt next = reg(uint(4)).init(16);
        next.set(limit.addWrap(17));
        count.set(-1);
        Bool over = limit.ge(16);
        UInt big = lit(256, 8);
        when(over, () -> next.set(big.trunc(4)));
    }
}

/* reports
HDL002 (LiteralTooWide.java:10) 16 does not fit 4 unsigned bits of "next": use a value from 0 to 15, or widen it
HDL002 (LiteralTooWide.java:11) 17 does not fit 4 unsigned bits of "limit": use a value from 0 to 15, or widen it
HDL002 (LiteralTooWide.java:12) -1 does not fit 4 unsigned bits of "count": use a value from 0 to 15, or widen it
HDL002 (LiteralTooWide.java:13) 16 does not fit 4 unsigned bits of "limit": use a value from 0 to 15, or widen it
HDL002 (LiteralTooWide.java:14) 256 does not fit 8 unsigned bits: use a value from 0 to 255, or widen it
*/
