import org.heddle.hdl.*;

/** Shifts that bring a bit back to where it came from. */
class LoopsThroughShifts extends Component {
    final UInt value = in(uint(4));
    final UInt amount = in(uint(2));
    final SInt number = in(sint(4));
    final UInt all = out(uint(15));
    final SInt result = out(sint(4));

    LoopsThroughShifts() {
        UInt up = wire(uint(4));
        up.set(value.xor(up.shlWrap(amount)));
        UInt down = wire(uint(4));
        down.set(value.xor(down.shr(amount)));
        UInt around = wire(uint(4));
        around.set(value.xor(around.rotateLeft(2)));
        UInt own = wire(uint(3));
        own.set(value.shr(own).trunc(3));
        all.set(up.cat(down).cat(around).cat(own));
        SInt top = wire(sint(4));
        top.set(top.shr(lit(1, 3)).xor(number));
        result.set(top);
    }
}

/* reports
HDL021 (LoopsThroughShifts.java:13) in LoopsThroughShifts, "up[0]" depends on itself within a cycle: "up[0]" (LoopsThroughShifts.java:13) needs "up[0]": put a register into the loop, or cut it
HDL021 (LoopsThroughShifts.java:15) in LoopsThroughShifts, "down[0]" depends on itself within a cycle: "down[0]" (LoopsThroughShifts.java:15) needs "down[0]": put a register into the loop, or cut it
HDL021 (LoopsThroughShifts.java:17) in LoopsThroughShifts, "around[0]" depends on itself within a cycle: "around[0]" (LoopsThroughShifts.java:17) needs "around[2]" (LoopsThroughShifts.java:17) needs "around[0]": put a register into the loop, or cut it
HDL021 (LoopsThroughShifts.java:19) in LoopsThroughShifts, "own[0]" depends on itself within a cycle: "own[0]" (LoopsThroughShifts.java:19) needs "own_shifted[0]" (LoopsThroughShifts.java:19) needs "own[0]": put a register into the loop, or cut it
HDL021 (LoopsThroughShifts.java:22) in LoopsThroughShifts, "top[3]" depends on itself within a cycle: "top[3]" (LoopsThroughShifts.java:22) needs "top[3]": put a register into the loop, or cut it
*/
