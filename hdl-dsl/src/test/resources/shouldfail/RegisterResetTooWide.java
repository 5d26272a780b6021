import org.heddle.hdl.registers.*;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.*;

/** A reset value of 9 bits for 8, and one for a field that keeps nothing. */
class RegisterResetTooWide extends Component {
    RegisterResetTooWide() {
        instance(new RegisterBlock<>(new Motor()));
    }

    static class Motor extends RegisterMap {
        Speed speed = register(0x00, new Speed());

        Motor() {
            super("motor", 32, "Turns.");
        }
    }

    static class Speed extends Register {
        NumberField target = number(7, 0, RegisterAccess.READ_WRITE).reset(256);
        FlagField turning = flag(8, RegisterAccess.READ_ONLY).reset(true);
    }
}
/* reports
HDL073 (RegisterResetTooWide.java:20) the reset value 256 of speed.target does not fit 8 bits: use a value from 0 to 255
HDL073 (RegisterResetTooWide.java:21) speed.turning is ro and keeps nothing that a reset could set: leave reset out
*/
