import org.heddle.hdl.registers.*;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.*;

/** Registers that no bus has. */
class RegistersOfOddWidth extends Component {
    RegistersOfOddWidth() {
        instance(new RegisterBlock<>(new Motor()));
    }

    static class Motor extends RegisterMap {
        Motor() {
            super("motor", 24, "Turns.");
        }
    }
}
/* reports
HDL071 (RegistersOfOddWidth.java:13) motor has registers of 24 bits: make them of 8, 16, 32 or 64
*/
