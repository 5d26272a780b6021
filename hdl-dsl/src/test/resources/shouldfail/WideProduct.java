import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WideProduct extends Component {
    final UInt value = in(uint(4));

    WideProduct() {
        var made = value.zext(1 << 20).mulGrow(value.zext(1 << 20));
    }
}
/* reports
HDL001 (WideProduct.java:8) uint(2097152): 2097152 bits are more than the 1048576 that a design may have: give it fewer
*/
