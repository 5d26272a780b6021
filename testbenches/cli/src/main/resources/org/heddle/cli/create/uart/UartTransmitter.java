package @package@;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.catalogue.TopLevel;

/** Sends bytes over a serial line: a start bit, eight bits beginning with the lowest, a stop bit. */
@TopLevel(arguments = "868", name = "uart-115200-at-100-MHz")
public final class UartTransmitter extends Component {
    private static final int BITS = 10;

    public final Stream<UInt> bytes = in(stream(uint(8)));
    public final Bool line = out(bool());

    /** @param cyclesPerBit frequency of the clock over the bit rate, 2 to 65,535 */
    public UartTransmitter(int cyclesPerBit) {
        if (cyclesPerBit < 2 || cyclesPerBit > 65_535) {
            throw new IllegalArgumentException("cyclesPerBit must be 2 to 65,535: " + cyclesPerBit);
        }
        parameter("cyclesPerBit", cyclesPerBit);

        UInt frame = reg(uint(BITS)).init((1 << BITS) - 1);
        UInt bitsLeft = reg(uint(4)).init(0);
        UInt cycle = reg(uint(16)).init(0);
        Bool idle = bitsLeft.eq(0);
        Bool lastCycle = cycle.eq(cyclesPerBit - 1);

        bytes.ready().set(idle);
        line.set(idle.or(frame.bit(0)));
        when(bytes.fires(), () -> {
                    frame.set(cat(lit(1, 1), bytes.data(), lit(0, 1)));
                    bitsLeft.set(BITS);
                })
                .elseWhen(idle.not(), () -> {
                    cycle.incrementOrClear(lastCycle);
                    when(lastCycle, () -> {
                        frame.set(cat(lit(1, 1), frame.bits(BITS - 1, 1)));
                        bitsLeft.decrement();
                    });
                });

        assertAlways(bitsLeft.le(BITS), "no more bits are left than a frame has");
        assertAlways(cycle.lt(cyclesPerBit), "a bit is as long as it should be");
        assertAlways(idle.implies(line), "the line is high between frames");
        assertAlways(idle.implies(cycle.eq(0)), "every start bit has its whole length");
        cover(bytes.fires(), "a byte is taken");
    }
}
