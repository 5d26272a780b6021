import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

final class PropertyOfInside extends Component {
    static final class Inner extends Component {
        final UInt count = out(uint(4));
        final UInt kept;

        Inner() {
            kept = reg(uint(4)).init(0);
            kept.set(kept.addWrap(1));
            count.set(kept);
        }
    }

    PropertyOfInside() {
        Inner inner = instance(new Inner());
        Bool moved = out(bool());
        moved.set(inner.count.ne(0));
        UInt before = past(inner.kept);
        assume(before.lt(4), "starts low");
        assertAlways(inner.kept.eq(3).not(), "skips 3");
    }
}
/* reports
HDL006 (PropertyOfInside.java:21) "kept" is inside Inner: make it a port of Inner
HDL006 (PropertyOfInside.java:23) "kept" is inside Inner: make it a port of Inner
*/
