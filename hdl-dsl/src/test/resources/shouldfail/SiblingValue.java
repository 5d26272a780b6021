import java.util.*;
import org.heddle.hdl.*;

/** A value is used in a component that it does not belong to. */
class SiblingValue extends Component {
    Bool seen = out(bool());

    SiblingValue() {
        Source source = instance(new Source());
        Reader reader = instance(new Reader(source.hidden));
        seen.set(source.hidden);
    }

    static class Source extends Component {
        Bool hidden = wire(bool());

        Source() {
            hidden.set(true);
        }
    }

    static class Reader extends Component {
        Bool copy = out(bool());

        Reader(Bool elsewhere) {
            copy.set(elsewhere);
        }
    }
}

/* reports
HDL006 (SiblingValue.java:26) "hidden" belongs to Source and is used in Reader: pass the value through ports
HDL006 (SiblingValue.java:11) "hidden" is inside Source: make it a port of Source
*/
