import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WideShift extends Component {
    final UInt value = in(uint(4));

    WideShift() {
        var made = value.shlGrow(Integer.MAX_VALUE);
    }
}
/* reports
HDL001 (WideShift.java:8) shlGrow(2147483647) of "value": 2147483651 bits are more than the 1048576 that a design may have: give it fewer
*/
