import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;

class PortWithoutDomain extends Component {
    final ClockDomain link = clockDomain();
    final Bool a = in(bool());
    final Bool b = out(link, bool());

    PortWithoutDomain() {
        Bool kept = reg(link, bool()).init(false);
        kept.set(a);
        b.set(kept);
    }
}
/* reports
HDL042 (PortWithoutDomain.java:7) port "a" of PortWithoutDomain is in the default domain, in which nothing else is: name its domain with in(domain, type) or out(domain, type)
*/
