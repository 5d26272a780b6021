import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Value;
import org.heddle.hdl.Vec;

/** One width, but a number with a sign and one without: in a vector, and between two values of a multiplexer. */
class VectorOfUnlikeKinds extends Component {
    final UInt plain = in(uint(8));
    final SInt balance = in(sint(8));
    final UInt chosen = out(uint(8));

    VectorOfUnlikeKinds() {
        Value mixed = mux(plain.bit(0), (Value) plain, balance);
        chosen.set((UInt) mixed);
        Vec.of(List.<Value>of(plain, balance));
    }
}
/* reports
HDL003 (VectorOfUnlikeKinds.java:15) mux of UInt8 and SInt8: their bits mean different things: give both one type first
HDL003 (VectorOfUnlikeKinds.java:17) a vector of UInt8 "plain" and SInt8 "balance": its elements have one type: widen the narrower, truncate the wider with trunc, or convert one
  see VectorOfUnlikeKinds.java:10
  see VectorOfUnlikeKinds.java:11
*/
