import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.option.Reset;

class ResetNameTaken extends Component {
    final Bool reset_n = in(bool());
    final Bool b = out(bool());

    ResetNameTaken() {
        defaultDomain(Reset.asynchronous().activeLow());
        Bool kept = reg(bool()).init(false);
        kept.set(reset_n);
        b.set(kept);
    }
}
/* reports
HDL007 (ResetNameTaken.java:6) port "reset_n" of ResetNameTaken has the name of the active-low reset, and ports are never renamed: call it something else
*/
