import java.util.*;
import org.heddle.hdl.*;

/** A combinational path out of an instance and back into it, two levels deep. */
class LoopThroughInstances extends Component {
    Bool go = in(bool());
    Bool done = out(bool());

    LoopThroughInstances() {
        Outer outer = instance(new Outer());
        outer.word.set(go.asUInt().cat(outer.both.bits(1, 1)));
        done.set(outer.both.bit(1));
    }

    static class Outer extends Component {
        UInt word = in(uint(2));
        UInt both = out(uint(2));

        Outer() {
            Inner inner = instance(new Inner());
            inner.given.set(word.bit(0));
            both.set(inner.answer.asUInt().cat(word.bits(1, 1)));
        }
    }

    static class Inner extends Component {
        Bool given = in(bool());
        Bool answer = out(bool());

        Inner() {
            answer.set(given.not());
        }
    }
}

/* reports
HDL021 (LoopThroughInstances.java:11) in LoopThroughInstances, "outer_word[0]" depends on itself within a cycle: "outer_word[0]" (LoopThroughInstances.java:11) needs "outer_both[1]" (LoopThroughInstances.java:10) needs "outer_word[0]": put a register into the loop, or cut it
  see LoopThroughInstances.java:10
*/
