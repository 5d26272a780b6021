import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WideVec extends Component {
    final UInt value = in(uint(4));

    WideVec() {
        var made = vec(1 << 16, uint(1 << 16));
    }
}
/* reports
HDL001 (WideVec.java:8) vec(65536, UInt65536): 4294967296 bits are more than the 1073741824 that a design may have: give it fewer
*/
