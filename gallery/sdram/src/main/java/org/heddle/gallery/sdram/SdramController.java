package org.heddle.gallery.sdram;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.area.RegNext;
import org.heddle.hdl.catalogue.TopLevel;
import org.heddle.hdl.lib.stream.CreditCounter;
import org.heddle.hdl.lib.stream.Queue;

/**
 * Controls an SDRAM chip: initialises it, refreshes it, and serves reads and writes of single words in their order. A row stays open until
 * another one of its bank is needed, or a refresh is due.
 *
 * <p>Throughput: a request in each cycle while it finds its row open; a write behind a read waits for CAS latency + 1 cycles. Latency of a
 * read of an open row: CAS latency + 4 cycles from the request to the answer. Stalled answers wait in a queue, and no read begins unless its
 * answer has a place there. Before the chip is initialised one request is taken; it waits. All outputs depend on registers only.
 *
 * <p>The chip takes the pins at the edge of the same clock that ends the cycle in which they stand there.
 */
@TopLevel(arguments = "100, 2")
public final class SdramController extends Component {
    /** Number of answers that the queue holds: as many as are under way at one in each cycle with CAS latency 3, and one more. */
    public static final int ANSWERS = 8;

    public final Stream<SdramRequest> requests;
    public final Stream<UInt> answers = out(stream(uint(16)));
    public final SdramPins pins = out(SdramPins.type());

    private final SdramPart part;
    private final SdramTiming timing;
    private final SdramBanks banks;
    private final Valid<SdramRequest> head;
    private final UInt row;
    private final UInt bank;
    private final UInt column;

    /** READ commands on their way: bit 0 while one is on the pins, the top bit while its word is in the input register. */
    private final UInt reading;

    private final CreditCounter credits = instance(new CreditCounter(ANSWERS));
    private final UInt owedRefreshes = reg(uint(4));
    private final Bool powered = reg(bool()).init(false);
    private final Bool configured = reg(bool()).init(false);

    // The command of this cycle: at most one of them is 1. It is on the pins in the next cycle.
    private final Bool activates;
    private final Bool reads;
    private final Bool writes;
    private final Bool closes;
    private final Bool closesAll;
    private final Bool refreshes;
    private final Bool loadsMode;

    /** Makes a controller of an MT48LC16M16A2; the arguments are those of the other constructor. */
    public SdramController(int megahertz, int casLatency) {
        this(SdramPart.MT48LC16M16A2, megahertz, casLatency);
    }

    /**
     * Makes a controller.
     *
     * @param part the chip
     * @param megahertz frequency of the clock
     * @param casLatency of the chip, 2 or 3 cycles
     * @throws IllegalArgumentException if {@link SdramTiming#of} refuses them
     */
    public SdramController(SdramPart part, int megahertz, int casLatency) {
        parameter("part", part.name());
        parameter("megahertz", megahertz);
        parameter("casLatency", casLatency);
        this.part = part;
        timing = SdramTiming.of(part, megahertz, casLatency);
        requests = in(stream(SdramRequest.type(part.addressBits())));
        head = reg(valid(SdramRequest.type(part.addressBits())));
        head.valid().init(false);
        reading = reg("reading", uint(casLatency + 2)).init(0);
        owedRefreshes.init(part.powerUpRefreshes());
        banks = instance(new SdramBanks(part, megahertz, casLatency));
        UInt address = head.data().address();
        int rowFrom = part.columnBits() + SdramPart.BANK_BITS;
        column = address.trunc(part.columnBits());
        bank = address.bits(rowFrom - 1, part.columnBits());
        row = address.bits(part.addressBits() - 1, rowFrom);

        // A refresh goes before all requests. Behind the reset the banks count as open and refreshes are owed, so that
        // the initialisation is a refresh too: PRECHARGE of all banks, then as many AUTO REFRESH as the chip asks for.
        Bool isRefreshing = powered.and(owedRefreshes.ne(0));
        closesAll = isRefreshing.and(banks.anyOpen).and(banks.mayPrechargeAll);
        refreshes = isRefreshing.and(banks.allIdle);
        loadsMode = powered.and(configured.not()).and(owedRefreshes.eq(0)).and(banks.allIdle);

        Bool serves = head.valid().and(configured).and(owedRefreshes.eq(0));
        Bool accesses = serves.and(banks.isOpen).and(banks.rowHit).and(banks.isReady);
        Bool isWrite = head.data().write();
        reads = accesses.and(isWrite.not()).and(credits.available);
        // One cycle lies between the last word from the chip and the first one to it.
        writes = accesses.and(isWrite).and(reading.trunc(casLatency + 1).eq(0));
        activates = serves.and(banks.isOpen.not()).and(banks.isReady);
        closes = serves.and(banks.isOpen).and(banks.rowHit.not()).and(banks.mayPrecharge);

        takeRequests();
        keepTime();
        tellBanks();
        drivePins();
        answer();
        claim();
    }

    private void takeRequests() {
        requests.ready().set(head.valid().not().or(reads).or(writes));
        when(requests.ready(), () -> head.valid().set(requests.valid()));
        when(requests.fires(), () -> connect(head.data(), requests.data()));
    }

