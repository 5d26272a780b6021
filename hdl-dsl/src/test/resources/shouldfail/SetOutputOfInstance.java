import java.util.*;
import org.heddle.hdl.*;

/** A parent drives what its instance drives. */
class SetOutputOfInstance extends Component {
    SetOutputOfInstance() {
        Child child = instance(new Child());
        child.answer.set(1);
    }

    static class Child extends Component {
        Bool asked = out(bool());
        UInt answer = out(uint(4));

        Child() {
            asked.set(false);
            answer.set(5);
        }
    }
}

/* reports
HDL005 (SetOutputOfInstance.java:8) "answer" of Child cannot be set in SetOutputOfInstance: only the inputs of an instance are set from outside
*/
