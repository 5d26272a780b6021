import java.util.List;
import java.util.Objects;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Java's equals, called and implied. */
class ComparedWithEquals extends Component {
    record Pair(UInt first, UInt second) implements Bundle {}

    record Plan(String name, UInt value) {}

    final UInt left = in(uint(8));
    final UInt right = in(uint(8));
    final Bool same = out(bool());

    ComparedWithEquals() {
        boolean direct = left.equals(right);
        boolean implied = Objects.equals(left, right);
        boolean contained = List.of(left).contains(right);
        int index = List.of(left).indexOf(right);
        boolean pairs = new Pair(left, right).equals(new Pair(right, left));
        boolean plans = new Plan("a", left).equals(new Plan("a", right));
        boolean vectors = in("lanes", vec(2, uint(8))).equals(in("others", vec(2, uint(8))));
        boolean number = left.equals(3);
        boolean text = "left".equals(left);
        boolean itself = left.equals(left) && !left.equals(null);
        same.set(lit(direct || implied || contained || pairs || plans || vectors || number || text || index > 0 || itself));
    }
}
/* reports
HDL018 (ComparedWithEquals.java:19) equals of "left" compares Java objects, also in contains, indexOf or a record: use eq() or ne(); to find an object again, keep its index or use an IdentityHashMap
HDL018 (ComparedWithEquals.java:20) equals of "left" compares Java objects, also in contains, indexOf or a record: use eq() or ne(); to find an object again, keep its index or use an IdentityHashMap
HDL018 (ComparedWithEquals.java:21) equals of "right" compares Java objects, also in contains, indexOf or a record: use eq() or ne(); to find an object again, keep its index or use an IdentityHashMap
HDL018 (ComparedWithEquals.java:22) equals of "right" compares Java objects, also in contains, indexOf or a record: use eq() or ne(); to find an object again, keep its index or use an IdentityHashMap
HDL018 (ComparedWithEquals.java:23) equals of "right" compares Java objects, also in contains, indexOf or a record: use eq() or ne(); to find an object again, keep its index or use an IdentityHashMap
HDL018 (ComparedWithEquals.java:24) equals of "left" compares Java objects, also in contains, indexOf or a record: use eq() or ne(); to find an object again, keep its index or use an IdentityHashMap
HDL018 (ComparedWithEquals.java:25) equals of "lanes_0" compares Java objects, also in contains, indexOf or a record: use eq() or ne(); to find an object again, keep its index or use an IdentityHashMap
HDL018 (ComparedWithEquals.java:26) equals of "left" compares Java objects, also in contains, indexOf or a record: use eq() or ne(); to find an object again, keep its index or use an IdentityHashMap
HDL018 (ComparedWithEquals.java:27) equals with a hardware value compares Java objects: use eq() of the hardware value
*/
