import java.util.*;
import org.heddle.hdl.*;

/** Rules broken before an exception are reported with it. */
class ConstructorThrows extends Component {
    UInt narrow = out(uint(4));
    UInt wide = in(uint(8));

    ConstructorThrows() {
        narrow.set(wide);
        Child child = new Child();
    }

    static class Child extends Component {
        Bool end = in("end", bool());
        UInt count = reg(uint(4)).init(99);
        UInt word = wire(uint(8));

        Child() {
            throw new IllegalStateException("no such configuration");
        }
    }
}

/* reports
HDL012 (ConstructorThrows.java:10) value of 8 bits does not fit the 4-bit target "narrow": truncate it with trunc(4), or widen the target
HDL002 (ConstructorThrows.java:16) 99 does not fit 4 unsigned bits of "count": use a value from 0 to 15, or widen it
  thrown: java.lang.IllegalStateException: no such configuration
*/
