package org.heddle.nic.verbs.connection.requester;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.connection.CompletionNote;
import org.heddle.nic.verbs.connection.HeldCompletions;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.PairTurns;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairOrder;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.ResponseFields;
import org.heddle.nic.verbs.layout.SendEntry;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.layout.code.TransportOperation;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.heddle.nic.verbs.memory.BindOrder;
import org.heddle.nic.verbs.memory.CursorStart;
import org.heddle.nic.verbs.memory.ResolvedRun;
import org.jspecify.annotations.Nullable;

/**
 * Sends the entries of all queues of sends, and judges what comes back.
 *
 * <p>It carries out one event after the other: an order, a packet that was refused, a response, a key that was changed, a timer, the next packet of the message under
 * way, the next entry. What it knows of the queue pair is read when an event begins and written when it ends, so no two events meet. One
 * message is under way at a time; responses are judged between its packets. Entries are resent from host memory: the oldest entry without an
 * acknowledgement is fetched again, and its packets go from the oldest PSN without one.
 *
 * <p>An atomic leaves when all reads before it in its queue pair have ended, so no read sees it, nor does one that is asked for again.
 */
public final class Requester extends Component {
    /** Number of entries of a queue pair that may be sent and not acknowledged, a power of two. */
    public static final int UNACKED = 16;

    private static final int INDEX = QueuePairTable.INDEX_WIDTH;
    private static final int PSN = PacketPlan.PSN_WIDTH;
    private static final int ENTRY_INDEX = PostedEntries.INDEX_WIDTH;
    private static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    private static final int UNACKED_WIDTH = 4;
    private static final int RNR_FOR_EVER = 7;
    private static final int LOG_IN_ROW = 3;
    /** Messages of one packet that are sent in a row, before another queue pair has its turn. */
    private static final int MOST_IN_ROW = 1 << LOG_IN_ROW;
    /** More responses than have lines that are written at a time. */
    private static final int RETURNING_WIDTH = 6;
    /** Half of what it counts are more than that. */
    private static final int BEGUN_WIDTH = RETURNING_WIDTH + 1;

    private static final QueuePairContext CONTEXT = QueuePairContext.LAYOUT;
    private static final SendEntry ENTRY = SendEntry.LAYOUT;
    private static final TransportHeader HEADER = TransportHeader.LAYOUT;

    /** Orders of the operating system. */
    public final Stream<QueuePairOrder> order = in(stream(QueuePairOrder.type()));
    /** 24 bits: PSN of the next packet of the queue pair of the last order. */
    public final UInt shownPsn = out(uint(PSN));
    /** 16 bits: its entries that have completed. */
    public final UInt shownIndex = out(uint(ENTRY_INDEX));
    /** Doorbells of queues of sends. */
    public final Stream<PostedEntries> posted = in(stream(PostedEntries.type()));
    /** One bit for each queue pair: 1 if it is in error. */
    public final UInt isError = in(uint(PAIRS));
    /** Queue pair of the event that is carried out. */
    public final UInt queuePair = out(uint(INDEX));
    /** 1 in the cycle in which it gets into error. */
    public final Bool setsError = out(bool());
    /** 1 in the cycle in which it is reset. */
    public final Bool clearsError = out(bool());

