import org.heddle.hdl.registers.*;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.*;

/** Addresses that nobody has spoken of. */
class RegistersWithGap extends Component {
    RegistersWithGap() {
        instance(new RegisterBlock<>(new Motor()));
    }

    static class Motor extends RegisterMap {
        Speed speed = register(0x00, new Speed());
        Speed limit = register(0x10, new Speed());

        Motor() {
            super("motor", 32, "Turns.");
        }
    }

    static class Speed extends Register {
        NumberField target = number(7, 0, RegisterAccess.READ_WRITE);
    }
}
/* reports
HDL072 (RegistersWithGap.java:13) nothing is declared from 0x04 to register limit at 0x10: move it down, or say reserved(0x04, 0x10)
*/
