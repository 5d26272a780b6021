import java.util.*;
import org.heddle.hdl.*;

/** A component that is declared as another type. */
class BundleTypeDoesNotFit extends Component {
    record Flagged(UInt word, Bool flag) implements Bundle {}

    Flagged flagged = in(Types.bundle(Flagged.class, uint(8), uint(1)));
}

/* reports
HDL015 (BundleTypeDoesNotFit.java:8) Flagged.flag is declared Bool but its type makes UInt: give it a type that fits
*/
