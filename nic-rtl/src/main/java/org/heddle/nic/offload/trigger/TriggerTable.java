package org.heddle.nic.offload.trigger;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.nic.offload.reduce.MessageReceiver;

/**
 * The trigger counters: descriptors wait here for arrivals. Each port has a counter for every epoch that may be under way, up and down.
 *
 * <pre>
 *  event ─► read entry ─┬─► compare, count ─►│ outcome, fires
 *                       └◄── what was just written
 * </pre>
 *
 * <p>Latency: the outcome is there two cycles behind its event, from registers. Throughput: one event per cycle, also to one and the
 * same counter. What can be known without the entry, such as the bits of children and whether the entry comes from the table at all,
 * is worked out while it is read.
 *
 * <p>The races of triggered operations, and what closes them:
 * <ul>
 *   <li>R1, armed after the arrival: arming compares the count as an arrival does, in the same step.
 *   <li>R2, arrivals in consecutive cycles: the entry that is being written is forwarded to the next event.
 *   <li>R3, fires once: the step that fires disarms.
 *   <li>R4, reuse: firing subtracts the threshold and begins the slot's next turn; what comes early for another epoch is counted in
 *       that epoch's own slot, by the epoch that every event carries.
 *   <li>R5, only whole and right payload counts: there is no event before {@link MessageReceiver} has written the last word.
 *   <li>R6, duplicates: one bit for each child.
 *   <li>R7, a port that is opened anew: events of another generation are dropped; so is what answers a descriptor that has expired.
 *   <li>R8, wrap: turns are compared modulo their width; a count never exceeds the threshold.
 * </ul>
 */
public final class TriggerTable extends Component {
    /** Events at the triggers; always taken. */
    public final Valid<TriggerEvent> event;

    /** 1 two cycles behind each event. */
    public final Bool decides = out(bool());
    /** Outcome of the event of two cycles before. */
    public final EnumValue<TriggerOutcome> outcome = out(enumOf(TriggerOutcome.class));
    /** 1 with an outcome that lets the descriptor go. */
    public final Bool fires = out(bool());
    /** First child that has not arrived at a trigger that expires. */
    public final UInt missing;

    /** 1 in the cycle in which a port is opened: its counters begin at epoch 0, with no arrival. */
    public final Bool opens = in(bool());
    /** Port that is opened. */
    public final UInt openedPort;
    /** 8 bits: its generation from now on. */
    public final UInt openedGeneration = in(uint(TriggerEvent.GENERATION_WIDTH));

    private final TriggerSize size;
    private final Memory<TriggerEntry> entries;
    /** A bit for each trigger whose entry counts. */
    private final UInt known;
    /** Generations of all ports. */
    private final UInt generations;

    /** 1 in the cycle behind an event's: what it does happens. */
    private final Bool acts;
    /** The event, then. */
    private final TriggerEvent now;
    /** Its trigger. */
    private final UInt trigger;
    /** Entry that the cycle before has written. */
    private TriggerEntry written;

    /** The trigger's entry before the event. */
    private TriggerEntry entry;
    /** 1 for an event of another generation than its port's. */
    private Bool isOld;
    /** A bit for each child: that of the event. */
    private UInt bit;
    /** A bit for each child: those that a trigger with the event's threshold has not. */
    private UInt strangers;

    private Bool isStale;
    private Bool isNow;
    private Bool isPast;
    private Bool hasArrived;
    private Bool isNoChild;
    private Bool tooMany;

    /** 1 if an arrival counts. */
    private Bool counts;
    /** Arrivals with it. */
    private UInt more;
    /** Arrivals behind the event. */
    private UInt count;
    /** 1 if a descriptor is armed. */
    private Bool waits;
    /** 1 if the event lets the descriptor go. */
    private Bool goes;

    /**
     * @param size ports, slots and children
     */
    public TriggerTable(TriggerSize size) {
        this.size = size;
        parameter("size", size);
        event = in(valid(TriggerEvent.type(size)));
        missing = out(uint(size.childWidth()));
        openedPort = in(uint(size.portWidth()));

        int triggers = 1 << size.triggerWidth();
        entries = memory(TriggerEntry.type(size), triggers);
        known = reg(uint(triggers)).init(0);
        generations = reg(uint(size.ports() * TriggerEvent.GENERATION_WIDTH)).init(0);
        acts = reg(bool()).init(false);
        now = reg(TriggerEvent.type(size));
        trigger = reg(uint(size.triggerWidth()));
        readEntry();
        compare();
        act();
        tell();
        TriggerEntry kept = keep();
        rememberPorts(triggers);
        assertRaces(kept);
    }

