import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

class IndexOutside extends Component {
    final UInt index = in(uint(2));
    final UInt found = out(uint(4));

    IndexOutside() {
        Vec<UInt> three = regZero(vec(3, uint(4)));
        Vec<UInt> eight = regZero(vec(8, uint(4)));
        three.set(index, found);
        eight.set(index.zext(3), found);
        found.set(three.get(index).xor(eight.get(index)).xor(three.get(lit(2, 2))).xor(three.get(lit(3, 2))));
    }
}
/* reports
HDL037 (IndexOutside.java:12) index "index" of 2 bits can leave the vector of 3 elements: make it a vector of 4, or say allow(Code.INDEX_RANGE, why it stays inside)
HDL037 (IndexOutside.java:14) index "index" of 2 bits can leave the vector of 3 elements: make it a vector of 4, or say allow(Code.INDEX_RANGE, why it stays inside)
HDL037 (IndexOutside.java:14) index of 2 bits reaches 4 of the 8 elements: widen it with zext(3), or choose among fewer elements
HDL037 (IndexOutside.java:14) element 3 of a vector of 3 does not exist: use 0 to 2
*/
