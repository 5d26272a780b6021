import org.heddle.hdl.registers.*;
import org.heddle.hdl.registers.block.RegisterBlock;
import org.heddle.hdl.*;

/** A queue's register with something else in it, and fields that nothing shares. */
class RegisterQueues extends Component {
    RegisterQueues() {
        instance(new RegisterBlock<>(new Card()));
    }

    static class Card extends RegisterMap {
        Send send = register(0x00, new Send());
        Window memory = window(0x04, 0x08, WindowMode.READ);

        Card() {
            super("card", 32, "Sends.");
        }
    }

    static class Send extends Register {
        NumberField length = number(7, 0, RegisterAccess.PUSH);
        NumberField limit = number(15, 8, RegisterAccess.READ_ONLY);
        FlagField on = flag(16, RegisterAccess.READ_ONLY).shared();
    }
}
/* reports
HDL071 (RegisterQueues.java:13) window memory at 0x04: its address is a multiple of 8, its bytes as a power of two
HDL071 (RegisterQueues.java:23) field send.on (ro) is shared by pages, and the map has none: leave shared out
HDL074 (RegisterQueues.java:22) field send.length (wq) is a part of a queue's value, and send.limit is ro: put them into two registers
  see RegisterQueues.java:21
HDL074 (RegisterQueues.java:23) field send.length (wq) is a part of a queue's value, and send.on is ro: put them into two registers
  see RegisterQueues.java:21
*/
