import java.util.*;
import org.heddle.hdl.*;

/** A parameter that is not part of the name. */
class TwoModulesOfOneName extends Component {
    TwoModulesOfOneName() {
        Child narrow = instance(new Child(4));
        Child wide = instance(new Child(8));
    }

    static class Child extends Component {
        UInt count;

        Child(int width) {
            count = out(uint(width));
            count.set(1);
        }
    }
}

/* reports
HDL016 (TwoModulesOfOneName.java:14) two different modules are named Child: tell them apart with parameter("name", value) in the constructor
  see TwoModulesOfOneName.java:14
*/
