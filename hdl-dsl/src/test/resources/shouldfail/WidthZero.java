import java.util.*;
import org.heddle.hdl.*;

/** A number of no bits. */
class WidthZero extends Component {
    UInt nothing = in(uint(0));
}

/* reports
HDL001 (WidthZero.java:6) uint(0): a width is at least 1: leave the value out, or give it a width
*/
