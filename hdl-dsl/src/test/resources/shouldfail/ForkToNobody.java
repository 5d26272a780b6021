import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.flow.Flow;

class ForkToNobody extends Component {
    final Stream<UInt> source = in(stream(uint(8)));

    ForkToNobody() {
        Flow.flow(source).fork(0);
    }
}
/* reports
HDL038 (ForkToNobody.java:10) Fork cannot be built of this: count must be >= 2: count=0: give it another value, or leave it out where Java knows that there is none
  thrown: java.lang.IllegalArgumentException: count must be >= 2: count=0
*/
