import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WideRepeat extends Component {
    final UInt value = in(uint(4));

    WideRepeat() {
        var made = value.repeat(65536).repeat(65537);
    }
}
/* reports
HDL001 (WideRepeat.java:8) repeat(65537) of a value of 262144 bits: 17180131328 bits are more than the 1048576 that a design may have: give it fewer
*/
