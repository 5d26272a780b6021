import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** One line that drives an output, called from outside of a part that can be left out and from inside. */
class HelperOfAPart extends Component {
    final UInt given = in(uint(8));
    final UInt answer = out(uint(8));

    HelperOfAPart() {
        put(given);
        verification(() -> when(given.eq(7), () -> put(lit(0, 8))));
    }

    private void put(UInt value) {
        answer.set(value);
    }
}
/* reports
HDL030 (HelperOfAPart.java:15) a removable part drives "answer", which stands outside of it: drive it outside, or declare it inside
  see HelperOfAPart.java:7
*/
