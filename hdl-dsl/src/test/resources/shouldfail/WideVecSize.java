import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WideVecSize extends Component {
    final UInt value = in(uint(4));

    WideVecSize() {
        var made = vec(Integer.MAX_VALUE, bool());
    }
}
/* reports
HDL001 (WideVecSize.java:8) vec(2147483647, Bool): each element is a signal of its own, and a vector has at most 1048576: use a memory
*/
