import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class NeverRead extends Component {
    final Bool go = in(bool());
    final UInt data = in(uint(8));
    final UInt last = out(uint(8));

    NeverRead() {
        UInt count = reg(uint(8)).init(0);
        when(go, () -> count.set(count.addWrap(1)));
        UInt doubled = wire(uint(9));
        doubled.set(data.mulGrow(2));
        UInt first = reg(uint(9));
        first.set(doubled);
        UInt second = reg(uint(9));
        second.set(first);
        UInt kept = unused(reg(uint(8)));
        kept.set(data);
        debug(() -> {
            UInt seen = reg(uint(8));
            seen.set(data);
        });
        UInt held = reg(uint(8));
        held.set(data);
        last.set(held);
    }
}
/* reports
HDL046 (NeverRead.java:11) register "count" of NeverRead is never read: no output, instance, memory or assertion depends on it; use it, leave it out, declare it inside debug() to be looked at, or say unused(..)
HDL046 (NeverRead.java:13) wire "doubled" of NeverRead is never read: no output, instance, memory or assertion depends on it; use it, leave it out, declare it inside debug() to be looked at, or say unused(..)
HDL046 (NeverRead.java:15) register "first" of NeverRead is never read: no output, instance, memory or assertion depends on it; use it, leave it out, declare it inside debug() to be looked at, or say unused(..)
HDL046 (NeverRead.java:17) register "second" of NeverRead is never read: no output, instance, memory or assertion depends on it; use it, leave it out, declare it inside debug() to be looked at, or say unused(..)
*/
