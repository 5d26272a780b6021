import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WideFixedPoint extends Component {
    final UInt value = in(uint(4));

    WideFixedPoint() {
        var made = fixed(Integer.MAX_VALUE, -Integer.MAX_VALUE + 8);
    }
}
/* reports
HDL001 (WideFixedPoint.java:8) fixed(2147483647, -2147483639): the point lies further than 1048576 bits away: scale the number
*/
