import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class NullGiven extends Component {
    final UInt answer = out(uint(8));
    final UInt later;

    NullGiven() {
        UInt nothing = null;
        answer.set(nothing);
        later = answer;
    }
}
/* reports
HDL035 (NullGiven.java:10) set(..) is given null: a field is there only below the line that makes it, so make it earlier, or give another value
  thrown: java.lang.NullPointerException: Cannot invoke "org.heddle.hdl.BitVector.net()" because "source" is null
*/
