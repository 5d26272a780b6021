import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WidthsBeyondEnd extends Component {
    final UInt value = in(uint(1 << 20));

    WidthsBeyondEnd() {
        uint(Integer.MAX_VALUE);
    }
}
/* reports
HDL001 (WidthsBeyondEnd.java:8) uint(2147483647): 2147483647 bits are more than the 1048576 that a design may have: give it fewer
*/