    /** Reads of entries. */
    public final Stream<UInt> memory = out(stream(uint(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there. */
    public final Bool returns = in(bool());
    /** 256 bits: the line. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));
    /** 16 bits: index of the entry that is read; a port where entries are read ahead. */
    public final @Nullable UInt wantedIndex;
    /** 1 in the cycle in which that entry begins; a port where entries are read ahead. */
    public final @Nullable Bool beginsEntry;
    /** 1 while the entry of that index is here, of the queue pair of the event; a port where entries are read ahead. */
    public final @Nullable Bool isWantedHere;
    /** 1 while the line behind the entry is here; a port where entries are read ahead. */
    public final @Nullable Bool hasBehind;
    /** 256 bits: the line behind the entry; a port where entries are read ahead. */
    public final @Nullable UInt behind;

    /** Data of the message that is to be sent. */
    public final Stream<CursorStart> sendStart = out(stream(CursorStart.type()));
    /** 13 bits: data bytes of its next packet. */
    public final Stream<UInt> sendPacket = out(stream(uint(ResolvedRun.BYTES_WIDTH)));
    /** Packets. */
    public final Stream<PacketPlan> plan = out(stream(PacketPlan.type()));
    /** Owner of a packet whose data were not allowed. */
    public final Stream<UInt> refused = in(stream(uint(PacketPlan.OWNER_WIDTH)));

    /** 1 while a response waits; the next ones are its. */
    public final Bool waits = in(bool());
    /** 16 bits: node that has sent it. */
    public final UInt from = in(uint(16));
    /** 13 bits: data bytes of it. */
    public final UInt bytes = in(uint(ResolvedRun.BYTES_WIDTH));
    /** A {@link TransportHeader}. */
    public final UInt header = in(uint(HEADER.bits()));
    /** 1 to take its data. */
    public final Bool accepts = out(bool());
    /** 1 to drop it. */
    public final Bool drops = out(bool());
    /** 1 while the header of a response must stay. */
    public final Bool holds = out(bool());
    /** Where the data of responses go. */
    public final Stream<CursorStart> returnStart = out(stream(CursorStart.type()));
    /** 13 bits: data bytes of a response. */
    public final Stream<UInt> returnPacket = out(stream(uint(ResolvedRun.BYTES_WIDTH)));
    /** For each response with data whether they are allowed: 1 bit. */
    public final Stream<UInt> returnVerdict = in(stream(uint(1)));
    /** 1 in the cycle in which the data of a response are visible. */
    public final Bool returned = in(bool());
    /** 1 while data of responses may be written: no atomic is under way. */
    public final Bool mayWrite = in(bool());
    /** 1 while they are written. */
    public final Bool isWriting = out(bool());
    /** 1 while some may wait to be written. */
    public final Bool waitsToWrite = out(bool());

    /** Changes of indirect keys. */
    public final Stream<BindOrder> bind = out(stream(BindOrder.type()));
    /** 1 in the cycle in which the change has been carried out, or refused. */
    public final Bool bound = in(bool());
    /** 1 with it if it has been carried out. */
    public final Bool isBoundRight = in(bool());

    /** Completions. */
    public final Stream<CompletionNote> completion = out(stream(CompletionNote.type()));
    /** 1 in the cycle in which the completion that was taken last is visible. */
    public final Bool written = in(bool());

    /** 1 in the cycle in which a packet is planned that has left before. */
    public final Bool repeats = out(bool());
    /** 1 in the cycle in which a response is dropped that nobody awaits. */
    public final Bool ignores = out(bool());
    /** 1 in the cycle in which a queue pair was silent for too long. */
    public final Bool timesOut = out(bool());

    private enum Event {
        ORDER,
        REFUSED,
        RESPONSE,
        BOUND,
        TIMER,
        PACKET,
        WORK
    }

    private enum State {
        IDLE,
        FETCH,
        LOAD,
        ACT,
        WORK,
        ADDRESS,
        READ,
        WAIT,
        READ_OPERANDS,
        WAIT_OPERANDS,
        DECIDE,
        DECIDED,
        BIND,
        BOUND,
        KNOWN,
        FOUND,
        SIZE,
        SKIP,
        BEGIN,
        CURSOR,
        MEASURE,
        PACKET,
        PLAN,
        SENT,
        WINDOW,
        WINDOW_KNOWN,
        ENTRY,
        ENTERED,
        COVER,
        JUDGE,
        ANSWER,
        RETURN_ADDRESS,
        RETURN_START,
        RETURN_PACKET,
        RETURN_VERDICT,
        RETURN_DATA,
        RETURNED,
        FINISH,
        EXPIRE,
        REFUSE,
        SETTLE,
        EMIT,
        WRITTEN,
        STORE
    }

    private final Fsm<State> state = fsm(State.IDLE);
    private final EnumValue<Event> event = reg(enumOf(Event.class));
    private final UInt q = reg(uint(INDEX)).init(0);
    private final QueuePairTable table = instance(
            "table",
            new QueuePairTable(
                    "requester",
                    CONTEXT.state,
                    CONTEXT.domain,
                    CONTEXT.pathMtu,
                    CONTEXT.sendCompletions,
                    CONTEXT.remoteQueuePair,
                    CONTEXT.remoteNode,
                    CONTEXT.mostReads,
                    CONTEXT.timeout,
                    CONTEXT.retryCount,
                    CONTEXT.rnrRetry,
                    CONTEXT.sendLogEntries,
                    CONTEXT.sendLogStride,
                    CONTEXT.sendBase));
    private final RetryTimers timers = instance("timers", new RetryTimers());
    private final RnrTimes rnrTimes;
    private final RequesterState s = reg(RequesterState.type());
    private final UInt postedIndex = reg(uint(ENTRY_INDEX));
    private final Bool inError = reg(bool());
    /** One bit for each queue pair: 1 if something may be sent, or flushed. */
    private final UInt pending = reg(uint(PAIRS)).init(0);
    /** One bit for each queue pair: 1 while it waits because the other end had no receive. */
    private final UInt isWaiting = reg(uint(PAIRS)).init(0);

    private final UInt mtu = table.value(CONTEXT.pathMtu);
    /** Bytes of a whole packet, from the second cycle on in which the attributes are there. */
    private final UInt most = reg(uint(ResolvedRun.BYTES_WIDTH));

    // The message that is under way.
    private final Bool active = reg(bool()).init(false);
    private final UInt activePair = reg(uint(INDEX)).init(0);
    private final UInt control = reg(uint(HostMemoryRequest.LINE_BITS));
    private final UInt operands = reg(uint(128));
    private final UInt entryAddress = reg(uint(AddressUnit.ADDRESS_WIDTH));
    private final UInt firstPsn = reg(uint(PSN));
    private final UInt lastPsn = reg(uint(PSN));
    private final UInt psn = reg(uint(PSN));
    private final UInt remaining = reg(uint(32));
    private final UInt packets = reg(uint(PSN));
    private final Bool isAgain = reg(bool());

    // The completion that is written.
    private final UInt status = reg(uint(CompletionStatus.WIDTH));
    private final UInt completed = reg(uint(ENTRY_INDEX));
    private final Bool goesOn = reg(bool());

    // The response that is judged.
    private final UInt end = reg(uint(PSN));
    private final Bool progress = reg(bool());
    private final Bool isLost = reg(bool());

    private final Memory<RequesterState> states = memory(RequesterState.type(), PAIRS);
    private final Memory<UInt> postings = memory(uint(ENTRY_INDEX), PAIRS);
    private final Memory<UnackedEntry> unacked = memory(UnackedEntry.type(), PAIRS * UNACKED);
    /** The entry that was read, from a register: block RAM is slow. */
    private final UnackedEntry entry = reg(UnackedEntry.type());

    // The key that is changed: one at a time.
    private final Bool binds = reg(bool()).init(false);
    private final Bool isBound = reg(bool()).init(false);
    private final Bool hasBound = reg(bool());
    private final UInt bindingPair = reg(uint(INDEX)).init(0);
    /** One bit for each queue pair: 1 if it waits until another one's key is changed. */
    private final UInt waitsToBind = reg(uint(PAIRS)).init(0);
    /** 1 while the entry that the change is of is still the oldest one of its queue pair. */
    private final Bool isWanted = reg(bool());

    // What of the event can be said at once.
    private final Bool begins = wire("begins", bool());
    private final Bool isMine = active.and(activePair.eq(q));
    private final Bool hasData = reg(bool());

    // Data of responses that are not visible yet, and whether the list stands where the next ones go.
    private final boolean overlaps;
    private final boolean readsAhead;
    private final boolean sendsAtOnce;
    private final boolean asksAlways;
    /** Hands messages of one packet on, where the first packet is sent at once. */
    private final @Nullable WholeMessage whole;

    private final Bool isSettled = wire("isSettled", bool());
    private final Bool isCompleted = wire("isCompleted", bool());
    private final Bool continues = reg(bool());
    /** Completions that wait for data of responses, where those overlap. */
    private final @Nullable HeldCompletions held;

    /**
     * @param rnrUnitCycles cycles of 10 us
     * @param overlaps whether a response is taken while the data of those before it are written, and their completions
     * @param readsAhead whether an {@link EntryReader} has the entries, and with each the line behind it
     * @param sendsAtOnce whether the first packet of a message is sent without another look at its queue pair, and a response's entry is read while the
     *     response is looked at
     * @param asksAlways whether each packet asks for an acknowledgement, and not only the last one of a signaled message
     */
    public Requester(int rnrUnitCycles, boolean overlaps, boolean readsAhead, boolean sendsAtOnce, boolean asksAlways) {
        this.asksAlways = asksAlways;
        this.overlaps = overlaps;
        this.readsAhead = readsAhead;
        this.sendsAtOnce = sendsAtOnce;
        parameter("rnrUnit", rnrUnitCycles);
        parameter("overlaps", overlaps);
        if (readsAhead) {
            parameter("entries", "AHEAD");
        }
        if (sendsAtOnce) {
            parameter("packets", "AT_ONCE");
        }
        if (!asksAlways) {
            parameter("asks", "SIGNALED");
        }
        hasElement = readsAhead ? reg("hasOne", bool()) : null;
        isReturning = readsAhead ? reg("isReturning", bool()).init(false) : null;
        exact = sendsAtOnce ? reg(bool()) : null;
        whole = sendsAtOnce ? instance("whole", new WholeMessage()) : null;
        held = overlaps ? instance("held", new HeldCompletions(BEGUN_WIDTH)) : null;
        wantedIndex = readsAhead ? out(uint(ENTRY_INDEX)) : null;
        beginsEntry = readsAhead ? out(bool()) : null;
        isWantedHere = readsAhead ? in(bool()) : null;
        hasBehind = readsAhead ? in(bool()) : null;
        behind = readsAhead ? in(uint(HostMemoryRequest.LINE_BITS)) : null;
        rnrTimes = instance("rnrTimes", new RnrTimes(rnrUnitCycles));
        UnackedEntry found = unacked.readSync(q.cat(entryIndex()), readsEntry());
        when(knowsEntry(), () -> connect(entry, found));
        most.set(WorkEntry.mtuBytes(mtu));
        choose();
        RequesterState stored = states.readSync(q, is(State.FETCH));
        UInt storedPosted = postings.readSync(q, is(State.FETCH));
        load();
        carryOutOrders();
        fetch();
        begin();
        send();
        judge();
        takeData();
        changeKeys();
        complete();
        takeStored(stored, storedPosted);
        describe();
    }

    private Bool is(State wanted) {
        return state.is(wanted);
    }

    /** Place of the entry that is read: the next one, the oldest one, or the one behind it, which an acknowledgement may cover too. */
    private UInt entryIndex() {
        UInt oldestOrNext = mux(is(State.KNOWN), s.sending(), s.acked()).trunc(UNACKED_WIDTH);
        return sendsAtOnce
                ? mux(is(State.COVER), s.acked().trunc(UNACKED_WIDTH).addWrap(1), oldestOrNext)
                : oldestOrNext;
    }

    private Bool readsEntry() {
        Bool reads = is(State.ENTRY).or(is(State.KNOWN));
        return sendsAtOnce ? reads.or(is(State.WINDOW)).or(is(State.COVER)) : reads;
    }

    private Bool knowsEntry() {
        Bool knows = is(State.ENTERED).or(is(State.FOUND));
        return sendsAtOnce ? knows.or(is(State.WINDOW_KNOWN)).or(goesToNext()) : knows;
    }

    /** Whether the response may cover the entry behind the oldest one too, which needs nothing but its end. */
    private Bool goesToNext() {
        return completes.and(entry.isSignaled().not()).and(endsHere().not());
    }

    /** Whether the response ends with the oldest entry. */
    private Bool endsHere() {
        return exact.and(isAcknowledgement());
    }

    private Bool isEvent(Event wanted) {
        return event.is(wanted);
    }

    /** Picks the next event; what it is about is read a cycle later. */
    private void choose() {
        PairTurns turns = instance("turns", new PairTurns(overlaps));
        turns.pending.set(pending);
        turns.rings.set(posted.fires());
        turns.ringer.set(posted.data().number());
        UInt turn = turns.index;
        Bool hasWork = turns.hasWork;
        Bool mayPlan = active.and(plan.ready()).and(sendPacket.ready());
        Bool maySend = whole == null ? mayPlan : mayPlan.and(whole.isFree);
        Bool isUrgent = order.valid().or(refused.valid()).or(waits).or(isBound).or(timers.expired);
        Bool idle = mayChoose();
        Bool worksNext = active.not().and(hasWork);
        when(
                idle,
                () -> when(order.valid(), () -> {
                            event.set(Event.ORDER);
                            q.set(order.data().queuePair());
                        })
                        .elseWhen(refused.valid(), () -> {
                            event.set(Event.REFUSED);
                            q.set(refused.data().bits(PacketPlan.OWNER_WIDTH - 1, PSN));
                        })
                        .elseWhen(waits, () -> {
                            event.set(Event.RESPONSE);
                            q.set(HEADER.queuePair.of(header).trunc(INDEX));
                        })
                        .elseWhen(isBound, () -> {
                            event.set(Event.BOUND);
                            q.set(bindingPair);
                        })
                        .elseWhen(timers.expired, () -> {
                            event.set(Event.TIMER);
                            q.set(timers.expiredIndex);
                        })
                        .elseWhen(active, () -> {
                            event.set(Event.PACKET);
                            q.set(activePair);
                        })
                        .otherwise(() -> {
                            event.set(Event.WORK);
                            q.set(turn);
                        }));
        // Orders find no data under way.
        begins.set(idle.and(isUrgent.or(maySend).or(worksNext))
                .and(order.valid().not().or(isSettled.and(isCompleted))));
        Bool picks = idle.and(isUrgent.not()).and(worksNext);
        turns.takes.set(picks);
        goOn(isUrgent);

        UInt wasError = reg("wasError", uint(PAIRS)).init(0);
        wasError.set(isError);
        UInt rung = mux(posted.fires(), posted.data().number().toOneHot(PAIRS), lit(0, PAIRS));
        UInt woken = mux(wakes(), q.toOneHot(PAIRS), lit(0, PAIRS));
        UInt failing = isError.and(wasError.not());
        UInt taken = mux(picks, turn.toOneHot(PAIRS), lit(0, PAIRS));
        UInt waking = mux(is(State.STORE).and(isEvent(Event.BOUND)), waitsToBind, lit(0, PAIRS));
        pending.set(pending.and(taken.not()).or(rung).or(woken).or(failing).or(waking));
    }

    /** Whether the next event may begin: also while what is known of this one's queue pair is stored, as it is read afterwards. */
    private Bool mayChoose() {
        if (!sendsAtOnce) {
            return is(State.IDLE);
        }
        // Other events are still offered then.
        Bool isOver = isEvent(Event.WORK).or(isEvent(Event.RESPONSE)).or(isEvent(Event.PACKET));
        return is(State.IDLE).or(is(State.STORE).and(isOver));
    }

    /** Whether the entry behind a message that is handed on follows at once: of a queue pair up to so many in a row, and nothing else is urgent. */
    private void goOn(Bool isUrgent) {
        if (whole == null) {
            goesToNextEntry = lit(false);
            isInRow = lit(false);
            return;
        }
        UInt inRow = reg("inRow", uint(LOG_IN_ROW)).init(0);
        // Each has stood for some cycles when a message begins.
        Bool hasMore = reg("hasMore", bool());
        Bool isFailed = reg("isFailed", bool());
        hasMore.set(s.sending().addWrap(1).ne(postedIndex));
        isFailed.set(isError.bit(q));
        goesToNextEntry =
                whole.isBegun.and(hasMore).and(isFailed.or(isUrgent).not()).and(inRow.ne(MOST_IN_ROW - 1));
        when(is(State.LOAD), () -> inRow.set(0)).elseWhen(goesToNextEntry, inRow::increment);
        isInRow = inRow.ne(0);
    }

    /** Whether the entry that would follow in a row is not here yet: others need not wait for it. */
    private Bool isNotHere() {
        return isWantedHere == null ? lit(false) : isInRow.and(isWantedHere.not());
    }

    /** 1 if the message that is sent follows another one at once. */
    private Bool isInRow;

    /** 1 in the cycle in which a message has begun, if the next entry of its queue pair follows. */
    private Bool goesToNextEntry;

    /** Whether this event leaves something to do for its queue pair. */
    private Bool wakes() {
        Bool ends = is(State.STORE).or(is(State.FINISH)).or(is(State.EXPIRE));
        return whole == null ? ends : ends.or(whole.isBegun);
    }

    /** Whether the entry changes a key, which waits for all entries before it, and for other keys that are changed. */
    private Bool isKeyChange() {
        return UnackedEntry.isKeyChange(opcode());
    }

    /** Hands a change of a key on, and completes the entry when it has been carried out. */
    private void changeKeys() {
        Bool isHere = bindingPair.eq(q);
        Bool isOurs = binds.and(isWanted).and(isHere);
        bind.valid().set(is(State.BIND));
        BindOrder wanted = bind.data();
        wanted.isBind().set(opcode().eq(WorkOpcode.BIND_UMR.code()));
        wanted.key().set(ENTRY.remoteKey.of(control));
        wanted.source().set(ENTRY.remoteAddress.of(control).trunc(AddressUnit.ADDRESS_WIDTH));
        wanted.entries().set(length());
        wanted.rounds().set(ENTRY.immediate.of(control));
        wanted.domain().set(table.value(CONTEXT.domain));
        when(bind.fires(), () -> {
            binds.set(true);
            isWanted.set(true);
            bindingPair.set(q);
        });
        when(bound, () -> {
            isBound.set(true);
            hasBound.set(isBoundRight);
        });
        Bool ends = is(State.STORE).and(isEvent(Event.BOUND));
        when(ends, () -> {
            isBound.set(false);
            binds.set(false);
        });
        Bool waits = is(State.DECIDED).and(isKeyChange()).and(binds);
        when(ends, () -> waitsToBind.set(0)).elseWhen(waits, () -> waitsToBind.set(waitsToBind.or(q.toOneHot(PAIRS))));
        // Flushed or forgotten: its end is nobody's.
        Bool forgets = is(State.ACT).and(isEvent(Event.ORDER)).and(isReset());
        when(isHere.and(forgets.or(this.isFlushing)), () -> isWanted.set(false));
        when(is(State.BOUND), () -> {
            when(hasBound, () -> {
                        status.set(CompletionStatus.SUCCESS.code());
                        completed.set(s.acked());
                        goesOn.set(false);
                        UInt next = s.acked().addWrap(1);
                        s.acked().set(next);
                        s.sending().set(next);
                        s.begun().set(next);
                    })
                    .otherwise(() -> {
                        s.hasFailed().set(true);
                        s.failed().set(s.acked());
                        s.failure().set(CompletionStatus.MW_BIND_ERR.code());
                    });
        });
        isBinding.set(isOurs);
    }

    /** 1 while a key is changed for this queue pair. */
    private final Bool isBinding = wire("isBinding", bool());

    private final Bool isFlushing = wire("isFlushing", bool());

    private void load() {
        Bool fetches = is(State.FETCH);
        table.index.set(q);
        table.looks.set(fetches);
        // Behind a message that was handed on, the next entry's event begins with what that has left.
        Bool stores = sendsAtOnce ? is(State.STORE).or(is(State.WORK)) : is(State.STORE);
        when(stores, () -> states.write(q, s));
        Bool resets = is(State.ACT).and(isEvent(Event.ORDER)).and(isReset());
        posted.ready().set(resets.not());
        when(
                posted.fires().or(resets),
                () -> postings.write(
                        mux(resets, q, posted.data().number()),
                        mux(resets, lit(0, ENTRY_INDEX), posted.data().index())));
        queuePair.set(q);
        Bool isDone = overlaps ? is(State.IDLE).or(is(State.STORE)) : is(State.IDLE);
        holds.set(isEvent(Event.RESPONSE).and(isDone.not()));
    }

    /** The last assignments, so that one choice alone stands behind the block RAM's 5.7 ns. */
    private void takeStored(RequesterState stored, UInt storedPosted) {
        when(is(State.LOAD), () -> {
            connect(s, stored);
            postedIndex.set(storedPosted);
            inError.set(isError.bit(q));
        });
    }

    private Bool isReset() {
        return order.data().sets().and(CONTEXT.state.of(order.data().record()).eq(QueuePairState.RESET.code()));
    }

    private void carryOutOrders() {
        UInt record = order.data().record();
        Bool carriesOut = is(State.ACT).and(isEvent(Event.ORDER));
        Bool sets = carriesOut.and(order.data().sets());
        UInt wanted = CONTEXT.state.of(record);
        Bool starts = sets.and(wanted.eq(QueuePairState.RTS.code()))
                .and(table.value(CONTEXT.state).ne(QueuePairState.RTS.code()));
        Bool resets = carriesOut.and(isReset());
        order.ready().set(carriesOut);
        table.sets.set(sets);
        table.record.set(record);
        when(resets, () -> {
            for (UInt each : new UInt[] {s.acked(), s.sending(), s.begun(), s.reads()}) {
                each.set(0);
            }
            s.hasFailed().set(false);
            s.isBack().set(false);
            isWaiting.set(isWaiting.and(q.toOneHot(PAIRS).not()));
        });
        when(starts, () -> {
            for (UInt each : new UInt[] {s.ackedPsn(), s.sendPsn(), s.mostPsn()}) {
                each.set(CONTEXT.sendPsn.of(record));
            }
            s.retries().set(CONTEXT.retryCount.of(record));
            s.rnrRetries().set(CONTEXT.rnrRetry.of(record));
        });
        when(resets.and(isMine), () -> active.set(false));
        clearsError.set(resets);
        UInt shownPsnNow = reg("shownPsnNow", uint(PSN)).init(0);
        UInt shownIndexNow = reg("shownIndexNow", uint(ENTRY_INDEX)).init(0);
        when(carriesOut, () -> {
            shownPsnNow.set(s.mostPsn());
            shownIndexNow.set(s.acked());
        });
        shownPsn.set(shownPsnNow);
        shownIndex.set(shownIndexNow);
    }

    /** Reads the entry that is next, or finds the place of the one whose data come. */
    private void fetch() {
        // Of a response the oldest one's; of work the next one's.
        UInt index = mux(isEvent(Event.RESPONSE), s.acked(), s.sending());
        UInt offset = WorkEntry.offset(index, table.value(CONTEXT.sendLogEntries), table.value(CONTEXT.sendLogStride));
        Bool finds = is(State.ADDRESS).or(is(State.RETURN_ADDRESS));
        when(
                sendsAtOnce ? finds.or(is(State.WORK)) : finds,
                () -> entryAddress.set(table.value(CONTEXT.sendBase).addWrap(offset)));
        UInt first = entryAddress.bits(AddressUnit.ADDRESS_WIDTH - 1, 5);
        if (readsAhead) {
            memory.valid().set(is(State.READ));
            memory.data().set(first.bits(AddressUnit.LINE_WIDTH - 1, 1).cat(lit(0, 1)));
            wantedIndex.set(s.sending());
            beginsEntry.set(is(State.BEGIN).or(bind.fires()));
            when(is(State.BEGIN), () -> operands.set(behind.trunc(128)));
        } else {
            memory.valid().set(is(State.READ).or(is(State.READ_OPERANDS)));
            memory.data()
                    .set(first.bits(AddressUnit.LINE_WIDTH - 1, 1)
                            .cat(mux(is(State.READ_OPERANDS), lit(1, 1), first.trunc(1))));
        }
        when(is(State.WAIT).and(returns), () -> control.set(line));
        if (!readsAhead) {
            when(is(State.WAIT_OPERANDS).and(returns), () -> operands.set(line.trunc(128)));
        }
    }

    private UInt opcode() {
        return ENTRY.opcode.of(control);
    }

    private UInt length() {
        return ENTRY.length.of(control);
    }

    private Bool isResent() {
        return s.sending().ne(s.begun());
    }

    /** Whether nothing of the queue pair may be sent now; something else wakes it. */
    private Bool isStuck() {
        Bool isFailing = s.hasFailed().and(s.failed().eq(s.sending()));
        return table.value(CONTEXT.state)
                .ne(QueuePairState.RTS.code())
                .or(isFailing)
                .or(isBinding)
                .or(isWaiting.bit(q))
                .or(s.sending().eq(postedIndex))
                .or(s.sending()
                        .subWrap(s.acked())
                        .bits(ENTRY_INDEX - 1, UNACKED_WIDTH)
                        .ne(0));
    }

    /** Whether the entry waits for data of reads before it that have come and are not visible yet; a few cycles, which wake nobody. */
    private Bool isFencedByData() {
        return ENTRY.isFenced.is(control).and(isSettled.not());
    }

    /** Whether reads and atomics under way forbid this entry. */
    private Bool isHeld() {
        Bool isFenced = ENTRY.isFenced.is(control).and(s.reads().ne(0));
        Bool isFull = UnackedEntry.isRead(opcode()).and(s.reads().ge(table.value(CONTEXT.mostReads)));
        // Nothing of it has changed since the entry was read.
        Bool isBehind = reg("isBehind", bool());
        isBehind.set(isKeyChange().and(s.acked().ne(s.sending()).or(binds)));
        Bool isBehindRead = reg("isBehindRead", bool());
        isBehindRead.set(UnackedEntry.isAtomic(opcode()).and(s.reads().ne(0)).and(s.endsInRead()));
        return isResent().not().and(isFenced.or(isFull).or(isBehindRead)).or(isBehind);
    }

    private void begin() {
        Bool isTooLong = length().bit(31)
                .and(length().trunc(31).ne(0))
                .and(isKeyChange().not())
                .or(UnackedEntry.isAtomic(opcode()).and(length().ne(8)));
        Bool isUnknown = opcode().gt(WorkOpcode.ATOMIC_FETCH_AND_ADD.code())
                .and(isKeyChange().not());
        when(is(State.DECIDE).and(isTooLong.or(isUnknown)), () -> {
            s.hasFailed().set(true);
            s.failed().set(s.sending());
            s.failure()
                    .set(mux(
                            isUnknown,
                            lit(CompletionStatus.LOC_QP_OP_ERR.code(), CompletionStatus.WIDTH),
                            lit(CompletionStatus.LOC_LEN_ERR.code(), CompletionStatus.WIDTH)));
        });
        Bool isRead = UnackedEntry.isRead(opcode());
        // The entry is known some cycles before its packets are counted.
        UInt rounded = reg("rounded", uint(33));
        rounded.set(WorkEntry.roundedUp(length(), most));
        if (whole != null) {
            handOn(whole);
        }
        when(is(State.SIZE), () -> {
            packets.set(mux(UnackedEntry.isAtomic(opcode()), lit(1, PSN), WorkEntry.packets(rounded, mtu)));
            firstPsn.set(mux(isResent(), entry.firstPsn(), s.sendPsn()));
            // A read is asked for again from its beginning.
            psn.set(mux(isResent().and(isRead), entry.firstPsn(), s.sendPsn()));
        });
        UInt skip = reg("skip", uint(32));
        when(is(State.SKIP), () -> skip.set(WorkEntry.bytes(psn.subWrap(firstPsn), mtu)));
        Bool starts = is(State.BEGIN);
        UInt last = firstPsn.addWrap(packets).subWrap(1);
        UnackedEntry begun = wire("begun", UnackedEntry.type());
        begun.firstPsn().set(firstPsn);
        begun.lastPsn().set(last);
        begun.opcode().set(opcode());
        begun.isSignaled().set(ENTRY.isSignaled.is(control));
        begun.elements().set(ENTRY.elements.of(control));
        begun.length().set(length());
        Bool keeps = starts.or(bind.fires());
        when(starts, () -> {
            lastPsn.set(last);
            remaining.set(length().subWrap(skip));
            hasData.set(isRead.not().and(length().ne(0)));
            active.set(whole == null ? lit(true) : whole.isBegun.not());
            activePair.set(q);
            when(isResent().not(), () -> {
                s.begun().increment();
                when(isRead, () -> {
                    s.reads().increment();
                    s.endsInRead().set(UnackedEntry.isAtomic(opcode()).not());
                });
            });
        });
        when(keeps, () -> unacked.write(q.cat(s.sending().trunc(UNACKED_WIDTH)), begun));
        Bool isInline = ENTRY.isInline.is(control);
        CursorStart cursor = sendStart.data();
        // The size of a message that was handed on is taken before the next list begins.
        Bool isStart = whole == null
                ? is(State.CURSOR)
                : is(State.CURSOR).and(whole.offersSize.not()).or(whole.starts);
        sendStart.valid().set(isStart);
        cursor.isList().set(isInline.not());
        cursor.isPhysical().set(isInline);
        UInt list = entryAddress.addWrap(SendEntry.LIST_OFFSET);
        cursor.list().set(list);
        cursor.elements().set(ENTRY.elements.of(control));
        cursor.address().set(list.zext(64));
        cursor.key().set(0);
        cursor.length().set(length());
        cursor.skip().set(whole == null ? skip : mux(whole.isNext, lit(0, 32), skip));
        cursor.domain().set(table.value(CONTEXT.domain));
        cursor.rights().set(0);
    }

    /** Messages of one packet are handed on while the next event is carried out. */
    private void handOn(WholeMessage whole) {
        whole.isRead.set(UnackedEntry.isRead(opcode()));
        whole.isResent.set(isResent());
        whole.length.set(length());
        whole.most.set(most);
        whole.measures.set(is(State.SIZE));
        whole.begins.set(is(State.BEGIN));
        whole.mayStart.set(sendStart.ready());
        whole.takesSize.set(sendPacket.ready());
        whole.takesPlan.set(plan.ready());
    }

    private void send() {
        Bool isRead = UnackedEntry.isRead(opcode());
        Bool isAtomic = UnackedEntry.isAtomic(opcode());
        Bool isLast = reg("isLast", bool());
        UInt data = reg("data", uint(ResolvedRun.BYTES_WIDTH));
        Bool isRest = isRead.or(remaining.le(most.zext(32)));
        when(is(State.MEASURE), () -> {
            isLast.set(isRest);
            data.set(mux(isRest, remaining.trunc(ResolvedRun.BYTES_WIDTH), most));
        });
        Bool hasImmediate =
                opcode().eq(WorkOpcode.RDMA_WRITE_WITH_IMM.code()).or(opcode().eq(WorkOpcode.SEND_WITH_IMM.code()));
        Bool isSend = opcode().eq(WorkOpcode.SEND.code()).or(opcode().eq(WorkOpcode.SEND_WITH_IMM.code()));
        Bool isExtended = isAtomic.or(hasImmediate.and(isLast));
        if (whole != null) {
            when(whole.isNext, () -> {
                isLast.set(true);
                data.set(length().trunc(ResolvedRun.BYTES_WIDTH));
            });
        }
        Bool isSize = is(State.PACKET).and(hasData);
        sendPacket.valid().set(whole == null ? isSize : isSize.or(whole.offersSize));
        sendPacket.data().set(data);

        // The plan is made in one cycle and offered in the next.
        PacketPlan made = reg("made", PacketPlan.type());
        UInt operation = reg("operation", uint(TransportOperation.WIDTH));
        operation.set(mux(
                isRead,
                mux(
                        isAtomic,
                        mux(
                                opcode().eq(WorkOpcode.ATOMIC_CMP_AND_SWP.code()),
                                lit(TransportOperation.COMPARE_SWAP.code(), TransportOperation.WIDTH),
                                lit(TransportOperation.FETCH_ADD.code(), TransportOperation.WIDTH)),
                        lit(TransportOperation.READ.code(), TransportOperation.WIDTH)),
                mux(
                        isSend,
                        lit(TransportOperation.SEND.code(), TransportOperation.WIDTH),
                        lit(TransportOperation.WRITE.code(), TransportOperation.WIDTH))));
        Bool isMade = whole == null ? is(State.PACKET) : is(State.PACKET).or(whole.isBegun);
        Bool hasData = whole == null ? this.hasData : whole.hasData;
        UInt operands = whole == null ? this.operands : mux(is(State.BEGIN), behind.trunc(128), this.operands);
        // A request without a completion can wait for a later acknowledgement.
        UInt asks = asksAlways
                ? lit(1, 1)
                : ENTRY.isSignaled.is(control).and(isLast).asUInt();
        UInt payload = mux(hasData, data, lit(0, 13)).zext(14).addWrap(mux(isExtended, lit(16, 14), lit(0, 14)));
        when(isMade, () -> {
            made.to().set(table.value(CONTEXT.remoteNode));
            made.payload().set(mux(payload.eq(0), lit(8, 14), payload));
            made.header()
                    .set(HEADER.record(
                            Map.ofEntries(
                                    Map.entry(HEADER.operation, operation),
                                    Map.entry(HEADER.isFirst, psn.eq(firstPsn).asUInt()),
                                    Map.entry(HEADER.isLast, isLast.asUInt()),
                                    Map.entry(
                                            HEADER.hasImmediate,
                                            hasImmediate.and(isLast).asUInt()),
                                    Map.entry(HEADER.isSolicited, ENTRY.isSolicited.of(control)),
                                    Map.entry(HEADER.asksAcknowledge, asks),
                                    Map.entry(HEADER.isEmpty, hasData.not().asUInt()),
                                    Map.entry(HEADER.queuePair, table.value(CONTEXT.remoteQueuePair)),
                                    Map.entry(HEADER.psn, psn),
                                    Map.entry(HEADER.address, ENTRY.remoteAddress.of(control)),
                                    Map.entry(HEADER.key, ENTRY.remoteKey.of(control)),
                                    Map.entry(HEADER.length, length())),
                            HEADER.bits()));
            made.extension()
                    .set(mux(
                            isAtomic,
                            operands,
                            mux(isExtended, ENTRY.immediate.of(control), lit(0, 32))
                                    .zext(128)));
            made.hasExtension().set(isExtended);
            made.hasData().set(hasData);
            made.owner().set(q.cat(s.sending().zext(PSN)));
        });
        plan.valid().set(whole == null ? is(State.PLAN) : is(State.PLAN).or(whole.offersPlan));
        connect(plan.data(), made);

        Bool ends = reg("ends", bool());
        when(is(State.PACKET), () -> ends.set(isLast));
        UInt next = mux(isRead, lastPsn, psn).addWrap(1);
        // Neither has changed since the packet was planned.
        Bool isNew = reg("isNew", bool());
        isNew.set(WorkEntry.isAtOrBehind(next, s.mostPsn()));
        isAgain.set(WorkEntry.isAtOrBehind(psn, s.mostPsn()).not());
        repeats.set(is(State.SENT).and(isAgain));
        when(is(State.SENT), () -> {
            psn.set(next);
            remaining.set(remaining.subWrap(most.zext(32)));
            s.sendPsn().set(next);
            when(isNew, () -> s.mostPsn().set(next));
            when(ends, () -> {
                active.set(false);
                s.sending().increment();
            });
        });
        if (whole != null) {
            when(whole.isBegun, () -> {
                UInt behindMessage = firstPsn.addWrap(packets);
                s.sendPsn().set(behindMessage);
                s.mostPsn().set(behindMessage);
                s.sending().increment();
            });
        }
        // A queue pair that has got into error sends no more.
        when(is(State.ACT).and(isEvent(Event.PACKET)).and(inError), () -> active.set(false));
    }

    private UInt operationOf(UInt record) {
        return HEADER.operation.of(record);
    }

    private Bool isAcknowledgement() {
        return HEADER.operation.of(header).eq(TransportOperation.ACKNOWLEDGE.code());
    }

    private UInt syndrome() {
        return ResponseFields.LAYOUT.syndrome.of(HEADER.address.of(header));
    }

    private Bool isKind(SyndromeKind kind) {
        return isAcknowledgement().and(syndrome().bits(7, 5).eq(kind.code()));
    }

    /** Everything before the response is acknowledged; then the response itself is judged. */
    private void judge() {
        UInt responsePsn = HEADER.psn.of(header);
        Bool isPair = HEADER.queuePair.of(header).bits(23, INDEX).eq(0);
        Bool mayCome = table.value(CONTEXT.state)
                .eq(QueuePairState.RTS.code())
                .and(inError.not())
                .and(isPair)
                .and(from.eq(table.value(CONTEXT.remoteNode)));
        Bool isUnderWay = responsePsn.subWrap(s.ackedPsn()).lt(s.mostPsn().subWrap(s.ackedPsn()));
        Bool isAwaited = reg("isAwaited", bool());
        isAwaited.set(mayCome.and(isUnderWay));
        when(is(State.WINDOW), () -> {
            end.set(mux(isKind(SyndromeKind.ACKNOWLEDGED), responsePsn.addWrap(1), responsePsn));
            progress.set(false);
            isLost.set(false);
        });
        this.isAwaited = isAwaited;
        ignores.set(is(State.WINDOW_KNOWN).and(isAwaited.not()));

        Bool hasEntry = s.acked().ne(s.begun());
        Bool isCovered = reg("isCovered", bool());
        isCovered.set(hasEntry.and(WorkEntry.isAtOrBehind(end.subWrap(1), entry.lastPsn())));
        Bool completesNow = isCovered.and(entry.isRead().not());
        completes.set(is(State.JUDGE).and(completesNow));
        Bool isDone = is(State.JUDGE).and(completesNow.not());
        when(completes, () -> {
            s.acked().increment();
            s.ackedPsn().set(entry.lastPsn().addWrap(1));
            progress.set(true);
        });
        when(isDone, () -> {
            // A response that is missing: what came behind it does not count.
            isLost.set(isCovered);
            when(isAcknowledgement().and(isCovered.not()), () -> {
                s.ackedPsn().set(end);
                when(end.ne(s.ackedPsn()), () -> progress.set(true));
            });
        });

        // The entry and the state that it is compared with have stood since the cycle before.
        if (exact != null) {
            exact.set(end.subWrap(1).eq(entry.lastPsn()));
        }
        isFitting.set(s.acked().ne(s.begun()).and(entry.isRead()).and(responsePsn.eq(s.ackedPsn())));
        Bool answers = is(State.ANSWER);
        Bool isGap = isLost.or(isData().and(isExpected().not()));
        Bool isMissing = isGap.and(s.isBack().not()).or(isLost.not().and(isRefusal(NegativeCode.SEQUENCE)));
        Bool isWaitingNow = isLost.not().and(isKind(SyndromeKind.RECEIVER_NOT_READY));
        Bool isRefused = isLost.not()
                .and(isKind(SyndromeKind.REFUSED))
                .and(isRefusal(NegativeCode.SEQUENCE).not());
        UInt fullRnr = table.value(CONTEXT.rnrRetry);
        // What has been acknowledged since fills the counters again, before this response uses one up.
        UInt retriesLeft = mux(progress, table.value(CONTEXT.retryCount), s.retries());
        UInt rnrRetriesLeft = mux(progress, fullRnr, s.rnrRetries());
        Bool isTired = isMissing.and(retriesLeft.eq(0));
        Bool isRnrTired = isWaitingNow.and(rnrRetriesLeft.eq(0)).and(fullRnr.ne(RNR_FOR_EVER));
        UInt refusal = mux(
                syndrome().trunc(5).eq(NegativeCode.INVALID_REQUEST.code()),
                lit(CompletionStatus.REM_INV_REQ_ERR.code(), CompletionStatus.WIDTH),
                mux(
                        syndrome().trunc(5).eq(NegativeCode.REMOTE_ACCESS.code()),
                        lit(CompletionStatus.REM_ACCESS_ERR.code(), CompletionStatus.WIDTH),
                        lit(CompletionStatus.REM_OP_ERR.code(), CompletionStatus.WIDTH)));
        Bool startsWaiting = answers.and(isWaitingNow).and(isRnrTired.not());
        Bool expires = is(State.EXPIRE);
        Bool isSilent = expires.and(isWaiting.bit(q).not())
                .and(inError.not())
                .and(s.acked().ne(s.begun()));
        Bool isGivenUp = isSilent.and(s.retries().eq(0));
        when(answers, () -> {
            s.retries().set(mux(isMissing.and(isTired.not()), retriesLeft.subWrap(1), retriesLeft));
            s.rnrRetries()
                    .set(mux(startsWaiting.and(fullRnr.ne(RNR_FOR_EVER)), rnrRetriesLeft.subWrap(1), rnrRetriesLeft));
        });
        when(isSilent.and(isGivenUp.not()), () -> s.retries().decrement());
        when(completes.or(is(State.RETURNED)).or(isSilent), () -> s.isBack().set(false))
                .elseWhen(answers.and(isGap), () -> s.isBack().set(true));
        when(answers.and(isTired.or(isRnrTired).or(isRefused)).or(isGivenUp), () -> {
            s.hasFailed().set(true);
            s.failed().set(s.acked());
            s.failure()
                    .set(mux(
                            answers.and(isRefused),
                            refusal,
                            mux(
                                    answers.and(isRnrTired),
                                    lit(CompletionStatus.RNR_RETRY_EXC_ERR.code(), CompletionStatus.WIDTH),
                                    lit(CompletionStatus.RETRY_EXC_ERR.code(), CompletionStatus.WIDTH))));
        });
        when(startsWaiting, () -> isWaiting.set(isWaiting.or(q.toOneHot(PAIRS))))
                .elseWhen(
                        expires,
                        () -> isWaiting.set(isWaiting.and(q.toOneHot(PAIRS).not())));
        timesOut.set(isSilent);
        Bool goesBack = answers.and(isMissing.or(isWaitingNow).or(isRefused)).or(isSilent);

        // Acknowledged further than sent: what was to be sent again need not be.
        Bool isPassed = WorkEntry.isAtOrBehind(s.sendPsn(), s.ackedPsn()).not();
        when(goesBack.or(is(State.FINISH).and(isPassed)), () -> {
            s.sending().set(s.acked());
            s.sendPsn().set(s.ackedPsn());
            when(isMine, () -> active.set(false));
        });

        // A timer runs while something is under way.
        Bool isAllAcked = s.acked().eq(s.begun());
        Bool finishes = is(State.FINISH);
        Bool hasTimeout = table.value(CONTEXT.timeout).ne(0);
        Bool isHeldUp = isWaiting.bit(q);
        UInt ticks = reg("timeoutTicks", uint(RetryTimers.TICKS_WIDTH));
        // 13 / 2 ticks of 64 cycles are 416, and 4.096 us are 410.
        ticks.set(lit(13, RetryTimers.TICKS_WIDTH + 1)
                .shlWrap(table.value(CONTEXT.timeout))
                .shr(1)
                .trunc(RetryTimers.TICKS_WIDTH)
                .addWrap(2));
        rnrTimes.code.set(syndrome().trunc(5));
        timers.index.set(q);
        Bool restarts = (whole == null ? is(State.SENT) : is(State.SENT).or(whole.isBegun))
                .or(finishes.and(isAllAcked.not()))
                .and(isHeldUp.not())
                .and(hasTimeout);
        timers.starts.set(startsWaiting.or(restarts));
        timers.ticks.set(mux(answers, rnrTimes.ticks, ticks));
        timers.stops.set(expires.or(finishes.and(isAllAcked).and(isHeldUp.not()))
                .or(is(State.ACT).and(isEvent(Event.ORDER)).and(isReset())));
    }

    private Bool isAwaited;
    /** 1 if the response ends with the entry that is looked at; that has stood since the cycle before. */
    private final @Nullable Bool exact;

    private final Bool completes = wire("completes", bool());
    private final Bool isFitting = reg(bool());

    private Bool isRefusal(NegativeCode code) {
        return isKind(SyndromeKind.REFUSED).and(syndrome().trunc(5).eq(code.code()));
    }

    /** Whether the response brings data: of a read or an atomic. */
    private Bool isData() {
        return isAcknowledgement().not();
    }

    /** Whether it is the next response to the oldest entry, which wants one. */
    private Bool isExpected() {
        return isLost.not().and(isFitting);
    }

    private void takeData() {
        Bool starts = is(State.RETURN_START);
        Bool isEarly = hasElement == null ? lit(false) : returnsEarly();
        returnStart
                .valid()
                .set(hasElement == null ? starts : starts.or(returnsAtOnce()).or(isEarly));
        CursorStart cursor = returnStart.data();
        Bool isAtomic = UnackedEntry.isAtomic(entry.opcode());
        UInt skip = reg("returnSkip", uint(32));
        skip.set(WorkEntry.bytes(s.ackedPsn().subWrap(entry.firstPsn()), mtu));
        cursor.isList().set(true);
        cursor.isPhysical().set(false);
        cursor.list()
                .set(entryAddress.addWrap(
                        mux(isAtomic, lit(SendEntry.LIST_OFFSET + 16, 48), lit(SendEntry.LIST_OFFSET, 48))));
        cursor.elements().set(entry.elements());
        cursor.address().set(0);
        cursor.key().set(0);
        cursor.length().set(0);
        cursor.skip().set(sendsAtOnce ? mux(is(State.WINDOW), lit(0, 32), skip) : skip);
        cursor.domain().set(table.value(CONTEXT.domain));
        cursor.rights().set(AccessRight.LOCAL_WRITE.mask());
        if (readsAhead) {
            keepElement(cursor);
        }
        Bool tellsSize = is(State.RETURN_PACKET);
        if (hasElement != null) {
            Bool tellsEarly = is(State.WINDOW_KNOWN).and(isReturning);
            Bool isTold = reg("isTold", bool()).init(false);
            Bool tellsNow = isReturningNow().and(isTold.not());
            when(is(State.WINDOW), () -> {
                        isReturning.set(isEarly.and(returnStart.ready()));
                        isTold.set(false);
                    })
                    .elseWhen(returnsAtOnce(), () -> isReturning.set(true));
            when(tellsEarly, () -> isTold.set(true));
            tellsSize = tellsSize.or(tellsEarly).or(tellsNow);
            assertAlways(isReturningNow().implies(isData().and(isExpected())), "who begins at once is expected");
            assertAlways(returnsAtOnce().implies(returnStart.ready()), "a place for responses begins at once");
            assertAlways(tellsEarly.or(tellsNow).implies(returnPacket.ready()), "a response's size is taken at once");
        }
        returnPacket.valid().set(tellsSize);
        returnPacket.data().set(bytes);
        Bool hasRoom = held == null ? lit(true) : held.mayBegin;
        returnVerdict.ready().set(is(State.RETURN_VERDICT).and(mayWrite).and(hasRoom));
        Bool isJudged = returnVerdict.fires();
        Bool isAllowed = returnVerdict.data().bit(0);
        if (held == null) {
            UInt writing = reg("writing", uint(RETURNING_WIDTH)).init(0);
            writing.countUpDown(isJudged.and(isAllowed), returned);
            isSettled.set(writing.eq(0));
        } else {
            UInt begun = reg("returnsBegun", uint(BEGUN_WIDTH)).init(0);
            UInt seen = reg("returnsSeen", uint(BEGUN_WIDTH)).init(0);
            when(accepts, begun::increment);
            when(returned, seen::increment);
            held.begun.set(begun);
            held.seen.set(seen);
            isSettled.set(begun.eq(seen));
        }
        isWriting.set(isSettled.not());
        waitsToWrite.set(is(State.RETURN_VERDICT));
        keepPlace();
        Bool isEmpty = bytes.eq(0);
        Bool isTaken = is(State.ANSWER).and(isData()).and(isExpected());
        accepts.set(isJudged.and(isAllowed));
        drops.set(isJudged.and(isAllowed.not())
                .or(is(State.WINDOW_KNOWN).and(isAwaited.not()))
                .or(is(State.ANSWER).and(isTaken.not().or(isEmpty))));
        when(isJudged.and(isAllowed.not()), () -> {
            s.hasFailed().set(true);
            s.failed().set(s.acked());
            s.failure().set(CompletionStatus.LOC_PROT_ERR.code());
        });
        Bool ends = s.ackedPsn().eq(entry.lastPsn());
        when(is(State.RETURNED), () -> {
            s.ackedPsn().increment();
            s.retries().set(table.value(CONTEXT.retryCount));
            s.rnrRetries().set(table.value(CONTEXT.rnrRetry));
            when(ends, () -> {
                s.acked().increment();
                s.reads().decrement();
            });
        });
        endsRead.set(is(State.RETURNED).and(ends));
    }

    /** Whether a response that is expected begins while the unit judges it: its place needs no list. */
    private Bool returnsAtOnce() {
        Bool isResponse = isEvent(Event.RESPONSE).and(isData()).and(bytes.ne(0));
        return is(State.JUDGE)
                .and(isResponse)
                .and(isFitting)
                .and(hasElement)
                .and(isReturning.not())
                .and(continues.not());
    }

    /** Whether the first response to the oldest entry begins as soon as its queue pair is known: an element is kept of those entries alone that want one. */
    private Bool returnsEarly() {
        Bool isNext = reg("isNextReturn", bool());
        isNext.set(isData().and(bytes.ne(0))
                .and(HEADER.isFirst.is(header))
                .and(HEADER.psn.of(header).eq(s.ackedPsn())));
        return is(State.WINDOW).and(isAwaited).and(isNext).and(hasElement);
    }

    /** Whether the place of the response has begun, and its size is told. */
    private Bool isReturningNow() {
        return is(State.ANSWER).and(isReturning);
    }

    /** Keeps the element of a read or an atomic that has one; its responses need no list then. */
    private void keepElement(CursorStart cursor) {
        KeptElements elements = instance("elements", new KeptElements());
        UInt operandsBefore = behind.bits(255, 128);
        elements.queuePair.set(q);
        elements.keptIndex.set(s.sending());
        elements.kept.set(mux(UnackedEntry.isAtomic(opcode()), operandsBefore, behind.trunc(128)));
        elements.keeps.set(is(State.BEGIN)
                .and(UnackedEntry.isRead(opcode()))
                .and(ENTRY.elements.of(control).eq(1)));
        elements.forgets.set(order.fires());
        elements.index.set(s.acked());
        elements.ends.set(endsRead.and(hasElement));
        Bool hasOne = hasElement;
        UInt one = reg("one", uint(ListElement.LAYOUT.bits()));
        when(is(State.ACT).or(is(State.RETURN_ADDRESS)).or(is(State.COVER)), () -> {
            hasOne.set(elements.has);
            one.set(elements.element);
        });
        when(hasOne, () -> {
            cursor.isList().set(false);
            cursor.address().set(ListElement.LAYOUT.address.of(one));
            cursor.key().set(ListElement.LAYOUT.key.of(one));
            cursor.length().set(ListElement.LAYOUT.length.of(one));
        });
    }

    /** Keeps the place of the list behind a response: the next one to the same entry goes on there. */
    private void keepPlace() {
        if (!overlaps) {
            continues.set(false);
            return;
        }
        UInt keptPair = reg("keptPair", uint(INDEX));
        UInt keptPsn = reg("keptPsn", uint(PSN));
        Bool isKept = reg("isKept", bool()).init(false);
        when(
                hasElement == null
                        ? is(State.RETURN_PACKET)
                        : is(State.RETURN_PACKET).or(isReturningNow()),
                () -> {
                    isKept.set(true);
                    keptPair.set(q);
                    keptPsn.set(s.ackedPsn().addWrap(1));
                });
        Bool isOrdered = is(State.ACT).and(isEvent(Event.ORDER));
        when(isOrdered.or(returnVerdict.fires().and(accepts.not())), () -> isKept.set(false));
        Bool isBegun = s.ackedPsn().ne(entry.firstPsn());
        continues.set(isKept.and(keptPair.eq(q)).and(keptPsn.eq(s.ackedPsn())).and(isBegun));
    }

    /** 1 if the element of the oldest entry is kept; where entries are read ahead. */
    private final @Nullable Bool hasElement;
    /** 1 if the place of the response has begun; where entries are read ahead. */
    private final @Nullable Bool isReturning;

    private final Bool endsRead = wire("endsRead", bool());

    /** Completions: of success, of what has failed, of what is flushed. */
    private void complete() {
        Bool settles = is(State.SETTLE);
        Bool fails = settles.and(s.hasFailed()).and(s.failed().eq(s.acked())).and(inError.not());
        Bool flushes = is(State.WORK).and(inError).and(s.acked().ne(postedIndex));
        Bool isOrdered = is(State.ACT)
                .and(isEvent(Event.ORDER))
                .and(order.data().sets())
                .and(CONTEXT.state.of(order.data().record()).eq(QueuePairState.ERR.code()));
        setsError.set(fails.or(isOrdered));
        UInt index = refused.data().trunc(ENTRY_INDEX);
        // Neither has changed since the cycle before.
        Bool isUnderWay = reg("isUnderWay", bool());
        isUnderWay.set(index.subWrap(s.acked()).lt(s.begun().subWrap(s.acked())));
        when(is(State.REFUSE), () -> {
            when(isUnderWay.and(s.hasFailed().not()), () -> {
                s.hasFailed().set(true);
                s.failed().set(index);
                s.failure().set(CompletionStatus.LOC_PROT_ERR.code());
                s.sending().set(index);
                when(isMine, () -> active.set(false));
            });
        });
        refused.ready().set(is(State.REFUSE));
        when(completes.or(endsRead), () -> {
            status.set(CompletionStatus.SUCCESS.code());
            completed.set(s.acked());
            goesOn.set(completes);
        });
        when(fails, () -> {
            status.set(s.failure());
            completed.set(s.acked());
            goesOn.set(false);
            s.acked().increment();
            s.hasFailed().set(false);
            inError.set(true);
            when(isMine, () -> active.set(false));
        });
        when(flushes, () -> {
            status.set(CompletionStatus.WR_FLUSH_ERR.code());
            completed.set(s.acked());
            goesOn.set(false);
            UInt next = s.acked().addWrap(1);
            s.acked().set(next);
            s.sending().set(next);
            s.begun().set(next);
            s.reads().set(0);
            s.hasFailed().set(false);
        });
        UInt moved = mux(
                UnackedEntry.isRead(entry.opcode()),
                mux(
                        UnackedEntry.isAtomic(entry.opcode()),
                        mux(
                                entry.opcode().eq(WorkOpcode.ATOMIC_CMP_AND_SWP.code()),
                                lit(CompletionOpcode.COMP_SWAP.code(), CompletionOpcode.WIDTH),
                                lit(CompletionOpcode.FETCH_ADD.code(), CompletionOpcode.WIDTH)),
                        lit(CompletionOpcode.RDMA_READ.code(), CompletionOpcode.WIDTH)),
                mux(
                        entry.opcode().ge(WorkOpcode.SEND.code()),
                        lit(CompletionOpcode.SEND.code(), CompletionOpcode.WIDTH),
                        lit(CompletionOpcode.RDMA_WRITE.code(), CompletionOpcode.WIDTH)));
        UInt opcode = mux(
                UnackedEntry.isKeyChange(entry.opcode()),
                mux(
                        entry.opcode().bit(3),
                        lit(CompletionOpcode.UMR.code(), CompletionOpcode.WIDTH),
                        lit(CompletionOpcode.LOCAL_INV.code(), CompletionOpcode.WIDTH)),
                moved);
        isFlushing.set(flushes);
        CompletionEntry layout = CompletionEntry.LAYOUT;
        CompletionNote told = tellCompletion();
        told.queue().set(table.value(CONTEXT.sendCompletions));
        told.isSolicited().set(status.ne(CompletionStatus.SUCCESS.code()));
        told.entry()
                .set(layout.record(
                        Map.of(
                                layout.index,
                                completed,
                                layout.queuePair,
                                q.zext(24),
                                layout.sourceQueuePair,
                                table.value(CONTEXT.remoteQueuePair),
                                layout.opcode,
                                opcode,
                                layout.status,
                                status,
                                layout.length,
                                entry.length()),
                        layout.bits()));
        this.fails = fails;
        this.flushes = flushes;
    }

    /** Offers a completion when all data before it are visible: what is flushed may have data under way. */
    private CompletionNote tellCompletion() {
        if (held == null) {
            completion.valid().set(is(State.EMIT).and(isSettled));
            completionTaken.set(completion.fires());
            isCompleted.set(true);
            return completion.data();
        }
        held.completion.valid().set(is(State.EMIT));
        completionTaken.set(held.completion.fires());
        connect(completion, held.completed);
        held.written.set(written);
        isCompleted.set(held.given.eq(held.shown));
        return held.completion.data();
    }

    private final Bool completionTaken = wire("completionTaken", bool());

    private Bool fails;
    private Bool flushes;

    private void describe() {
        Bool isTaken = isData().and(isExpected());
        Bool isWrong = s.hasFailed().and(s.failed().eq(s.sending()));
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.FETCH, begins);
            m.state(State.FETCH).goTo(State.LOAD);
            m.state(State.LOAD)
                    .goTo(State.WORK, sendsAtOnce ? isEvent(Event.WORK) : lit(false))
                    .goTo(State.ACT);
            m.state(State.ACT)
                    .goTo(State.STORE, isEvent(Event.ORDER))
                    .goTo(State.REFUSE, isEvent(Event.REFUSED))
                    .goTo(State.WINDOW, isEvent(Event.RESPONSE))
                    .goTo(State.ENTRY, isEvent(Event.BOUND).and(isBinding))
                    .goTo(State.STORE, isEvent(Event.BOUND))
                    .goTo(State.EXPIRE, isEvent(Event.TIMER))
                    .goTo(State.IDLE, isEvent(Event.PACKET).and(inError))
                    .goTo(State.MEASURE, isEvent(Event.PACKET))
                    .goTo(State.WORK);
            m.state(State.WORK)
                    .goTo(State.EMIT, flushes)
                    .goTo(State.IDLE, inError.or(isStuck()))
                    .goTo(State.STORE, isNotHere())
                    .goTo(State.READ, lit(sendsAtOnce))
                    .goTo(State.ADDRESS);
            m.state(State.ADDRESS).goTo(State.READ);
            m.state(State.READ).goTo(State.WAIT, memory.ready());
            m.state(State.WAIT).goTo(State.DECIDE, returns);
            m.state(State.DECIDE).goTo(State.DECIDED);
            var decided = m.state(State.DECIDED).goTo(State.SETTLE, isWrong).goTo(State.IDLE, isHeld());
            if (overlaps) {
                decided.goTo(State.DECIDED, isFencedByData());
            }
            decided.goTo(State.BIND, isKeyChange())
                    .goTo(State.READ_OPERANDS, readsAhead ? hasBehind.not() : UnackedEntry.isAtomic(opcode()));
            if (sendsAtOnce) {
                // Only an entry that is sent again has been noted before.
                decided.goTo(State.SIZE, isResent().not());
            }
            decided.goTo(State.KNOWN);
            m.state(State.READ_OPERANDS).goTo(State.WAIT_OPERANDS, readsAhead ? lit(true) : memory.ready());
            m.state(State.WAIT_OPERANDS).goTo(State.KNOWN, readsAhead ? hasBehind : returns);
            m.state(State.BIND).goTo(State.STORE, bind.ready());
            m.state(State.BOUND)
                    .goTo(State.SETTLE, hasBound.not())
                    .goTo(State.EMIT, entry.isSignaled())
                    .goTo(State.FINISH);
            m.state(State.KNOWN).goTo(State.FOUND);
            m.state(State.FOUND).goTo(State.SIZE);
            var measured = m.state(State.SIZE);
            if (whole != null) {
                measured.goTo(State.BEGIN, whole.isMeasured);
            }
            measured.goTo(State.SKIP, whole == null ? lit(true) : whole.isNext.not());
            m.state(State.SKIP).goTo(State.BEGIN);
            var begun = m.state(State.BEGIN);
            if (whole != null) {
                begun.goTo(State.WORK, goesToNextEntry).goTo(State.STORE, whole.isBegun);
            }
            begun.goTo(State.CURSOR, UnackedEntry.isRead(opcode()).not().and(length().ne(0)));
            if (whole != null) {
                begun.goTo(State.MEASURE, plan.ready().and(whole.isFree));
            }
            begun.goTo(State.STORE);
            var started = m.state(State.CURSOR);
            if (whole != null) {
                started.goTo(State.MEASURE, sendStart.fires().and(plan.ready()).and(whole.isFree));
            }
            started.goTo(State.STORE, sendStart.fires());
            m.state(State.MEASURE).goTo(State.PACKET);
            m.state(State.PACKET).goTo(State.PLAN, hasData.not().or(sendPacket.ready()));
            m.state(State.PLAN).goTo(State.SENT, plan.ready());
            m.state(State.SENT).goTo(State.STORE);
            m.state(State.WINDOW).goTo(State.WINDOW_KNOWN);
            m.state(State.WINDOW_KNOWN).goTo(State.IDLE, isAwaited.not()).goTo(sendsAtOnce ? State.COVER : State.ENTRY);
            m.state(State.ENTRY).goTo(State.ENTERED);
            m.state(State.ENTERED).goTo(State.BOUND, isEvent(Event.BOUND)).goTo(State.COVER);
            Bool mayReturn = entry.isRead().and(isData()).not().or(returnStart.ready());
            if (isReturning != null) {
                mayReturn = mayReturn.or(isReturning);
            }
            Bool mayJudge = mayReturn;
            m.state(State.COVER).goTo(State.JUDGE, hasElement == null ? lit(true) : mayJudge);
            var judged = m.state(State.JUDGE).goTo(State.EMIT, completes.and(entry.isSignaled()));
            if (sendsAtOnce) {
                // An acknowledgement of the last packet of this entry covers no other one.
                judged.goTo(State.ANSWER, completes.and(endsHere())).goTo(State.COVER, completes);
            } else {
                judged.goTo(State.ENTRY, completes);
            }
            judged.goTo(State.ANSWER);
            var answered = m.state(State.ANSWER);
            if (hasElement != null) {
                answered.goTo(State.RETURN_VERDICT, isReturningNow());
            }
            answered.goTo(State.RETURNED, isTaken.and(bytes.eq(0)))
                    .goTo(State.RETURN_PACKET, isTaken.and(continues))
                    .goTo(State.RETURN_ADDRESS, isTaken)
                    .goTo(State.FINISH);
            m.state(State.RETURN_ADDRESS).goTo(State.RETURN_START);
            m.state(State.RETURN_START).goTo(State.RETURN_PACKET, returnStart.ready());
            m.state(State.RETURN_PACKET).goTo(State.RETURN_VERDICT, returnPacket.ready());
            m.state(State.RETURN_VERDICT)
                    .goTo(State.RETURN_DATA, overlaps ? lit(false) : accepts)
                    .goTo(State.RETURNED, accepts)
                    .goTo(State.FINISH, returnVerdict.fires());
            m.state(State.RETURN_DATA).goTo(State.RETURNED, returned);
            m.state(State.RETURNED)
                    .goTo(State.EMIT, endsRead.and(entry.isSignaled()))
                    .goTo(State.FINISH);
            var finished = m.state(State.FINISH);
            if (sendsAtOnce) {
                finished.goTo(State.STORE, s.hasFailed().not());
            }
            finished.goTo(State.SETTLE);
            m.state(State.EXPIRE).goTo(State.SETTLE);
            m.state(State.REFUSE).goTo(State.SETTLE);
            m.state(State.SETTLE).goTo(State.EMIT, fails).goTo(State.STORE);
            goBehindCompletion(
                    m.state(State.EMIT).goTo(State.WRITTEN, overlaps ? lit(false) : completionTaken), completionTaken);
            goBehindCompletion(m.state(State.WRITTEN), written);
            var stored = m.state(State.STORE);
            if (sendsAtOnce) {
                stored.goTo(State.FETCH, begins);
            }
            stored.goTo(State.IDLE);
        });
    }

    private void goBehindCompletion(Fsm.State<State> from, Bool goes) {
        from.goTo(State.ENTRY, goes.and(goesOn))
                .goTo(State.STORE, goes.and(status.ne(CompletionStatus.SUCCESS.code())))
                .goTo(State.FINISH, goes);
    }
}
