import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;

class MemoryOfTwoDomains extends Component {
    final ClockDomain link = clockDomain();
    final UInt word = in(uint(8));
    final UInt linkWord = in(link, uint(8));
    final UInt read = out(uint(8));

    MemoryOfTwoDomains() {
        Memory<UInt> words = memory(uint(8), 2);
        words.write(lit(0, 1), word);
        within(link, () -> words.write(lit(1, 1), linkWord));
        read.set(crossing(words.read(lit(0, 1)), "only the writes are wrong here"));
    }
}
/* reports
HDL044 (MemoryOfTwoDomains.java:15) memory "words" of MemoryOfTwoDomains is written in domain "link" here and in domain "default" at MemoryOfTwoDomains.java:14: write it in one domain, and bring the other's words there first
  see MemoryOfTwoDomains.java:14
*/
