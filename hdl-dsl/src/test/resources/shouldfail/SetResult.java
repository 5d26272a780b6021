import java.util.*;
import org.heddle.hdl.*;

/** The result of an operation is driven. */
class SetResult extends Component {
    UInt given = in(uint(8));
    UInt copy = out(uint(8));
    UInt index = in(uint(2));
    Vec<UInt> words = in(vec(4, uint(8)));

    SetResult() {
        UInt next = given.addWrap(1);
        next.set(3);
        given.not().set(4);
        words.get(index).set(given);
        copy.set(next.xor(words.get(index)));
    }
}

/* reports
HDL005 (SetResult.java:13) "next" is the result of an operation and cannot be set: declare it with wire()
HDL005 (SetResult.java:14) the result of an operation cannot be set: set a wire, register or output, or bits of one
HDL005 (SetResult.java:15) a choice between values cannot be set: set each of them under a when; the element of a vector at an index that only the hardware knows is set with set(index, value) of the vector
*/
