import java.util.*;
import org.heddle.hdl.*;

/** A component goes on after it has become part of another. */
class DescribedAfterInstance extends Component {
    DescribedAfterInstance() {
        Child child = instance(new Child());
        child.turnOn();
    }

    static class Child extends Component {
        Bool on = in(bool());

        void turnOn() {
            Bool later = reg(bool());
        }
    }
}

/* reports
HDL023 (DescribedAfterInstance.java:15) Child is complete: describe it in its constructor, before instance() or the end of elaboration
  see DescribedAfterInstance.java:11
*/
