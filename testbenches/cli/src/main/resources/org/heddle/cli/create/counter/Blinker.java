package @package@;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.TopLevel;

/** Lights a lamp in one of every so many cycles in which it is enabled. */
@TopLevel(arguments = "10")
public final class Blinker extends Component {
    public final Bool enable = in(bool());
    public final Bool lamp = out(bool());

    /** @param period in cycles, 2 to 255 */
    public Blinker(int period) {
        if (period < 2 || period > 255) {
            throw new IllegalArgumentException("period must be 2 to 255 cycles: " + period);
        }
        parameter("period", period);

        UInt count = reg(uint(8)).init(0);
        Bool last = count.eq(period - 1);
        when(enable, () -> count.incrementOrClear(last));
        lamp.set(enable.and(last));

        assertAlways(count.lt(period), "the count stays below the period");
        cover(lamp, "the lamp is lit");
    }
}
