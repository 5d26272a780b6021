import java.util.*;
import org.heddle.hdl.*;

/** A memory without words. */
class MemoryOfNoWords extends Component {
    Memory<UInt> words = memory(uint(8), 0);
}

/* reports
HDL022 (MemoryOfNoWords.java:6) memory of 0 words: a memory has at least 1: leave it out, or give it a depth
*/