    /** Reads the entry in the first cycle, and works out what can be known without it. */
    private void readEntry() {
        TriggerEvent coming = event.data();
        acts.set(event.valid());
        connect(now, coming);
        UInt wanted = triggerOf(coming);
        trigger.set(wanted);

        TriggerEntry stored = entries.readSync(wanted, event.valid());
        written = reg(TriggerEntry.type(size));
        Bool opensWanted = opens.and(openedPort.eq(coming.port()));
        Bool isKnown = reg(bool());
        isKnown.set(known.bit(wanted).and(opensWanted.not()));
        Bool forwards = reg(bool());
        forwards.set(acts.and(trigger.eq(wanted)).and(opensWanted.not()));
        UInt generation = mux(opensWanted, openedGeneration, generationOf(generations, coming.port()));
        isOld = reg(bool());
        isOld.set(coming.generation().ne(generation));
        bit = reg(uint(size.children()));
        bit.set(coming.child().toOneHot(size.children()));
        strangers = reg(uint(size.children()));
        strangers.set(lit((1L << size.children()) - 1, size.children()).shlWrap(coming.threshold()));

        EntryRead read = new EntryRead(forwards, isKnown);
        entry = wire(TriggerEntry.type(size));
        entry.armed().set(read.newest(written.armed(), stored.armed()));
        entry.threshold().set(read.newest(written.threshold(), stored.threshold()));
        entry.count().set(read.newest(written.count(), stored.count()));
        entry.arrived().set(read.newest(written.arrived(), stored.arrived()));
        entry.turn().set(read.newest(written.turn(), stored.turn()));
    }

    /** Compares the event with its entry, in the second cycle. */
    private void compare() {
        Bool reopens = opens.and(openedPort.eq(now.port()));
        isStale = isOld.or(reopens);
        UInt turn = now.epoch().bits(size.epochWidth() - 1, size.slotWidth());
        isNow = turn.eq(entry.turn());
        isPast = turn.subWrap(entry.turn()).bit(turn.width() - 1);
        hasArrived = entry.arrived().and(bit).ne(0);
        isNoChild = entry.armed().and(now.child().zext(size.countWidth()).ge(entry.threshold()));
        tooMany = entry.arrived().and(strangers).ne(0);
    }

    /** Decides whether the event counts, arms or expires, and whether the descriptor goes. */
    private void act() {
        Bool arrives = now.kind().is(TriggerEvent.Kind.ARRIVE);
        Bool arms = now.kind().is(TriggerEvent.Kind.ARM);
        Bool isLive = isStale.not().and(isNow);
        counts = arrives.and(isLive).and(isNoChild.not()).and(hasArrived.not());
        Bool mayArm = arms.and(isLive).and(entry.armed().not());
        waits = mayArm.and(tooMany.not());
        Bool surplus = mayArm.and(tooMany);
        Bool expires = now.kind().is(TriggerEvent.Kind.EXPIRE).and(isLive).and(entry.armed());
        // Of an armed trigger fewer have arrived than it waits for (R1, R2): one more is enough only if it is the last.
        more = entry.count().addWrap(1);
        Bool isLast = entry.armed().and(more.eq(entry.threshold()));
        Bool allThere = entry.count().ge(now.threshold());
        goes = acts.and(counts.and(isLast).or(waits.and(allThere)).or(surplus).or(expires));
    }

    /** Tells the outcome a cycle later, from registers. */
    private void tell() {
        EnumValue<TriggerOutcome> decided = decided();
        outcome.set(decided);
        Bool hasDecided = reg(bool()).init(false);
        payloadOf(hasDecided, decided, outcome, missing);
        hasDecided.set(acts);
        Bool hasFired = reg(bool()).init(false);
        hasFired.set(goes);
        UInt absent = reg(uint(size.children()));
        absent.set(entry.arrived().not());
        decides.set(hasDecided);
        fires.set(hasFired);
        missing.set(absent.trailingZeros().trunc(size.childWidth()));
    }

