import java.util.*;
import org.heddle.hdl.*;

/** Masks and contents that do not fit. */
class MemoryShapes extends Component {
    UInt address = in(uint(2));
    UInt data = in(uint(12));
    UInt mask = in(uint(5));
    UInt word = out(uint(12));

    MemoryShapes() {
        Memory<UInt> words = memory(uint(12), 3).init(1, 2, 3, 4);
        Memory<UInt> table = memory(uint(3), 4).init(7, 8);
        words.write(address, data, mask);
        word.set(words.read(address).addWrap(table.read(address).zext(12)));
    }
}

/* reports
HDL022 (MemoryShapes.java:12) 4 initial words for a memory of 3: leave some out, or make it deeper
HDL002 (MemoryShapes.java:13) initial word 1, 8, does not fit 3 unsigned bits: use a value from 0 to 7
HDL022 (MemoryShapes.java:14) mask of 5 bits for a word of 12 bits: one mask bit stands for one part of the word, so the word's width is a multiple of the mask's
*/
