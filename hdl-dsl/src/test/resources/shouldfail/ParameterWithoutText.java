import java.util.function.UnaryOperator;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

class ParameterWithoutText extends Component {
    final UInt given = in(uint(8));
    final UInt answer = out(uint(8));

    ParameterWithoutText() {
        UnaryOperator<UInt> step = value -> value.addWrap(1);
        parameter("words", new int[] {1, 2});
        answer.set(step.apply(given));
        parameter("step", step);
    }
}
/* reports
HDL031 (ParameterWithoutText.java:13) parameter "step" is a lambda, which names another object in the next run and would give another Verilog: give a number, an enum, a record or a text that says what it is
*/
