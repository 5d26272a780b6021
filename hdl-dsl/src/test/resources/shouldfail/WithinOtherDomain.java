import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class WithinOtherDomain extends Component {
    final Bool go = in(bool());
    final UInt seen = out(uint(8));

    WithinOtherDomain() {
        ClockDomain enabled = defaultDomain().enabledBy(go);
        UInt count = reg(uint(8)).init(0);
        within(enabled, () -> count.set(count.addWrap(1)));
        within(enabled, () -> {
            UInt own = reg(uint(8)).init(0);
            own.set(count);
            seen.set(own);
        });
    }
}
/* reports
HDL047 (WithinOtherDomain.java:13) "count" is a register of domain "default" and is set within domain "enabled", which changes nothing: it takes its value at the edges of its own domain; declare it within "enabled", or set it outside
  see WithinOtherDomain.java:12
*/
