import java.util.*;
import org.heddle.hdl.*;

/** A value that needs itself in the same cycle. */
class LoopThroughWires extends Component {
    Bool start = in(bool());
    UInt step = in(uint(8));
    UInt total = out(uint(8));
    Bool stuck = out(bool());

    LoopThroughWires() {
        UInt next = wire(uint(8));
        UInt sum = next.addWrap(step);
        next.set(sum);
        total.set(sum);
        Bool left = wire(bool());
        Bool right = wire(bool());
        left.set(false);
        right.set(left.not());
        when(right, () -> left.set(start));
        stuck.set(right);
    }
}

/* reports
HDL021 (LoopThroughWires.java:14) in LoopThroughWires, "next[0]" depends on itself within a cycle: "next[0]" (LoopThroughWires.java:14) needs "sum[0]" (LoopThroughWires.java:13) needs "next[0]": put a register into the loop, or cut it
  see LoopThroughWires.java:13
HDL021 (LoopThroughWires.java:20) in LoopThroughWires, "left" depends on itself within a cycle: "left" (LoopThroughWires.java:20) needs "right" (LoopThroughWires.java:19) needs "left": put a register into the loop, or cut it
  see LoopThroughWires.java:19
*/
