import java.util.*;
import org.heddle.hdl.*;

/** A child reads a value of its parent that was handed to its constructor. */
class ParentsValue extends Component {
    Bool on = in(bool());

    ParentsValue() {
        instance(new Child(on));
    }

    static class Child extends Component {
        Bool copy = out(bool());

        Child(Bool on) {
            copy.set(on);
        }
    }
}

/* reports
HDL006 (ParentsValue.java:16) "on" belongs to ParentsValue and is used in Child: pass the value through ports
*/
