import java.util.*;
import org.heddle.hdl.*;

/** Values that do not fit their target. */
class ValueTooWide extends Component {
    UInt word = in(uint(9));
    UInt narrow = out(uint(8));
    UInt read = out(uint(8));
    Bool enable = in(bool());

    ValueTooWide() {
        narrow.set(word);
        Memory<UInt> words = memory(uint(8), 16);
        when(enable, () -> words.write(word, word));
        read.set(words.read(word.trunc(5)));
    }
}

/* reports
HDL012 (ValueTooWide.java:12) value of 9 bits does not fit the 8-bit target "narrow": truncate it with trunc(8), or widen the target
HDL012 (ValueTooWide.java:14) word of 9 bits does not fit the memory's 8 bits: truncate it with trunc(8)
HDL012 (ValueTooWide.java:14) address of 9 bits for 16 words: truncate it with trunc(4)
HDL012 (ValueTooWide.java:15) address of 5 bits for 16 words: truncate it with trunc(4)
*/
