import java.util.*;
import org.heddle.hdl.*;

/** A bundle that is not a record. */
class BundleIsNoRecord extends Component {
    static final class Pair implements Bundle {}

    Pair pair = in(Types.bundle(Pair.class));
}

/* reports
HDL015 (BundleIsNoRecord.java:8) Pair is not a record: declare it as a record that implements Bundle
*/
