import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.UInt;

class ResetValueWithoutReset extends Component {
    final ClockDomain link = clockDomain(Reset.none());
    final UInt count = out(link, uint(8));

    ResetValueWithoutReset() {
        UInt counter = reg(link, uint(8)).init(0);
        counter.set(counter.addWrap(1));
        count.set(counter);
    }
}
/* reports
HDL043 (ResetValueWithoutReset.java:11) register "counter" of ResetValueWithoutReset has a reset value, but domain "link" has no reset: leave out init(), or give the domain a reset
*/
