import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/** Mistakes with a usual intention: setting a part, taking a stream twice, a hexadecimal number with its top bit. */
class MendsNamed extends Component {
    final UInt word = out(uint(64));
    final Stream<UInt> from = in(stream(uint(8)));
    final Stream<UInt> one = out(stream(uint(8)));
    final Stream<UInt> two = out(stream(uint(8)));

    MendsNamed() {
        word.bits(7, 0).set(3);
        UInt low = word.bits(7, 0);
        low.set(4);
        word.bit(63).set(true);
        Memory<UInt> words = memory(uint(8), 4).init(1);
        words.read(lit(1, 2)).set(5);
        connect(one, from);
        connect(two, from);
        word.set(0xFFFF_0000_FFFF_0000L);
        word.set(unsigned(0xFFFF_0000_FFFF_0000L));
    }
}
/* reports
HDL005 (MendsNamed.java:14) a part of a value cannot be set alone: set the whole with cat(..) of its parts, or declare the parts as a vector or bundle
HDL005 (MendsNamed.java:16) a part of a value cannot be set alone: set the whole with cat(..) of its parts, or declare the parts as a vector or bundle
HDL005 (MendsNamed.java:17) a part of a value cannot be set alone: set the whole with cat(..) of its parts, or declare the parts as a vector or bundle
HDL005 (MendsNamed.java:19) the word that a memory reads cannot be set: write it with write()
HDL002 (MendsNamed.java:22) -281470681808896 does not fit 64 unsigned bits of "word": use a value from 0 to 18446744073709551615, or widen it; if 0xffff0000ffff0000 is meant, give unsigned(0xffff0000ffff0000L), which takes its 64 bits as they are
HDL010 (MendsNamed.java:21) "from_ready" is set again, so the assignment at MendsNamed.java:20 never takes effect: remove one, or put the later one under a when; if it is a stream that is taken twice, divide it with flow(..).fork(2) or a Fork
  see MendsNamed.java:20
HDL010 (MendsNamed.java:23) "word" is set again, so the assignment at MendsNamed.java:22 never takes effect: remove one, or put the later one under a when
  see MendsNamed.java:22
*/