    private void keepTime() {
        int interval = timing.refreshInterval();
        UInt intervalLeft = reg(uint(Types.bitsToNumber(interval))).init(interval - 1);
        int powerUp = timing.powerUpIntervals();
        UInt powerUpLeft = reg(uint(Types.bitsToNumber(powerUp + 1))).init(powerUp);
        Bool ends = RegNext.of(intervalLeft.eq(1)).init(false);
        when(ends, () -> intervalLeft.set(interval - 1)).otherwise(intervalLeft::decrement);
        when(ends.and(powered.not()), powerUpLeft::decrement);
        when(powerUpLeft.eq(0), () -> powered.set(true));
        when(loadsMode, () -> configured.set(true));
        owedRefreshes.countUpDown(ends.and(configured), refreshes);
        claimRefreshes(intervalLeft, ends);
    }

    private void tellBanks() {
        banks.bank.set(bank);
        banks.row.set(row);
        banks.activate.set(activates);
        banks.read.set(reads);
        banks.write.set(writes);
        banks.precharge.set(closes);
        banks.prechargeAll.set(closesAll);
        banks.occupy.set(refreshes.or(loadsMode));
    }

    private void drivePins() {
        EnumValue<SdramCommand> command = reg(enumOf(SdramCommand.class)).init(SdramCommand.NOP);
        UInt bankPins = reg(uint(SdramPart.BANK_BITS));
        UInt addressPins = reg(uint(SdramPart.ADDRESS_PINS));
        command.set(SdramCommand.NOP);
        bankPins.set(bank);
        addressPins.set(column);
        when(reads, () -> command.set(SdramCommand.READ));
        when(writes, () -> command.set(SdramCommand.WRITE));
        when(activates, () -> {
            command.set(SdramCommand.ACTIVE);
            addressPins.set(row);
        });
        when(closes.or(closesAll), () -> {
            command.set(SdramCommand.PRECHARGE);
            addressPins.set(closesAll.asUInt().shlGrow(SdramPart.PRECHARGE_ALL));
        });
        when(refreshes, () -> command.set(SdramCommand.AUTO_REFRESH));
        when(loadsMode, () -> {
            command.set(SdramCommand.LOAD_MODE_REGISTER);
            bankPins.set(0);
            addressPins.set((long) timing.casLatency() << 4); // bursts of one word
        });
        UInt code = command.asUInt();
        pins.cke().set(true);
        pins.csN().set(false);
        pins.rasN().set(code.bit(2));
        pins.casN().set(code.bit(1));
        pins.weN().set(code.bit(0));
        pins.bank().set(bankPins);
        pins.address().set(addressPins);

        UInt dqm = RegNext.of(
                        mux(configured, writes.repeat(2).and(head.data().mask().not()), lit(3, 2)))
                .init(3);
        UInt dqOut = RegNext.of(head.data().data());
        Bool dqEnable = RegNext.of(writes).init(false);
        pins.dqm().set(dqm);
        pins.dqOut().set(dqOut);
        pins.dqEnable().set(dqEnable);
        assertAlways(dqEnable.implies(reading.eq(0)), "DQ has one driver, and a cycle without one behind a READ");
    }

    private void answer() {
        UInt dqTaken = RegNext.of(pins.dqIn());
        reading.set(reading.trunc(reading.width() - 1).cat(reads.asUInt()));
        Queue<UInt> queue = instance(new Queue<>(uint(16), ANSWERS));
        queue.enqueue.valid().set(reading.bit(reading.width() - 1));
        queue.enqueue.data().set(dqTaken);
        connect(answers, queue.dequeue);
        credits.spend.set(reads);
        credits.giveBack.set(answers.fires());
        assertAlways(queue.enqueue.valid().implies(queue.enqueue.ready()), "each answer finds a place in the queue");
        lemma(() -> {
            UInt places = credits.credits.addGrow(queue.count).addGrow(reading.popCount());
            assertAlways(places.eq(ANSWERS), "a place is free, promised or taken");
        });
    }

    private void claim() {
        List<Bool> commands = List.of(activates, reads, writes, closes, closesAll, refreshes, loadsMode);
        assertAlways(cat(commands).popCount().le(1), "there is one command at a time");
        assertAlways(activates.implies(configured), "ACTIVE comes behind LOAD MODE REGISTER");
    }

    private void claimRefreshes(UInt intervalLeft, Bool ends) {
        Bool isOwed = configured.and(owedRefreshes.ne(0));
        UInt late = reg(uint(Types.bitsToNumber(timing.refreshDelay() + 1))).init(0);
        when(isOwed, late::increment).otherwise(() -> late.set(0));
        assertAlways(configured.implies(owedRefreshes.le(1)), "at most one refresh is owed");
        assertAlways(isOwed.implies(late.lt(timing.refreshDelay())), "a refresh comes within its delay");
        lemma(() -> {
            Bool agrees = late.addGrow(intervalLeft).eq(timing.refreshInterval() - 1);
            assertAlways(isOwed.implies(agrees), "the delay is what has passed of the interval");
            assertAlways(intervalLeft.lt(timing.refreshInterval()), "no more is left than an interval");
            assertAlways(ends.eq(intervalLeft.eq(0)), "an interval ends when nothing of it is left");
            assertAlways(configured.implies(powered), "the chip is configured after power-up");
            assertAlways(owedRefreshes.le(part.powerUpRefreshes()), "no more refreshes are owed than at power-up");
        });
    }
}
