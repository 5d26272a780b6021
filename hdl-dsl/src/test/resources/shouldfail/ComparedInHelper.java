import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Java comparisons in classes that are no components: a helper, a record, and what comes out of a list or an array. */
class ComparedInHelper extends Component {
    final UInt left = in(uint(8));
    final UInt right = in(uint(8));
    final Bool same = out(bool());

    ComparedInHelper() {
        same.set(lit(new Helper(left).isSame(right)));
    }

    static class Helper {
        private final UInt own;

        Helper(UInt own) {
            this.own = own;
        }

        boolean isSame(UInt other) {
            return own == other || new Both(own, other).areSame() || anySame(List.of(own, other), new UInt[] {own, other});
        }

        static boolean anySame(List<UInt> list, UInt[] array) {
            boolean inList = list.get(0) == list.get(1);
            boolean inArray = array[0] != array[1];
            boolean isThere = list.get(0) != null && array[0] != null;
            return inList || inArray || isThere;
        }
    }

    record Both(UInt one, UInt other) {
        boolean areSame() {
            return one == other;
        }
    }
}
/* reports
HDL018 (ComparedInHelper.java:24) == between hardware values compares Java objects: use eq() or ne()
HDL018 (ComparedInHelper.java:28) == between hardware values compares Java objects: use eq() or ne()
HDL018 (ComparedInHelper.java:29) == between hardware values compares Java objects: use eq() or ne()
HDL018 (ComparedInHelper.java:37) == between hardware values compares Java objects: use eq() or ne()
*/
