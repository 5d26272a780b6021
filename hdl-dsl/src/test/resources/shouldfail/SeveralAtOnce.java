import java.util.*;
import org.heddle.hdl.*;

/** All errors of an elaboration appear together, children first. */
class SeveralAtOnce extends Component {
    UInt sum = out(uint(8));
    UInt left = in(uint(8));
    UInt right = in(uint(8));

    SeveralAtOnce() {
        sum.set(left.addGrow(right));
        Child child = instance(new Child());
        UInt count = reg(uint(3)).init(8);
    }

    static class Child extends Component {
        Bool begin = in(bool());
        Bool a = in(bool());
        Bool b = out(bool());

        Child() {
            when(a, () -> b.set(true));
        }
    }
}

/* reports
HDL007 (SeveralAtOnce.java:17) port "begin" of Child is a Verilog keyword, and ports are never renamed: call it something else
HDL012 (SeveralAtOnce.java:11) value of 9 bits does not fit the 8-bit target "sum": truncate it with trunc(8), or widen the target
HDL002 (SeveralAtOnce.java:13) 8 does not fit 3 unsigned bits of "count": use a value from 0 to 7, or widen it
HDL009 (SeveralAtOnce.java:12) instance input "child_begin" of SeveralAtOnce is never set: set it, to a constant where nothing is to drive it
HDL009 (SeveralAtOnce.java:12) instance input "child_a" of SeveralAtOnce is never set: set it, to a constant where nothing is to drive it
HDL009 (SeveralAtOnce.java:13) register "count" of SeveralAtOnce is never set: set it, or remove it
HDL011 (SeveralAtOnce.java:19) "b" of Child has no value when !(a): set a default before the when, or add an otherwise
*/
