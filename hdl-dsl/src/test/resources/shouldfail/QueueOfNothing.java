import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.flow.Flow;

/** A depth that a part of the library cannot have is told at the designer's line. */
class QueueOfNothing extends Component {
    final Stream<UInt> from = in(stream(uint(8)));
    final Stream<UInt> to = out(stream(uint(8)));

    QueueOfNothing() {
        Flow.flow(from).queue(0).into(to);
    }
}
/* reports
HDL038 (QueueOfNothing.java:12) Queue cannot be built of this: depth must be 1 to 2147483646: depth=0: give it another value, or leave it out where Java knows that there is none
  thrown: java.lang.IllegalArgumentException: depth must be 1 to 2147483646: depth=0
*/
