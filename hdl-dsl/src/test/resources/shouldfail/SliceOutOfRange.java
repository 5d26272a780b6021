import java.util.*;
import org.heddle.hdl.*;

/** Bits that a value does not have. */
class SliceOutOfRange extends Component {
    UInt word = in(uint(8));
    Bool top = out(bool());
    UInt part = out(uint(8));

    SliceOutOfRange() {
        top.set(word.bit(8));
        UInt high = word.bits(8, 4);
        UInt reversed = word.bits(2, 5);
        UInt longer = word.trunc(9);
        UInt shorter = word.zext(7);
        UInt shifted = word.shlGrow(-1);
        Bool several = word.asBool();
        part.set(word);
    }
}

/* reports
HDL004 (SliceOutOfRange.java:11) bit 8 of "word" (8 bits) does not exist: use 0 to 7
HDL004 (SliceOutOfRange.java:12) bits 8 to 4 of "word" (8 bits) do not exist: use high >= low within 7 to 0
HDL004 (SliceOutOfRange.java:13) bits 2 to 5 of "word" (8 bits) do not exist: use high >= low within 7 to 0
HDL004 (SliceOutOfRange.java:14) trunc(9) of "word" (8 bits): truncate to 1 to 8 bits, or widen with zext
HDL004 (SliceOutOfRange.java:15) zext(7) of "word" (8 bits): widen to at least 8 bits, or truncate with trunc
HDL004 (SliceOutOfRange.java:16) shlGrow(-1) of "word": an amount is at least 0; shift down with shr
HDL004 (SliceOutOfRange.java:17) asBool() of "word" (8 bits): one bit is a Bool; use bit(0) for the lowest of several, or ne(0) for whether one is 1
*/
