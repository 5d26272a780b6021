import org.heddle.hdl.*;

/** Parts whose removal would change the rest. */
class RemovableParts extends Component {
    Bool step = in(bool());
    UInt count = out(uint(4));
    Bool busy = out(bool());
    UInt seen;

    RemovableParts() {
        UInt kept = reg(uint(4)).init(0);
        debug(() -> {
            seen = reg(uint(4)).init(0);
            seen.set(seen.addWrap(1));
            when(step, () -> kept.set(seen));
            UInt steps = out(uint(4));
            steps.set(seen);
            Memory<UInt> trace = memory(uint(4), 16);
            trace.write(seen, kept);
        });
        count.set(kept);
        busy.set(seen.ne(0));
    }
}
/* reports
HDL030 (RemovableParts.java:16) a removable part declares a port, and ports never depend on what is left out: declare it outside
HDL030 (RemovableParts.java:18) a removable part declares a memory: declare it in a component, and that as an instance inside
HDL030 (RemovableParts.java:22) "seen" is read outside of the removable part that declares it: declare it outside, or read it inside
  see RemovableParts.java:13
HDL030 (RemovableParts.java:15) a removable part drives "kept", which stands outside of it: drive it outside, or declare it inside
  see RemovableParts.java:11
HDL030 (RemovableParts.java:17) a removable part drives "steps", which stands outside of it: drive it outside, or declare it inside
  see RemovableParts.java:16
HDL030 (RemovableParts.java:19) a removable part writes memory "trace": write it outside
*/
