import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** Two registers of one line are two, those of a loop as many as it makes, and the parts of one vector are one. */
class NeverReadOnOneLine extends Component {
    final UInt data = in(uint(8));
    final UInt last = out(uint(8));

    NeverReadOnOneLine() {
        UInt read = reg(uint(8)).init(0), forgotten = reg(uint(8)).init(0);
        read.set(data);
        forgotten.set(data);
        var lanes = regZero(vec(2, uint(8)));
        lanes.elements().forEach(lane -> lane.set(data));
        last.set(read.xor(lanes.get(1)));
    }
}
/* reports
HDL046 (NeverReadOnOneLine.java:10) register "forgotten" of NeverReadOnOneLine is never read: no output, instance, memory or assertion depends on it; use it, leave it out, declare it inside debug() to be looked at, or say unused(..)
*/
