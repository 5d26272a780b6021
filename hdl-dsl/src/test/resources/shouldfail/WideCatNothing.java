import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WideCatNothing extends Component {
    final UInt value = in(uint(4));

    WideCatNothing() {
        var made = cat();
    }
}
/* reports
HDL001 (WideCatNothing.java:8) cat() of nothing has no width: give it at least one value
*/
