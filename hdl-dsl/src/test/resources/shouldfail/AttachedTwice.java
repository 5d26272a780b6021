import java.util.*;
import org.heddle.hdl.*;

/** One instance in two places, or around itself. */
class AttachedTwice extends Component {
    AttachedTwice() {
        Child child = instance(new Child());
        instance("again", child);
        instance(this);
    }

    static class Child extends Component {
        Bool on = out(bool());

        Child() {
            on.set(true);
        }
    }
}

/* reports
HDL020 (AttachedTwice.java:8) Child is already part of a component: build a new one for each place
HDL020 (AttachedTwice.java:9) AttachedTwice cannot be part of itself: build a new component for the inner place
*/
