import org.heddle.hdl.registers.*;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.*;

/** Fields that a driver cannot write one by one, and a code whose bits are cleared one by one. */
class RegisterNeighbours extends Component {
    RegisterNeighbours() {
        instance(new RegisterBlock<>(new Motor()));
    }

    enum Direction { LEFT, RIGHT }

    static class Motor extends RegisterMap {
        Speed speed = register(0x00, new Speed());
        State state = register(0x04, new State());

        Motor() {
            super("motor", 32, "Turns.");
        }
    }

    static class Speed extends Register {
        NumberField target = number(7, 0, RegisterAccess.READ_WRITE);
        NumberField password = number(15, 8, RegisterAccess.WRITE_ONLY);
        FlagField stalled = flag(16, RegisterAccess.READ_CLEARS);
    }

    static class State extends Register {
        ChoiceField<Direction> direction = choice(0, 0, Direction.class, RegisterAccess.WRITE_ONE_CLEARS);
    }
}
/* reports
HDL074 (RegisterNeighbours.java:24) a write of speed.target (rw) would change speed.password (wo), which cannot be read: put them into two registers
  see RegisterNeighbours.java:23
HDL074 (RegisterNeighbours.java:25) a write of speed.target (rw) may begin with a read, which would clear speed.stalled (rc): put them into two registers
  see RegisterNeighbours.java:23
HDL074 (RegisterNeighbours.java:29) field state.direction holds a code and is rw1c, which takes its bits one by one or keeps none: make it a number
*/
