import java.util.*;
import org.heddle.hdl.*;

/** An assignment that always hides an earlier one. */
class DrivenTwice extends Component {
    Bool choose = in(bool());
    UInt first = out(uint(8));
    UInt second = out(uint(8));
    UInt third = out(uint(8));

    DrivenTwice() {
        first.set(1);
        first.set(2);
        when(choose, () -> second.set(3));
        second.set(4);
        third.set(5);
        when(choose, () -> {
            third.set(6);
            third.set(7);
        });
    }
}

/* reports
HDL010 (DrivenTwice.java:13) "first" is set again, so the assignment at DrivenTwice.java:12 never takes effect: remove one, or put the later one under a when
  see DrivenTwice.java:12
HDL010 (DrivenTwice.java:15) "second" is set again, so the assignment at DrivenTwice.java:14 never takes effect: remove one, or put the later one under a when
  see DrivenTwice.java:14
HDL010 (DrivenTwice.java:19) "third" is set again, so the assignment at DrivenTwice.java:18 never takes effect: remove one, or put the later one under a when
  see DrivenTwice.java:18
*/
