import java.util.List;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** The text of an object that says nothing of itself is another in every run, also inside a list. */
class ParameterOfIdentity extends Component {
    static class Plan {}

    final UInt given = in(uint(8));

    ParameterOfIdentity() {
        parameter("plans", List.of(new Plan()));
    }
}
/* reports
HDL031 (ParameterOfIdentity.java:12) parameter "plans" has the text "ParameterOfIdentity$Pla....", which names another object in the next run and would give another Verilog: give a number, an enum, a record or a text that says what it is
*/
