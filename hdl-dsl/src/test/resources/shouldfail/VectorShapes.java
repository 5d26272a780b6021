import java.util.*;
import org.heddle.hdl.*;

/** Indices and sizes that a vector cannot have. */
class VectorShapes extends Component {
    UInt index = in(uint(3));
    UInt found = out(uint(4));

    VectorShapes() {
        Vec<UInt> kept = regZero(vec(4, uint(4)));
        kept.set(index, found);
        found.set(kept.get(index));
        kept.get(4);
    }
}

/* reports
HDL012 (VectorShapes.java:11) index of 3 bits for 4 elements: truncate it with trunc(2)
HDL012 (VectorShapes.java:12) index of 3 bits for 4 elements: truncate it with trunc(2)
HDL004 (VectorShapes.java:13) element 4 of a vector of 4 does not exist: use 0 to 3
*/
