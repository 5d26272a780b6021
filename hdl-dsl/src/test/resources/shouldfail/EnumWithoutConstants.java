import java.util.*;
import org.heddle.hdl.*;

/** A value of an enum that has no constants. */
class EnumWithoutConstants extends Component {
    enum Empty {}

    EnumValue<Empty> state = in(enumOf(Empty.class));
}

/* reports
HDL001 (EnumWithoutConstants.java:8) Empty has no constants, so a value of it has no width: give it at least one
*/
