import java.util.*;
import org.heddle.hdl.*;

/** Operators that want one width. */
class OperandWidthsDiffer extends Component {
    UInt wide = in(uint(8));
    UInt narrow = in(uint(4));
    UInt sum = out(uint(8));

    OperandWidthsDiffer() {
        sum.set(wide.addWrap(narrow).xor(mux(wide.eq(narrow), narrow, wide)));
    }
}

/* reports
HDL003 (OperandWidthsDiffer.java:11) addWrap of "wide" (8 bits) and "narrow" (4 bits): widen the narrower with narrow.zext(8), or truncate the wider with wide.trunc(4)
HDL003 (OperandWidthsDiffer.java:11) mux of "narrow" (4 bits) and "wide" (8 bits): widen the narrower with narrow.zext(8), or truncate the wider with wide.trunc(4)
HDL003 (OperandWidthsDiffer.java:11) xor of a value of 8 bits and a value of 4 bits: widen the narrower with zext(8), or truncate the wider with trunc(4)
*/
