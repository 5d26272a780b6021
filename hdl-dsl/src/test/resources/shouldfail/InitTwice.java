import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class InitTwice extends Component {
    final UInt shown = out(uint(8));

    InitTwice() {
        UInt count = reg(uint(8)).init(1);
        count.init(2);
        count.set(count.addWrap(1));
        shown.set(count);
    }
}
/* reports
HDL013 (InitTwice.java:9) "count" has a reset value already: remove one init()
  see InitTwice.java:8
*/
