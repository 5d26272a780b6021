import org.heddle.hdl.registers.*;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.*;

/** Two registers at one address, and two fields that share a bit. */
class RegistersOverlap extends Component {
    RegistersOverlap() {
        instance(new RegisterBlock<>(new Motor()));
    }

    static class Motor extends RegisterMap {
        Speed speed = register(0x00, new Speed());
        Speed limit = register(0x00, new Speed());

        Motor() {
            super("motor", 32, "Turns.");
        }
    }

    static class Speed extends Register {
        NumberField target = number(7, 0, RegisterAccess.READ_WRITE);
        FlagField reverse = flag(7, RegisterAccess.READ_WRITE);
    }
}
/* reports
HDL070 (RegistersOverlap.java:13) register limit at 0x00 lies on register speed, which ends before 0x04: move one
  see RegistersOverlap.java:12
HDL070 (RegistersOverlap.java:22) field speed.reverse, from bit 7, lies on field speed.target, up to bit 7: move one
  see RegistersOverlap.java:21
*/
