import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;

class CrossingThroughInstances extends Component {
    static class Inverter extends Component {
        final Bool a = in(bool());
        final Bool b = out(bool());

        Inverter() {
            b.set(a.not());
        }
    }

    static class Delay extends Component {
        final Bool a = in(bool());
        final Bool b = out(bool());

        Delay() {
            Bool kept = reg(bool()).init(false);
            kept.set(a);
            b.set(kept);
        }
    }

    final ClockDomain link = clockDomain();
    final Bool start = in(bool());
    final Bool button = asynchronousIn(bool());
    final Bool done = out(link, bool());
    final Bool pressed = out(bool());
    final UInt word = out(link, uint(4));

    CrossingThroughInstances() {
        Inverter inverter = instance(new Inverter());
        inverter.a.set(start);
        within(link, () -> {
            Delay delay = instance(new Delay());
            delay.a.set(inverter.b);
            when(delay.b, () -> done.set(true)).otherwise(() -> done.set(false));
        });
        Delay own = instance(new Delay());
        own.a.set(start);
        pressed.set(own.b.and(button));
        Memory<UInt> words = memory(uint(4), 4);
        words.write(lit(1, 2), lit(3, 4));
        UInt place = reg(link, uint(2)).init(0);
        place.set(place.addWrap(1));
        word.set(words.read(place));
        ClockDomain slow = link.enabledBy(start);
        UInt late = reg(slow, uint(2)).init(0);
        late.set(late.addWrap(1));
    }
}
/* reports
HDL040 (CrossingThroughInstances.java:40) in CrossingThroughInstances, instance input "delay_a" of domain "link" depends on input "start" (CrossingThroughInstances.java:29) of domain "default", through "inverter_b" (CrossingThroughInstances.java:36), through "inverter_a" (CrossingThroughInstances.java:37): bring it over with a synchroniser of org.heddle.hdl.lib.crossing, such as BitSynchronizer for one bit or AsynchronousQueue for words
  see CrossingThroughInstances.java:36
  see CrossingThroughInstances.java:37
  see CrossingThroughInstances.java:29
HDL040 (CrossingThroughInstances.java:45) in CrossingThroughInstances, output "pressed" of domain "default" depends on asynchronous input "button" (CrossingThroughInstances.java:30) of no clock: bring it over with a synchroniser of org.heddle.hdl.lib.crossing, such as BitSynchronizer for one bit or AsynchronousQueue for words
  see CrossingThroughInstances.java:30
HDL040 (CrossingThroughInstances.java:50) in CrossingThroughInstances, output "word" of domain "link" depends on memory "words" (CrossingThroughInstances.java:46) of domain "default", through "word_read" (CrossingThroughInstances.java:50): bring it over with a synchroniser of org.heddle.hdl.lib.crossing, such as BitSynchronizer for one bit or AsynchronousQueue for words
  see CrossingThroughInstances.java:46
HDL040 (CrossingThroughInstances.java:51) in CrossingThroughInstances, value "slow_enable" of domain "link" depends on input "start" (CrossingThroughInstances.java:29) of domain "default": bring it over with a synchroniser of org.heddle.hdl.lib.crossing, such as BitSynchronizer for one bit or AsynchronousQueue for words
  see CrossingThroughInstances.java:29
*/
