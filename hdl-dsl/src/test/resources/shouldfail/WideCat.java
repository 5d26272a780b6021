import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WideCat extends Component {
    final UInt value = in(uint(4));

    WideCat() {
        var made = cat(value.zext(1 << 20), value);
    }
}
/* reports
HDL001 (WideCat.java:8) cat of 2 values: 1048580 bits are more than the 1048576 that a design may have: give it fewer
*/
