import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;

/** A module's name is that of its file, too. */
class ModuleNotNamed extends Component {
    final UInt given = in(uint(8));
    final UInt answer = out(uint(8));

    ModuleNotNamed() {
        answer.set(given);
    }

    @Override
    protected String moduleName() {
        return "../" + getClass().getSimpleName();
    }
}
/* reports
HDL007 (ModuleNotNamed.java:9) moduleName() of ModuleNotNamed is "../ModuleNotNamed", not a Verilog identifier, and modules are never renamed: return another name, or leave the method out
*/
