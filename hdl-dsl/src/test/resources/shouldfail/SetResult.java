import java.util.*;
import org.heddle.hdl.*;

/** The result of an operation is driven. */
class SetResult extends Component {
    UInt given = in(uint(8));
    UInt copy = out(uint(8));

    SetResult() {
        UInt next = given.addWrap(1);
        next.set(3);
        given.not().set(4);
        copy.set(next);
    }
}

/* reports
HDL005 (SetResult.java:11) "next" is the result of an operation and cannot be set: declare it with wire()
HDL005 (SetResult.java:12) the result of an operation cannot be set: set a wire, register or output, or bits of one
*/
