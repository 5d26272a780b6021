import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** A component made of itself: the inner one sets what belongs to the outer one, the outer one its own while an inner one waits. */
class RecursiveSetsOuter extends Component {
    final UInt shown = out(uint(8));

    RecursiveSetsOuter() {
        Node root = instance(new Node(2, null));
        shown.set(root.count);
    }

    static class Node extends Component {
        final UInt count = out(uint(8));

        Node(int depth, UInt above) {
            parameter("depth", depth);
            UInt own = reg(uint(8)).init(0);
            if (above != null) {
                above.set(depth);
            }
            if (depth > 0) {
                Node inner = new Node(depth - 1, own);
                count.set(own);
                instance(inner);
            } else {
                own.set(own.addWrap(1));
                count.set(own);
            }
        }
    }
}
/* reports
HDL006 (RecursiveSetsOuter.java:20) "own" of Node_1 stands in the constructor of Node_0, whose conditions it would not see: give Node_0 an output, and set it from that in Node_1
  see RecursiveSetsOuter.java:16
HDL006 (RecursiveSetsOuter.java:20) "own" of Node_2 stands in the constructor of Node_1, whose conditions it would not see: give Node_1 an output, and set it from that in Node_2
  see RecursiveSetsOuter.java:16
HDL009 (RecursiveSetsOuter.java:18) register "own" of Node_1 is never set: set it, or remove it
HDL009 (RecursiveSetsOuter.java:18) register "own" of Node_2 is never set: set it, or remove it
*/
