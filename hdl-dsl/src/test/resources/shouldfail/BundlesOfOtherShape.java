import java.util.*;
import org.heddle.hdl.*;

/** Two bundles whose parts are not the same. */
class BundlesOfOtherShape extends Component {
    record Pair(UInt left, UInt right) implements Bundle {}

    record Other(UInt up, UInt down) implements Bundle {}

    Pair pair = in(Types.bundle(Pair.class, uint(8), uint(8)));
    Other other = out(Types.bundle(Other.class, uint(8), uint(8)));

    BundlesOfOtherShape() {
        other.set(pair);
    }
}

/* reports
HDL015 (BundlesOfOtherShape.java:14) Other with [up, down] cannot take Pair with [left, right]: set the components one by one
*/
