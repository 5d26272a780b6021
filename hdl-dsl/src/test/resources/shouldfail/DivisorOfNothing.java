import org.heddle.hdl.*;

/** Divisors that divide nothing. */
class DivisorOfNothing extends Component {
    UInt value = in(uint(8));
    SInt level = in(sint(8));
    UInt quotient = out(uint(8));
    SInt remainder = out(sint(8));

    DivisorOfNothing() {
        int step = 0;
        quotient.set(value.div(-2));
        remainder.set(level.rem(step));
    }
}
/* reports
HDL024 (DivisorOfNothing.java:12) div(-2) of "value" (8 bits): an unsigned number is divided by a positive constant: turn it into a signed one with toSInt first
HDL024 (DivisorOfNothing.java:13) rem(0) of "level" (8 bits): nothing can be divided by 0: use another constant
*/
