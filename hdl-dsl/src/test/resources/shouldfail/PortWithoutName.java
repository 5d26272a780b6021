import java.util.*;
import org.heddle.hdl.*;

/** A port that no variable takes. */
class PortWithoutName extends Component {
    PortWithoutName() {
        List<Bool> requests = new ArrayList<>();
        requests.add(in(bool()));
    }
}

/* reports
HDL008 (PortWithoutName.java:8) a port of PortWithoutName has no name: keep it in a field or local variable, or name it with in("name", type) or out("name", type)
*/
