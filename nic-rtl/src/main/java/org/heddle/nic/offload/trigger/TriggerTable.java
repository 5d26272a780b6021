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
 *  event ─► read entry ─┬─► compare, count ─► outcome, fires
 *                       └◄── what was just written
 * </pre>
 *
 * <p>Latency: the outcome is there one cycle behind its event. Throughput: one event per cycle, also to one and the same counter.
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

    /** 1 one cycle behind each event. */
    public final Bool decides = out(bool());
    /** Outcome of the event of the cycle before. */
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
        Memory<TriggerEntry> entries = memory(TriggerEntry.type(size), triggers);
        UInt known = reg(uint(triggers)).init(0);
        UInt generations =
                reg(uint(size.ports() * TriggerEvent.GENERATION_WIDTH)).init(0);

        Bool acts = reg(bool()).init(false);
        TriggerEvent now = reg(TriggerEvent.type(size));
        UInt trigger = reg(uint(size.triggerWidth()));
        acts.set(event.valid());
        connect(now, event.data());
        UInt wanted = triggerOf(event.data());
        trigger.set(wanted);

        TriggerEntry stored = entries.readSync(wanted, event.valid());
        Bool wrote = reg(bool()).init(false);
        UInt writtenTrigger = reg(uint(size.triggerWidth()));
        TriggerEntry written = reg(TriggerEntry.type(size));
        TriggerEntry entry = wire(TriggerEntry.type(size));
        connect(entry, stored);
        when(known.bit(trigger).not(), () -> {
                    entry.armed().set(false);
                    entry.threshold().set(0);
                    entry.count().set(0);
                    entry.arrived().set(0);
                    entry.turn().set(0);
                })
                .elseWhen(wrote.and(writtenTrigger.eq(trigger)), () -> connect(entry, written));

        UInt generation = generationOf(generations, now.port());
        Bool reopens = opens.and(openedPort.eq(now.port()));
        Bool isStale = now.generation().ne(generation).or(reopens);
        UInt turn = now.epoch().bits(size.epochWidth() - 1, size.slotWidth());
        UInt ahead = turn.subWrap(entry.turn());
        Bool isNow = ahead.eq(0);
        Bool isPast = ahead.bit(ahead.width() - 1);
        UInt bit = now.child().toOneHot(size.children());
        Bool hasArrived = entry.arrived().and(bit).ne(0);
        Bool isNoChild = entry.armed().and(now.child().zext(size.countWidth()).ge(entry.threshold()));
        Bool tooMany = entry.arrived().shr(now.threshold()).ne(0);

        TriggerEntry next = wire(TriggerEntry.type(size));
        connect(next, entry);
        outcome.set(TriggerOutcome.COUNTED);
        switchOn(now.kind())
                .is(
                        TriggerEvent.Kind.ARRIVE,
                        () -> when(isStale, () -> outcome.set(TriggerOutcome.STALE))
                                .elseWhen(isPast, () -> outcome.set(TriggerOutcome.DUPLICATE))
                                .elseWhen(isNow.not(), () -> outcome.set(TriggerOutcome.WRONG_EPOCH))
                                .elseWhen(isNoChild, () -> outcome.set(TriggerOutcome.WRONG_CHILD))
                                .elseWhen(hasArrived, () -> outcome.set(TriggerOutcome.DUPLICATE))
                                .otherwise(() -> {
                                    next.count().set(entry.count().addWrap(1));
                                    next.arrived().set(entry.arrived().or(bit));
                                }))
                .is(
                        TriggerEvent.Kind.ARM,
                        () -> when(isStale, () -> outcome.set(TriggerOutcome.STALE))
                                .elseWhen(isNow.not().or(entry.armed()), () -> outcome.set(TriggerOutcome.WRONG_EPOCH))
                                .elseWhen(tooMany, () -> outcome.set(TriggerOutcome.WRONG_CHILD))
                                .otherwise(() -> {
                                    outcome.set(TriggerOutcome.ARMED);
                                    next.armed().set(true);
                                    next.threshold().set(now.threshold());
                                }))
                .is(
                        TriggerEvent.Kind.EXPIRE,
                        () -> when(isStale, () -> outcome.set(TriggerOutcome.STALE))
                                .elseWhen(
                                        isNow.not().or(entry.armed().not()),
                                        () -> outcome.set(TriggerOutcome.WRONG_EPOCH))
                                .otherwise(() -> outcome.set(TriggerOutcome.EXPIRED)));

        Bool expires = outcome.is(TriggerOutcome.EXPIRED);
        Bool enough = next.count().ge(next.threshold());
        Bool surplus = now.kind().is(TriggerEvent.Kind.ARM).and(outcome.is(TriggerOutcome.WRONG_CHILD));
        Bool changes = outcome.is(TriggerOutcome.COUNTED).or(outcome.is(TriggerOutcome.ARMED));
        Bool goes = acts.and(changes.and(next.armed()).and(enough).or(expires).or(surplus));
        decides.set(acts);
        fires.set(goes);
        missing.set(entry.arrived().not().lowestOne().oneHotIndex());

        TriggerEntry kept = wire(TriggerEntry.type(size));
        connect(kept, next);
        when(goes, () -> {
            kept.armed().set(false);
            kept.count()
                    .set(mux(
                            expires.or(surplus),
                            lit(0, size.countWidth()),
                            next.count().subWrap(next.threshold())));
            kept.arrived().set(0);
            kept.turn().set(entry.turn().addWrap(1));
        });
        Bool writes = acts.and(isStale.not());
        wrote.set(writes);
        writtenTrigger.set(trigger);
        connect(written, kept);
        when(writes, () -> entries.write(trigger, kept));
        UInt knownNow = known.or(mux(writes, trigger.toOneHot(triggers), lit(0, triggers)));
        UInt opened = lit((1L << 2 * size.slots()) - 1, triggers).shlWrap(openedPort.cat(lit(0, size.slotWidth() + 1)));
        known.set(mux(opens, knownNow.and(opened.not()), knownNow));
        when(opens, () -> generations.set(generationsWith(generations)));

        assertAlways(goes.not().or(kept.armed().not()), "R3: what fires is disarmed in the same step");
        assertAlways(acts.not().or(entry.count().eq(entry.arrived().popCount())), "R6: a child counts once");
        assertAlways(
                acts.not().or(entry.armed().not()).or(entry.count().lt(entry.threshold())),
                "R1, R2: nothing waits that has arrived");
        assertAlways(goes.not().or(kept.count().eq(0)), "R4: no arrival is left over or used twice");
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
