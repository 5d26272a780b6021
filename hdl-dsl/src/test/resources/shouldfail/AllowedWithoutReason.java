import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;

/** Rules that are certainly broken cannot be allowed, and the others need a reason. */
class AllowedWithoutReason extends Component {
    final UInt value = in(uint(8));
    final Bool known = out(bool());

    AllowedWithoutReason() {
        allow(Code.UNDRIVEN, "it is driven elsewhere");
        allow(Code.CONSTANT_RESULT, " ");
        known.set(value.ge(0));
        allow(Code.CONSTANT_RESULT, "the lower end is a parameter in other configurations");
        known.set(value.ge(0));
    }
}
/* reports
HDL009 (AllowedWithoutReason.java:12) UNDRIVEN cannot be allowed: mend what breaks the rule
HDL036 (AllowedWithoutReason.java:13) allow(CONSTANT_RESULT, ..) without a reason: say why it is meant
HDL036 (AllowedWithoutReason.java:14) ge(0) of "value" (8 bits) is always 1: compare with another constant, leave the comparison out, or say allow(Code.CONSTANT_RESULT, why)
HDL010 (AllowedWithoutReason.java:16) "known" is set again, so the assignment at AllowedWithoutReason.java:14 never takes effect: remove one, or put the later one under a when
  see AllowedWithoutReason.java:14
*/
