import java.util.*;
import org.heddle.hdl.*;

/** A reset value for what is no register. */
class InitOfWire extends Component {
    InitOfWire() {
        UInt value = wire(uint(8)).init(3);
        value.set(4);
    }
}

/* reports
HDL013 (InitOfWire.java:7) a value of 8 bits is not a register: make it one with reg(), or set() its value
*/
