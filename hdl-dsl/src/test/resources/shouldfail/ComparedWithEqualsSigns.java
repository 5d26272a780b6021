import java.util.*;
import org.heddle.hdl.*;

/** Java comparisons between hardware, also in a lambda and in the class above. */
class ComparedWithEqualsSigns extends ComparesInItsBase {
    UInt left = in(uint(8));
    UInt right = in(uint(8));

    ComparedWithEqualsSigns() {
        if (left == right) {
            throw new AssertionError("two ports are two objects");
        }
        Runnable later = () -> {
            boolean different = left != right;
        };
    }
}

class ComparesInItsBase extends Component {
    Bool on = in(bool());
    Bool isItself = on;

    ComparesInItsBase() {
        boolean same = on == isItself;
    }
}

/* reports
HDL018 (ComparedWithEqualsSigns.java:10) == between hardware values compares Java objects: use eq() or ne()
HDL018 (ComparedWithEqualsSigns.java:14) == between hardware values compares Java objects: use eq() or ne()
HDL018 (ComparedWithEqualsSigns.java:24) == between hardware values compares Java objects: use eq() or ne()
*/
