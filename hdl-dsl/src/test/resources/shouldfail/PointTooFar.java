import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class PointTooFar extends Component {
    final UInt given = in(uint(8));

    PointTooFar() {
        var far = given.asFixed(4).scale(Integer.MIN_VALUE).addGrow(given.asFixed(4));
    }
}
/* reports
HDL001 (PointTooFar.java:8) a number: the point lies further than 1048576 bits away: scale the number
*/
