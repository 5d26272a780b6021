import java.util.*;
import org.heddle.hdl.*;

/** The port of a component that is not yet part of this one. */
class PortBeforeInstance extends Component {
    Bool copy = out(bool());

    PortBeforeInstance() {
        Child child = new Child();
        copy.set(child.answer);
        instance(child);
    }

    static class Child extends Component {
        Bool answer = out(bool());

        Child() {
            answer.set(true);
        }
    }
}

/* reports
HDL006 (PortBeforeInstance.java:10) "answer" belongs to Child and is used in PortBeforeInstance: attach Child with instance(), or pass the value through ports
*/
