import java.util.*;
import org.heddle.hdl.*;

/** A vector without elements. */
class VectorOfNothing extends Component {
    Vec<UInt> none = in(vec(0, uint(4)));
}

/* reports
HDL001 (VectorOfNothing.java:6) vec(0, UInt4): a vector has at least 1 element: leave it out
*/
