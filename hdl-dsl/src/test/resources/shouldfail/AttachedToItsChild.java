import java.util.*;
import org.heddle.hdl.*;

/** A parent that its child takes as its part. */
class AttachedToItsChild extends Component {
    AttachedToItsChild() {
        instance(new Child(this));
    }

    static class Child extends Component {
        Bool on = out(bool());

        Child(Component parent) {
            on.set(true);
            instance(parent);
        }
    }
}

/* reports
HDL020 (AttachedToItsChild.java:7) Child cannot be part of itself: build a new component for the inner place
HDL017 (AttachedToItsChild.java:13) Child was built but is part of nothing: attach it with instance()
*/
