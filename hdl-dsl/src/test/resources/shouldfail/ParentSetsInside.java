import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** A parent sets what is inside a child: before it is attached, and after. */
class ParentSetsInside extends Component {
    final Bool go = in(bool());
    final UInt sum = out(uint(8));

    ParentSetsInside() {
        Child early = new Child();
        when(go, () -> early.count.set(1));
        early.count.set(2);
        instance(early);
        Child late = instance(new Child());
        late.count.set(3);
        UInt own = reg(uint(8)).init(0);
        Child waiting = new Child();
        own.set(4);
        instance(waiting);
        sum.set(early.shown.xor(late.shown).xor(waiting.shown).xor(own));
    }

    static class Child extends Component {
        final UInt shown = out(uint(8));
        final UInt count = reg(uint(8)).init(0);

        Child() {
            count.set(count.addWrap(1));
            shown.set(count);
        }
    }
}
/* reports
HDL006 (ParentSetsInside.java:12) "count" of Child stands in the constructor of ParentSetsInside, whose conditions it would not see: give Child an input for it, and set that once it is attached
  see ParentSetsInside.java:28
HDL006 (ParentSetsInside.java:13) "count" of Child stands in the constructor of ParentSetsInside, whose conditions it would not see: give Child an input for it, and set that once it is attached
  see ParentSetsInside.java:28
HDL006 (ParentSetsInside.java:16) "count" is inside Child: make it a port of Child
*/
