import java.util.List;
import org.heddle.hdl.registers.*;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.*;

/** Windows and arrays of a wrong size, at a wrong place, or on something else, and pages that are too small. */
class RegisterRanges extends Component {
    RegisterRanges() {
        instance(new RegisterBlock<>(new Card()));
    }

    static class Card extends RegisterMap {
        Window odd = window(0x00, 0x18, WindowMode.READ);
        Window crooked = window(0x28, 0x10, WindowMode.WRITE);
        WordArray wide = snapshot(0x40, 33, List.of("CYCLES"));
        WordArray small = snapshot(0x50, 8, List.of("CYCLES", "cycles"));
        WordArray aside = snapshot(0x64, 8, List.of("A", "B"));

        Card() {
            super("card", 32, "Sends.");
            pages(2, 0x20);
        }
    }
}
/* reports
HDL071 (RegisterRanges.java:13) window odd of 24 bytes: make it a power of two, of at least 8 bytes
HDL071 (RegisterRanges.java:14) window crooked at 0x28: its address is a multiple of 16, its bytes as a power of two
HDL071 (RegisterRanges.java:15) array wide of 1 numbers of 33 bits: give it at least one, of 1 to 32 bits
HDL075 (RegisterRanges.java:16) the number "cycles" of small needs a name of its own, in capitals as constants have them: rename it
HDL071 (RegisterRanges.java:17) array aside at 0x64: its address is a multiple of 8, its bytes as a power of two
HDL071 (RegisterRanges.java:20) card has 2 pages, 32 bytes apart, of 108 bytes: give pages two powers of two, the second no smaller than a page's bytes
*/
