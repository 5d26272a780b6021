import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

class VectorOfUnlike extends Component {
    final UInt index = in(uint(1));
    final UInt wide = in(uint(8));
    final UInt narrow = in(uint(4));
    final UInt chosen = out(uint(4));

    VectorOfUnlike() {
        chosen.set(Vec.of(List.of(narrow, wide)).get(index));
    }
}
/* reports
HDL003 (VectorOfUnlike.java:13) a vector of UInt4 "narrow" and UInt8 "wide": its elements have one type: widen the narrower, truncate the wider with trunc, or convert one
  see VectorOfUnlike.java:9
  see VectorOfUnlike.java:8
*/
