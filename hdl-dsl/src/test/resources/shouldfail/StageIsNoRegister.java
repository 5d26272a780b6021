import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;

class StageIsNoRegister extends Component {
    final Bool a = in(bool());
    final Bool b = out(bool());

    StageIsNoRegister() {
        Bool stage = synchronizerStage(wire(bool()));
        stage.set(a);
        b.set(stage);
    }
}
/* reports
HDL013 (StageIsNoRegister.java:9) a value of 1 bits is not a register: only a register can be a stage of a synchroniser
*/
