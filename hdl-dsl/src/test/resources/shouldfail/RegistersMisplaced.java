import org.heddle.hdl.registers.*;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.*;

/** A crooked address, a field beyond its register, a choice with too many bits, and a register of nothing. */
class RegistersMisplaced extends Component {
    RegistersMisplaced() {
        instance(new RegisterBlock<>(new Motor()));
    }

    enum Direction { LEFT, RIGHT, STRAIGHT }

    static class Motor extends RegisterMap {
        Speed speed = register(0x02, new Speed());
        Empty empty = register(0x08, new Empty());

        Motor() {
            super("motor", 32, "Turns.");
            reserved(0x10, 0x10);
        }
    }

    static class Speed extends Register {
        NumberField target = number(32, 16, RegisterAccess.READ_WRITE);
        ChoiceField<Direction> direction = choice(0, 0, Direction.class, RegisterAccess.READ_WRITE);
    }

    static class Empty extends Register {}
}
/* reports
HDL071 (RegistersMisplaced.java:14) register speed at 0x02: an address is a multiple of 4, the bytes of a register
HDL071 (RegistersMisplaced.java:19) reserved(0x10, 0x10): give the first byte and the one behind the last, both multiples of 4
HDL071 (RegistersMisplaced.java:25) field speed.direction has 1 bits, and the codes of 3 constants have 2: give it as many at least
HDL071 (RegistersMisplaced.java:24) field speed.target, bits 32 to 16: use high >= low within 31 to 0
HDL071 (RegistersMisplaced.java:15) register empty has no fields: declare one, or reserve its address
*/
