import java.util.*;
import org.heddle.hdl.*;

/** A record component without a type. */
class BundleWithTooFewTypes extends Component {
    record Pair(UInt left, UInt right) implements Bundle {}

    Pair pair = in(Types.bundle(Pair.class, uint(8)));
}

/* reports
HDL015 (BundleWithTooFewTypes.java:8) Pair has 2 components, but 1 types were given: give one type for each component, in order
*/
