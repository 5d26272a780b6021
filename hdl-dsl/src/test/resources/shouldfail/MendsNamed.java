import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/** Mistakes with a usual intention: taking a stream twice, a hexadecimal number with its top bit. */
class MendsNamed extends Component {
    final UInt word = out(uint(64));
    final Stream<UInt> from = in(stream(uint(8)));
    final Stream<UInt> one = out(stream(uint(8)));
    final Stream<UInt> two = out(stream(uint(8)));

    MendsNamed() {
        Memory<UInt> words = memory(uint(8), 4).init(1);
        words.read(lit(1, 2)).set(5);
        connect(one, from);
        connect(two, from);
        word.set(0xFFFF_0000_FFFF_0000L);
        word.set(unsigned(0xFFFF_0000_FFFF_0000L));
    }
}
/* reports
HDL005 (MendsNamed.java:15) the word that a memory reads cannot be set: write it with write()
HDL002 (MendsNamed.java:18) -281470681808896 does not fit 64 unsigned bits of "word": use a value from 0 to 18446744073709551615, or widen it; if 0xffff0000ffff0000 is meant, give unsigned(0xffff0000ffff0000L), which takes its 64 bits as they are
HDL010 (MendsNamed.java:17) "from_ready" is set again, so the assignment at MendsNamed.java:16 never takes effect: remove one, or put the later one under a when; if it is a stream that is taken twice, divide it with flow(..).fork(2) or a Fork
  see MendsNamed.java:16
HDL010 (MendsNamed.java:19) "word" is set again, so the assignment at MendsNamed.java:18 never takes effect: remove one, or put the later one under a when
  see MendsNamed.java:18
*/
