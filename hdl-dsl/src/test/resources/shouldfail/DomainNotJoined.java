import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;

class DomainNotJoined extends Component {
    static class TwoClocks extends Component {
        final ClockDomain link = clockDomain();
        final Bool a = in(link, bool());
        final Bool b = out(link, bool());

        TwoClocks() {
            Bool kept = reg(link, bool()).init(false);
            kept.set(a);
            b.set(kept);
        }
    }

    final ClockDomain own = clockDomain();
    final Bool in = in(bool());
    final Bool out = out(bool());

    DomainNotJoined() {
        TwoClocks unit = instance(new TwoClocks());
        unit.a.set(in);
        out.set(unit.b);
        own.set(own);
        within(unit.link, () -> {});
    }
}
/* reports
HDL041 (DomainNotJoined.java:26) domain "own" of DomainNotJoined cannot be set to domain "own" of DomainNotJoined: attach DomainNotJoined with instance() first, and give it a domain of the component around it
HDL006 (DomainNotJoined.java:27) domain "link" belongs to TwoClocks and is used in DomainNotJoined: declare one here with clockDomain(), and set it from outside
HDL041 (DomainNotJoined.java:23) domain "link" of the instance of TwoClocks in DomainNotJoined is never set: give it a domain of the component around it with set(..)
*/
