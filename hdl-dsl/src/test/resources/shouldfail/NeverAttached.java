import java.util.*;
import org.heddle.hdl.*;

/** A component that is part of nothing. */
class NeverAttached extends Component {
    NeverAttached() {
        new Child();
    }

    static class Child extends Component {
        Bool on = out(bool());

        Child() {
            on.set(true);
        }
    }
}

/* reports
HDL017 (NeverAttached.java:13) Child was built but is part of nothing: attach it with instance()
*/
