import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WideFixed extends Component {
    final UInt value = in(uint(4));

    WideFixed() {
        var made = fixed(Integer.MAX_VALUE, Integer.MAX_VALUE);
    }
}
/* reports
HDL001 (WideFixed.java:8) fixed(2147483647, 2147483647): the point lies further than 1048576 bits away: scale the number
*/
