import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class RegisterOfOtherClock extends Component {
    final ClockDomain link = clockDomain();
    final UInt seen = out(link, uint(8));

    RegisterOfOtherClock() {
        UInt count = reg(uint(8)).init(0);
        count.set(count.addWrap(1));
        UInt doubled = count.addGrow(count);
        UInt taken = reg(link, uint(9));
        taken.set(doubled);
        seen.set(taken.trunc(8));
    }
}
/* reports
HDL040 (RegisterOfOtherClock.java:14) in RegisterOfOtherClock, register "taken" of domain "link" depends on register "count" (RegisterOfOtherClock.java:10) of domain "default", through "doubled" (RegisterOfOtherClock.java:12): bring it over with a synchroniser of org.heddle.hdl.lib.crossing, such as BitSynchronizer for one bit or AsynchronousQueue for words
  see RegisterOfOtherClock.java:12
  see RegisterOfOtherClock.java:10
*/
