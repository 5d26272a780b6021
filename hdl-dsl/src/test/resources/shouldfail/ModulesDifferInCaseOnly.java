import java.util.*;
import org.heddle.hdl.*;

/** Two modules that are one file on some systems. */
class ModulesDifferInCaseOnly extends Component {
    ModulesDifferInCaseOnly() {
        instance(new Fifo());
        instance(new FIFO());
    }

    static class Fifo extends Component {
        Bool full = out(bool());

        Fifo() {
            full.set(false);
        }
    }

    static class FIFO extends Component {
        Bool empty = out(bool());

        FIFO() {
            empty.set(true);
        }
    }
}

/* reports
HDL016 (ModulesDifferInCaseOnly.java:22) modules Fifo and FIFO differ in case only, and some file systems and tools take them for one: rename one
  see ModulesDifferInCaseOnly.java:14
*/
