import org.heddle.hdl.registers.*;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.*;

/** A map that is no C identifier, names that occur twice, and some that are missing. */
class RegisterNames extends Component {
    RegisterNames() {
        instance(new RegisterBlock<>(new Motor()));
    }

    static class Motor extends RegisterMap {
        Speed speed = register(0x00, new Speed());
        Speed limit = register("speed", 0x04, new Speed());

        Motor() {
            super("motor-1", 32, "Turns.");
            register(0x08, new Speed());
        }
    }

    static class Speed extends Register {
        NumberField target = number(7, 0, RegisterAccess.READ_WRITE);

        Speed() {
            flag(8, RegisterAccess.READ_ONLY);
            number(31, 16, RegisterAccess.READ_ONLY);
        }
    }
}
/* reports
HDL075 (RegisterNames.java:16) the map's name "motor-1" is no C identifier in lower case: call it something else
HDL075 (RegisterNames.java:13) two registers of motor-1 are named "speed": rename one
  see RegisterNames.java:12
HDL075 (RegisterNames.java:17) the register at 0x08 has no name: keep it in a field, or name it with register("name", ..)
HDL075 (RegisterNames.java:25) the field at bit 8 of speed has no name: keep it in a field of its class
HDL075 (RegisterNames.java:26) the field at bit 16 of speed has no name: keep it in a field of its class
*/
