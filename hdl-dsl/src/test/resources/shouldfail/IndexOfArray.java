import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** An exception of Java's own in the designer's line. */
class IndexOfArray extends Component {
    final UInt value = in(uint(8));

    IndexOfArray() {
        UInt[] values = {value};
        UInt beyond = values[values.length];
    }
}
/* reports
HDL035 (IndexOfArray.java:10) ArrayIndexOutOfBoundsException here: Index 1 out of bounds for length 1: give what the call takes
  thrown: java.lang.ArrayIndexOutOfBoundsException: Index 1 out of bounds for length 1
*/
