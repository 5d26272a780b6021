import java.util.*;
import org.heddle.hdl.*;

/** A component drives its own input. */
class SetInput extends Component {
    UInt given = in(uint(8));

    SetInput() {
        given.set(3);
    }
}

/* reports
HDL005 (SetInput.java:9) "given" is an input: it is set by the component that holds the instance
*/