    private EnumValue<TriggerOutcome> decided() {
        EnumValue<TriggerOutcome> decided = reg(enumOf(TriggerOutcome.class)).init(TriggerOutcome.COUNTED);
        switchOn(now.kind())
                .is(
                        TriggerEvent.Kind.ARRIVE,
                        () -> when(isStale, () -> decided.set(TriggerOutcome.STALE))
                                .elseWhen(isPast, () -> decided.set(TriggerOutcome.DUPLICATE))
                                .elseWhen(isNow.not(), () -> decided.set(TriggerOutcome.WRONG_EPOCH))
                                .elseWhen(isNoChild, () -> decided.set(TriggerOutcome.WRONG_CHILD))
                                .elseWhen(hasArrived, () -> decided.set(TriggerOutcome.DUPLICATE))
                                .otherwise(() -> decided.set(TriggerOutcome.COUNTED)))
                .is(
                        TriggerEvent.Kind.ARM,
                        () -> when(isStale, () -> decided.set(TriggerOutcome.STALE))
                                .elseWhen(isNow.not().or(entry.armed()), () -> decided.set(TriggerOutcome.WRONG_EPOCH))
                                .elseWhen(tooMany, () -> decided.set(TriggerOutcome.WRONG_CHILD))
                                .otherwise(() -> decided.set(TriggerOutcome.ARMED)))
                .is(
                        TriggerEvent.Kind.EXPIRE,
                        () -> when(isStale, () -> decided.set(TriggerOutcome.STALE))
                                .elseWhen(
                                        isNow.not().or(entry.armed().not()),
                                        () -> decided.set(TriggerOutcome.WRONG_EPOCH))
                                .otherwise(() -> decided.set(TriggerOutcome.EXPIRED)));
        return decided;
    }

    /** Writes the entry; firing disarms, subtracts the threshold and begins the next turn (R3, R4). */
    private TriggerEntry keep() {
        TriggerEntry kept = wire(TriggerEntry.type(size));
        kept.armed().set(entry.armed().or(waits).and(goes.not()));
        kept.threshold().set(mux(waits, now.threshold(), entry.threshold()));
        count = mux(counts, more, entry.count());
        kept.count().set(count.and(goes.not().repeat(count.width())));
        UInt arrived = entry.arrived().or(bit.and(counts.repeat(size.children())));
        kept.arrived().set(arrived.and(goes.not().repeat(size.children())));
        kept.turn().set(mux(goes, entry.turn().addWrap(1), entry.turn()));
        connect(written, kept);
        when(acts, () -> entries.write(trigger, kept));
        return kept;
    }

    /** Forgets the entries of a port that is opened, and gives it another generation (R7). */
    private void rememberPorts(int triggers) {
        UInt knownNow = known.or(mux(acts, trigger.toOneHot(triggers), lit(0, triggers)));
        UInt opened = lit((1L << 2 * size.slots()) - 1, triggers).shlWrap(openedPort.cat(lit(0, size.slotWidth() + 1)));
        known.set(mux(opens, knownNow.and(opened.not()), knownNow));
        when(opens, () -> generations.set(generationsWith(generations)));
    }

    private void assertRaces(TriggerEntry kept) {
        assertAlways(goes.not().or(kept.armed().not()), "R3: what fires is disarmed in the same step");
        assertAlways(acts.not().or(entry.count().eq(entry.arrived().popCount())), "R6: a child counts once");
        assertAlways(
                acts.not().or(entry.armed().not()).or(entry.count().lt(entry.threshold())),
                "R1, R2: nothing waits that has arrived");
        assertAlways(
                goes.and(counts.or(waits)).not().or(count.eq(kept.threshold())),
                "R4: no arrival is left over or used twice");
        assertAlways(goes.not().or(isStale.not()), "R7: nothing of another generation fires");
    }

    /** Number of the trigger that an event goes to. */
    private UInt triggerOf(TriggerEvent happening) {
        return cat(happening.port(), happening.epoch().trunc(size.slotWidth()), happening.isUp());
    }

    private UInt generationOf(UInt generations, UInt port) {
        UInt found = generations.trunc(TriggerEvent.GENERATION_WIDTH);
        for (int i = 1; i < size.ports(); i++) {
            int low = i * TriggerEvent.GENERATION_WIDTH;
            found = mux(port.eq(i), generations.bits(low + TriggerEvent.GENERATION_WIDTH - 1, low), found);
        }
        return found;
    }

    private UInt generationsWith(UInt generations) {
        List<UInt> parts = new ArrayList<>();
        for (int i = 0; i < size.ports(); i++) {
            int low = i * TriggerEvent.GENERATION_WIDTH;
            UInt old = generations.bits(low + TriggerEvent.GENERATION_WIDTH - 1, low);
            parts.add(0, mux(openedPort.eq(i), openedGeneration, old));
        }
        return cat(parts);
    }
}
