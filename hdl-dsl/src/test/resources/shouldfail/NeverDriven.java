import java.util.*;
import org.heddle.hdl.*;

/** Signals, a memory and an instance's input that nothing drives. */
class NeverDriven extends Component {
    UInt count = out(uint(8));

    NeverDriven() {
        UInt next = wire(uint(8));
        UInt last = reg(uint(8)).init(0);
        Memory<UInt> words = memory(uint(8), 16);
        Child child = instance(new Child());
        UInt word = words.read(next.trunc(4));
    }

    static class Child extends Component {
        Bool go = in(bool());
    }
}

/* reports
HDL009 (NeverDriven.java:11) memory "words" of NeverDriven is never written and has no initial contents: write it, give it contents with init(), or remove it
HDL009 (NeverDriven.java:6) output "count" of NeverDriven is never set: set it, or remove it
HDL009 (NeverDriven.java:9) wire "next" of NeverDriven is never set: set it, or remove it
HDL009 (NeverDriven.java:10) register "last" of NeverDriven is never set: set it, or remove it
HDL009 (NeverDriven.java:12) instance input "child_go" of NeverDriven is never set: set it, to a constant where nothing is to drive it
*/
