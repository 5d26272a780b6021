package org.heddle.gallery.spi;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.catalogue.TopLevel;
import org.heddle.hdl.lib.crossing.BitSynchronizer;

/**
 * Controls a device by SPI, in all four modes: bytes go both ways at once, the highest bit first.
 *
 * <p>A half period of {@code sck} lasts a given number of cycles; so does every pause between edges of the pins. A byte takes 17 half periods and a
 * cycle; selecting takes one half period more and deselecting another. All pins are registers.
 */
@TopLevel(arguments = "4")
public final class SpiController extends Component {
    /** Fewest cycles of a half period: the synchroniser of {@code miso} looks two cycles back. */
    public static final int LEAST_CYCLES = 4;

    private static final int EDGES = 16;

    /** States of a transfer. */
    private enum State {
        IDLE,
        POLARITY,
        SHIFTING,
        BETWEEN,
        RELEASED
    }

    public final UInt mode = in(uint(2))
            .doc("bit 1: level of sck at rest; bit 0: data change on its first edge; taken as a device is selected");
    public final Stream<SpiTransfer> transfers = in(stream(SpiTransfer.type()));
    public final Valid<UInt> received = out(valid(uint(8)));
    public final Bool sck = out(bool());
    public final Bool mosi = out(bool());
    public final Bool selectN = out(bool()).doc("0 while the device is selected");
    public final Bool miso = asynchronousIn(bool());

    private final int cycles;
    private final Bool level = reg(bool()).init(false);
    private final Bool sent = reg(bool()).init(false);
    private final Bool deselected = reg(bool()).init(true);
    private final Bool polarity = reg(bool()).init(false);
    private final Bool phase = reg(bool()).init(false);
    private final UInt toSend = reg(uint(8));
    private final UInt taken = reg(uint(8));
    private final Bool last = reg(bool());
    private final UInt edges = reg(uint(5)).init(0);
    private final Fsm<State> state = fsm(State.IDLE);
    private final Bool tick = wire(bool());

    /**
     * Makes a controller.
     *
     * @param halfPeriod cycles of a half period of sck, at least {@link #LEAST_CYCLES}
     * @throws IllegalArgumentException if it is shorter
     */
    public SpiController(int halfPeriod) {
        if (halfPeriod < LEAST_CYCLES) {
            throw new IllegalArgumentException("halfPeriod must be >= " + LEAST_CYCLES + ": halfPeriod=" + halfPeriod);
        }
        parameter("halfPeriod", halfPeriod);
        cycles = halfPeriod;
        sck.set(level);
        mosi.set(sent);
        selectN.set(deselected);
        transfers.ready().set(state.is(State.IDLE).or(state.is(State.BETWEEN)));

        UInt left = reg(uint(Types.bitsToNumber(cycles))).init(cycles - 1);
        tick.set(left.eq(0));
        when(transfers.ready().or(tick), () -> left.set(cycles - 1)).otherwise(left::decrement);
        describe();
        shift();
        claim(left);
    }

    private void describe() {
        Bool begins = transfers.fires();
        Bool isOver = tick.and(edges.eq(EDGES));
        state.describe(machine -> {
            machine.state(State.IDLE).goTo(State.POLARITY, begins).onExit(() -> {
                polarity.set(mode.bit(1));
                phase.set(mode.bit(0));
                level.set(mode.bit(1));
            });
            machine.state(State.POLARITY).goTo(State.SHIFTING, tick).onExit(() -> deselected.set(false));
            machine.state(State.SHIFTING).goTo(State.RELEASED, isOver.and(last)).goTo(State.BETWEEN, isOver);
            machine.state(State.BETWEEN).goTo(State.SHIFTING, begins);
            machine.state(State.RELEASED).onEntry(() -> deselected.set(true)).goTo(State.IDLE, tick);
        });
        when(begins, () -> {
            toSend.set(transfers.data().data());
            last.set(transfers.data().last());
            edges.set(0);
        });
    }

    /** One edge of a pair samples, the other one changes the data; in phase 0 the first bit is there before the first edge. */
    private void shift() {
        BitSynchronizer synchronizer = instance(new BitSynchronizer(BitSynchronizer.USUAL_STAGES, false));
        synchronizer.source.set(miso);
        Bool isEdge = state.is(State.SHIFTING).and(tick).and(edges.ne(EDGES));
        Bool isFirst = edges.bit(0).not();
        Bool samples = isEdge.and(isFirst.xor(phase));
        Bool changes = isEdge.and(samples.not()).and(phase.or(edges.ne(EDGES - 1)));
        Bool isSelecting = state.is(State.POLARITY).and(tick);
        Bool isNext = state.is(State.BETWEEN).and(transfers.valid());
        when(isEdge, () -> {
            level.set(level.not());
            edges.increment();
        });
        when(samples, () -> taken.set(taken.bits(6, 0).cat(synchronizer.sink.asUInt())));
        when(changes.or(isSelecting.and(phase.not())), () -> {
                    sent.set(toSend.bit(7));
                    toSend.set(toSend.shlWrap(1));
                })
                .elseWhen(isNext.and(phase.not()), () -> {
                    sent.set(transfers.data().data().bit(7));
                    toSend.set(transfers.data().data().shlWrap(1));
                });
        received.data().set(taken);
        received.valid().set(state.is(State.SHIFTING).and(state.leaving(State.SHIFTING)));
    }

    private void claim(UInt left) {
        Bool hasPast = reg(bool()).init(false);
        hasPast.set(true);
        UInt rest = reg(uint(Types.bitsToNumber(cycles + 1))).init(cycles);
        when(stable(sent).not(), () -> rest.set(1)).elseWhen(rest.ne(cycles), rest::increment);
        Bool edge = mux(polarity.eq(phase), rose(level), fell(level));
        Bool samples = hasPast.and(deselected.not()).and(edge);
        assertAlways(
                samples.implies(stable(sent).and(rest.eq(cycles))),
                "what is sent stands still for a half period before it is sampled");
        assertAlways(
                hasPast.not().or(stable(deselected)).or(level.eq(polarity).and(stable(level))),
                "the device is selected and deselected with sck at rest");
        assertAlways(deselected.implies(level.eq(polarity)), "sck rests while the device is not selected");
        cover(samples, "the device samples");

        lemma(() -> {
            Bool isShifting = state.is(State.SHIFTING);
            Bool isInside = isShifting.or(state.is(State.BETWEEN));
            assertAlways(deselected.not().eq(isInside), "the device is selected while bytes are shifted");
            assertAlways(edges.le(EDGES), "there are no edges behind the last one");
            assertAlways(state.is(State.BETWEEN).not().or(edges.eq(EDGES)), "between bytes all edges are done");
            assertAlways(isInside.not().or(level.eq(polarity.xor(edges.bit(0)))), "each edge changes sck");
            if (Integer.bitCount(cycles) != 1) { // else the register holds no more
                assertAlways(left.lt(cycles), "no more cycles are left than a half period has");
            }
            assertAlways(transfers.ready().not().or(left.eq(cycles - 1)), "a half period begins with a transfer");
            Bool isFresh = left.eq(cycles - 1);
            assertAlways(hasPast.not().or(isShifting.not()).or(isFresh).or(stable(sent)), "data change at ticks alone");
            assertAlways(
                    isShifting.not().or(rest.addGrow(left).ge(cycles - 1)),
                    "data rest as long as a half period is old");
        });
    }
}
