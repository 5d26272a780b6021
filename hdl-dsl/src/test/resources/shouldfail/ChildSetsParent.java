import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/** A child's statements about its parent would stand outside of the child's own conditions. */
class ChildSetsParent extends Component {
    final Bool go = in(bool());
    final UInt shown = out(uint(8));

    ChildSetsParent() {
        UInt count = reg(uint(8)).init(0);
        Memory<UInt> words = memory(uint(8), 4);
        Vec<UInt> lanes = regZero(vec(2, uint(8)));
        UInt address = in("address", uint(2));
        Child child = instance(new Child(() -> count.set(1), () -> words.write(address, count), () -> {
            lanes.set(address.trunc(1), count);
            when(go, () -> count.set(2));
        }));
        child.go.set(go);
        shown.set(count.xor(words.read(address)).xor(lanes.get(address.trunc(1))));
    }

    static class Child extends Component {
        final Bool go = in(bool());
        final Bool gone = out(bool());

        Child(Runnable first, Runnable second, Runnable third) {
            when(go, first);
            when(go, second);
            when(go, third);
            gone.set(go);
        }
    }
}
/* reports
HDL006 (ChildSetsParent.java:17) "count" of ChildSetsParent stands in the constructor of Child, whose conditions it would not see: give Child an output, and set it from that in ChildSetsParent
  see ChildSetsParent.java:12
HDL006 (ChildSetsParent.java:17) a statement of ChildSetsParent stands in the constructor of Child, whose conditions it would not see: give Child an output, and set it from that in ChildSetsParent
  see ChildSetsParent.java:12
HDL006 (ChildSetsParent.java:18) a statement of ChildSetsParent stands in the constructor of Child, whose conditions it would not see: give Child an output, and set it from that in ChildSetsParent
  see ChildSetsParent.java:12
HDL006 (ChildSetsParent.java:19) a statement of ChildSetsParent stands in the constructor of Child, whose conditions it would not see: give Child an output, and set it from that in ChildSetsParent
  see ChildSetsParent.java:12
HDL009 (ChildSetsParent.java:14) memory "words" of ChildSetsParent is never written and has no initial contents: write it, give it contents with init(), or remove it
HDL009 (ChildSetsParent.java:13) register "count" of ChildSetsParent is never set: set it, or remove it
HDL009 (ChildSetsParent.java:15) register "lanes_0" of ChildSetsParent is never set: set it, or remove it
HDL009 (ChildSetsParent.java:15) register "lanes_1" of ChildSetsParent is never set: set it, or remove it
*/
