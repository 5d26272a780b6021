import org.heddle.hdl.*;
import org.heddle.hdl.option.*;

/** One enum in two encodings. */
class EncodingsMeet extends Component {
    enum Phase {
        IDLE,
        RUN,
        STOP
    }

    EnumValue<Phase> next = in(enumOf(Phase.class));
    EnumValue<Phase> hot = out(enumOf(Phase.class, Encoding.ONE_HOT));
    EnumValue<Phase> other = out(enumOf(Phase.class, Encoding.ONE_HOT));
    Bool same = out(bool());
    EnumValue<Phase> either = out(enumOf(Phase.class, Encoding.GRAY));

    EncodingsMeet() {
        hot.set(next);
        other.set(next.encoded(Encoding.ONE_HOT));
        same.set(next.eq(hot));
        either.set(mux(same, next, lit(Phase.STOP, Encoding.GRAY)).encoded(Encoding.GRAY));
    }
}
/* reports
HDL025 (EncodingsMeet.java:19) Phase meets Phase_one_hot of "hot": recode one with encoded(Encoding.ONE_HOT)
HDL025 (EncodingsMeet.java:21) Phase_one_hot meets Phase of "next": recode one with encoded(Encoding.BINARY)
HDL025 (EncodingsMeet.java:22) Phase_gray meets Phase of "next": recode one with encoded(Encoding.BINARY)
*/
