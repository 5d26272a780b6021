import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;

class AddressTooNarrow extends Component {
    final UInt row = in(uint(3));
    final UInt given = in(uint(8));
    final UInt found = out(uint(8));

    AddressTooNarrow() {
        Memory<UInt> words = memory(uint(8), 16);
        words.write(row, given);
        found.set(words.read(row).xor(words.read(row.zext(4))).xor(words.read(lit(3, 2))));
    }
}
/* reports
HDL039 (AddressTooNarrow.java:12) an address of 3 bits reaches 8 of the 16 words: widen it with zext(4), make the memory smaller, or say allow(Code.ADDRESS_RANGE, why that is enough)
HDL039 (AddressTooNarrow.java:13) an address of 3 bits reaches 8 of the 16 words: widen it with zext(4), make the memory smaller, or say allow(Code.ADDRESS_RANGE, why that is enough)
*/
