import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;

class SuspectedMistakes extends Component {
    final UInt value = in(uint(8));
    final SInt balance = in(sint(4));
    final Bool known = out(bool());
    final UInt gone = out(uint(8));

    SuspectedMistakes() {
        known.set(cat(List.of(value.ge(0), value.lt(0), value.le(255), value.gt(255), balance.ge(-8), balance.lt(lit8())))
                .reduceOr());
        UInt far = value.shr(8).or(value.shlWrap(9)).or(value.shr(lit(8, 4)));
        gone.set(far.or(value.trunc(4).eq(lit(200, 8)).asUInt().zext(8)));
    }

    private SInt lit8() {
        return slit(8, 5);
    }
}
/* reports
HDL036 (SuspectedMistakes.java:14) ge(0) of "value" (8 bits) is always 1: compare with another constant, leave the comparison out, or say allow(Code.CONSTANT_RESULT, why)
HDL036 (SuspectedMistakes.java:14) lt(0) of "value" (8 bits) is always 0: compare with another constant, leave the comparison out, or say allow(Code.CONSTANT_RESULT, why)
HDL036 (SuspectedMistakes.java:14) le(255) of "value" (8 bits) is always 1: compare with another constant, leave the comparison out, or say allow(Code.CONSTANT_RESULT, why)
HDL036 (SuspectedMistakes.java:14) gt(255) of "value" (8 bits) is always 0: compare with another constant, leave the comparison out, or say allow(Code.CONSTANT_RESULT, why)
HDL036 (SuspectedMistakes.java:14) ge(-8) of "balance" (4 bits) is always 1: compare with another constant, leave the comparison out, or say allow(Code.CONSTANT_RESULT, why)
HDL036 (SuspectedMistakes.java:14) lt of "balance" (4 bits) and a value of 5 bits is always 1, because the range of one lies beside the other: compare with another constant, leave the comparison out, or say allow(Code.CONSTANT_RESULT, why)
HDL036 (SuspectedMistakes.java:16) shr(8) of "value" (8 bits) leaves none of its bits: shift by less than its width, widen it first, or say allow(Code.CONSTANT_RESULT, why)
HDL036 (SuspectedMistakes.java:16) shlWrap(9) of "value" (8 bits) leaves none of its bits: shift by less than its width, widen it first, or say allow(Code.CONSTANT_RESULT, why)
HDL036 (SuspectedMistakes.java:17) eq of a value of 4 bits and a value of 8 bits is always 0, because the range of one lies beside the other: compare with another constant, leave the comparison out, or say allow(Code.CONSTANT_RESULT, why)
*/
