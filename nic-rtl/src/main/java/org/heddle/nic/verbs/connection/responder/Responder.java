package org.heddle.nic.verbs.connection.responder;

import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Fsm;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.pattern.Segment;
import org.heddle.nic.stage.pattern.SegmentFormat;
import org.heddle.nic.verbs.atomic.AtomicUnit;
import org.heddle.nic.verbs.connection.CompletionNote;
import org.heddle.nic.verbs.connection.NodeEvent;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairOrder;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.connection.WorkEntry;
import org.heddle.nic.verbs.connection.response.NoteKind;
import org.heddle.nic.verbs.connection.response.ReadResource;
import org.heddle.nic.verbs.connection.response.ResponseNote;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.HeaderExtension;
import org.heddle.nic.verbs.layout.ListElement;
import org.heddle.nic.verbs.layout.MemoryKey;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.ReceiveEntry;
import org.heddle.nic.verbs.layout.SharedReceiveContext;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.AccessRight;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.EventKind;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.layout.code.TransportOperation;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.heddle.nic.verbs.memory.CursorStart;
import org.heddle.nic.verbs.memory.ResolvedRun;
import org.heddle.nic.verbs.memory.VirtualRun;
import org.jspecify.annotations.Nullable;

/**
 * Carries requests out, one packet after the other: PSN, sequence of operations, operation, resources, length, key, execution, completion,
 * acknowledgement. The first of them that is wrong decides.
 *
 * <p>Plain, a packet is finished when its data are visible; where packets overlap, the next one is taken when its data begin. Completions, answers,
 * atomics and orders wait for all data before them, so a completion never tells of data that are not visible, and an atomic meets no other write of
 * this unit; the writes of responses wait meanwhile. It never waits for the channel of responses.
 */
public final class Responder extends Component {
    private static final int INDEX = QueuePairTable.INDEX_WIDTH;
    private static final int PSN = PacketPlan.PSN_WIDTH;
    private static final int ENTRY_INDEX = PostedEntries.INDEX_WIDTH;
    private static final int PAIRS = VerbsMap.QUEUE_PAIRS;
    private static final int LOG_LINE = AddressUnit.ADDRESS_WIDTH - AddressUnit.LINE_WIDTH;
    private static final int PLACE = ReadResource.PLACE_WIDTH;
    private static final QueuePairContext CONTEXT = QueuePairContext.LAYOUT;
    private static final TransportHeader HEADER = TransportHeader.LAYOUT;

    /** Orders of the operating system. */
    public final Stream<QueuePairOrder> order = in(stream(QueuePairOrder.type()));
    /** 24 bits: PSN that the queue pair of the last order expects. */
    public final UInt shownPsn = out(uint(PSN));
    /** 16 bits: its receives that have completed. */
    public final UInt shownIndex = out(uint(ENTRY_INDEX));
    /** Doorbells of queues of receives. */
    public final Stream<PostedEntries> posted = in(stream(PostedEntries.type()));
    /** Doorbells of shared receive queues. */
    public final Stream<PostedEntries> postedShared = in(stream(PostedEntries.type()));
    /** Orders: an empty shared receive queue. */
    public final Stream<PostedEntries> beginsShared = in(stream(PostedEntries.type()));
    /** 128 bits: with it, its context. */
    public final UInt sharedRecord = in(uint(SharedReceiveContext.LAYOUT.bits()));
    /** Orders: limit of a shared receive queue, which is the index. */
    public final Stream<PostedEntries> limitsShared = in(stream(PostedEntries.type()));
    /** One bit for each queue pair: 1 if it is in error. */
    public final UInt isError = in(uint(PAIRS));
    /** Queue pair of the event that is carried out. */
    public final UInt queuePair = out(uint(INDEX));
    /** 1 in the cycle in which it gets into error. */
    public final Bool setsError = out(bool());

    /** 1 while a request waits; the next ones are its. */
    public final Bool waits = in(bool());
    /** 16 bits: node that has sent it. */
    public final UInt from = in(uint(16));
    /** 13 bits: data bytes of it. */
    public final UInt bytes = in(uint(ResolvedRun.BYTES_WIDTH));
    /** A {@link TransportHeader}. */
    public final UInt header = in(uint(HEADER.bits()));
    /** 128 bits: its extension. */
    public final UInt extension = in(uint(128));
    /** 1 to take its data. */
    public final Bool accepts = out(bool());
    /** 1 to drop it. */
    public final Bool drops = out(bool());
    /** 1 while the header of a request must stay. */
    public final Bool holds = out(bool());

    /** Reads and writes of entries and of words of atomics. */
    public final Stream<LineRequest> memory = out(stream(HostMemoryRequest.lineType(AddressUnit.LINE_WIDTH)));
    /** 1 in the cycle in which {@link #line} is there. */
    public final Bool returns = in(bool());
    /** 256 bits: the line. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));

    /** Key of a message, asked for as a whole. */
    public final Stream<VirtualRun> check = out(stream(VirtualRun.type()));
    /** 1 in the cycle in which that is answered. */
    public final Bool checked = in(bool());
    /** 1 with it if the key allows it. */
    public final Bool isAllowed = in(bool());
    /** Where the data of requests go. */
    public final Stream<CursorStart> start = out(stream(CursorStart.type()));
    /** 13 bits: data bytes of a packet. */
    public final Stream<UInt> packet = out(stream(uint(ResolvedRun.BYTES_WIDTH)));
    /** For each packet with data whether they are allowed: 1 bit. */
    public final Stream<UInt> verdict = in(stream(uint(1)));
    /** Segments of requests. */
    public final Stream<Segment> segment = in(stream(Segment.type(SegmentFormat.PHYSICAL_MEMORY)));
    /** The same, without those of atomics. */
    public final Stream<Segment> data = out(stream(Segment.type(SegmentFormat.PHYSICAL_MEMORY)));
    /** 1 in the cycle in which the data of a packet are visible. */
    public final Bool visible = in(bool());
    /** 1 while an atomic is under way: nobody else writes. */
    public final Bool isExclusive = out(bool());
    /** 1 while somebody else writes. */
    public final Bool isWriting = in(bool());

    /** 1 while somebody else waits to write; a port where words of atomics are kept. */
    public final @Nullable Bool othersWait;

    /** Answers to send. */
    public final Stream<ResponseNote> note = out(stream(ResponseNote.type()));
    /** 5 bits: oldest place of {@link #queuePair} that waits for its answer. */
    public final UInt head = in(uint(PLACE + 1));
    /** Completions. */
    public final Stream<CompletionNote> completion = out(stream(CompletionNote.type()));
    /** Runs whose translations will be wanted; a port where they are looked for ahead. */
    public final @Nullable Stream<VirtualRun> prefetch;
    /** 1 while {@link #receive} is the line of the last receive, in the next cycle too; a port where it is kept. */
    public final @Nullable Bool isReceiveKept;
    /** Number of that line; a port where it is kept. */
    public final @Nullable UInt receiveNumber;
    /** 256 bits: that line, with the first element of its list; a port where it is kept. */
    public final @Nullable UInt receive;
    /** Reads of entries that are read ahead, with their tags; a port where any are. */
    public final @Nullable Stream<UInt> aheadMemory;
    /** 1 in the cycle in which the answer to such a read is there; a port where any are. */
    public final @Nullable Bool aheadAnswers;
    /** Its tag; a port where any are read ahead. */
    public final @Nullable UInt aheadTag;
    /** 256 bits: its line; a port where any are read ahead. */
    public final @Nullable UInt aheadLine;
    /** 1 in the cycle in which the oldest completion that was taken is visible. */
    public final Bool written = in(bool());
    /** Events. */
    public final Stream<NodeEvent> happened = out(stream(NodeEvent.type()));
    /** 1 in the cycle in which a request is dropped without an answer. */
    public final Bool ignores = out(bool());

    private enum Event {
        ORDER,
        PACKET,
        FLUSH
    }

    private enum State {
        IDLE,
        FETCH,
        LOAD,
        ACT,
        MEASURE,
        LOOK,
        SEARCH,
        FOUND,
        COMPARE,
        AGAIN,
        JUDGE,
        RESOURCES,
        LACKING,
        ADDRESS,
        READ,
        WAIT,
        AHEAD,
        TAKEN,
        LENGTH,
        CHECK,
        CHECKING,
        START,
        PACKET,
        VERDICT,
        DATA,
        ATOMIC,
        EXECUTED,
        COMPLETE,
        WRITTEN,
        REFUSE,
        EVENT,
        NOTE,
        LIMIT,
        STORE
    }

    private final Fsm<State> state = fsm(State.IDLE);
    private final EnumValue<Event> event = reg(enumOf(Event.class));
    private final UInt q = reg(uint(INDEX)).init(0);
    private final QueuePairTable table;
    private final SharedReceives shared = instance("shared", new SharedReceives());
    private final Bool isShared;
    private final ResponderState s = reg(ResponderState.type());
    private final UInt postedIndex = reg(uint(ENTRY_INDEX));
    private final Bool inError = reg(bool());
    private final UInt flushing = reg(uint(PAIRS)).init(0);
    private final UInt mtu;
    /** Bytes of a whole packet, from the second cycle on in which the attributes are there. */
    private final UInt most = reg(uint(ResolvedRun.BYTES_WIDTH));
    /** Packets of a read's answer, long before they are counted. */
    private final UInt packets = reg(uint(PSN));

    private final Memory<ResponderState> states = memory(ResponderState.type(), PAIRS);
    private final Memory<UInt> postings = memory(uint(ENTRY_INDEX), PAIRS);

    // The packet.
    private final UInt operation = HEADER.operation.of(header);
    private final UInt psn = HEADER.psn.of(header);
    private final UInt length = HEADER.length.of(header);
    private final Bool isFirst = HEADER.isFirst.is(header);
    private final Bool isLast = HEADER.isLast.is(header);
    private final Bool hasImmediate = HEADER.hasImmediate.is(header);
    private final Bool isSend = operation.eq(TransportOperation.SEND.code());
    private final Bool isWrite = operation.eq(TransportOperation.WRITE.code());
    private final Bool isRead = operation.eq(TransportOperation.READ.code());
    private final Bool isAtomic =
            operation.eq(TransportOperation.COMPARE_SWAP.code()).or(operation.eq(TransportOperation.FETCH_ADD.code()));
    private final Bool hasData = reg(bool());
    private final UInt left = reg(uint(32));

    // What is said of it.
    private final UInt syndrome = reg(uint(8));
    private final UInt status = reg(uint(CompletionStatus.WIDTH));
    private final UInt eventKind = reg(uint(EventKind.WIDTH));
    private final Bool hasEvent = reg(bool());
    private final Bool isFailing = reg(bool());
    private final UInt noteKind = reg(uint(NoteKind.WIDTH));
    private final UInt place = reg(uint(PLACE + 1));
    private final AtomicUnit atomics;

    // Packets whose data are not visible yet, and where the list of the last one stands.
    private final boolean overlaps;
    private final boolean checksOnce;
    private final boolean keepsReceives;
    private final int acknowledgeEvery;
    private final Bool isSettled = wire("isSettled", bool());
    private final Bool isCompleted = wire("isCompleted", bool());
    private final Bool continues = reg(bool());
    /** Data of a WRITE that are looked for while it is judged, where they are. */
    private final @Nullable EarlyData early;
    /** Completions and answers that wait, where packets overlap. */
    private final @Nullable VisibleNotes held;
    /** Entries of the queues of receives, where any are read ahead. */
    private final @Nullable ReceiveReader receives;
    /** Line of the receive, where it is kept. */
    private final @Nullable UInt keptLine;

    /**
     * @param overlaps whether a packet is taken while the data of those before it are written, and their completions
     * @param checksOnce whether a WRITE of one packet and an atomic by a direct key have no check before their data's addresses are looked for
     * @param prefetches whether a request's translation is looked for as soon as its queue pair is known
     * @param keepsReceives whether the line of a receive is kept for its list, which begins there
     * @param receivesAhead number of entries of each queue of receives that are read ahead, a power of two, where their lines are kept; 0 to read one when
     *     it is wanted, as those of shared queues are
     * @param acknowledgeEvery of so many packets, a power of two, one is acknowledged at once, and so is who asks for it; 1 to acknowledge each at once
     * @param keepsWords whether the word that an atomic has written is kept for the next one
     */
    public Responder(
            boolean overlaps,
            boolean checksOnce,
            boolean prefetches,
            boolean keepsReceives,
            int receivesAhead,
            int acknowledgeEvery,
            boolean keepsWords) {
        this.overlaps = overlaps;
        this.acknowledgeEvery = acknowledgeEvery;
        this.keepsReceives = keepsReceives;
        this.checksOnce = checksOnce;
        table = contexts(receivesAhead > 0);
        isShared = table.value(CONTEXT.isShared).bit(0);
        mtu = table.value(CONTEXT.pathMtu);
        parameter("overlaps", overlaps);
        if (acknowledgeEvery > 1) {
            parameter("acknowledgeEvery", acknowledgeEvery);
        }
        if (checksOnce) {
            parameter("checks", "ONCE");
        }
        prefetch = prefetches ? out(stream(VirtualRun.type())) : null;
        if (keepsReceives) {
            parameter("receives", "KEPT");
        }
        isReceiveKept = keepsReceives ? out(bool()) : null;
        receiveNumber = keepsReceives ? out(uint(AddressUnit.LINE_WIDTH)) : null;
        receive = keepsReceives ? out(uint(HostMemoryRequest.LINE_BITS)) : null;
        boolean readsAhead = receivesAhead > 0;
        if (readsAhead) {
            parameter("ahead", receivesAhead);
        }
        receives = readsAhead ? instance("receives", new ReceiveReader(receivesAhead)) : null;
        aheadMemory = readsAhead ? out(stream(uint(AddressUnit.LINE_WIDTH + ReceiveReader.TAG_WIDTH))) : null;
        aheadAnswers = readsAhead ? in(bool()) : null;
        aheadTag = readsAhead ? in(uint(ReceiveReader.TAG_WIDTH)) : null;
        aheadLine = readsAhead ? in(uint(HostMemoryRequest.LINE_BITS)) : null;
        keptLine = keepsReceives ? reg("keptReceive", uint(HostMemoryRequest.LINE_BITS)) : null;
        held = overlaps ? instance("held", new VisibleNotes()) : null;
        early = checksOnce ? instance("early", new EarlyData()) : null;
        isSingle = checksOnce && readsAhead ? reg("isSingle", bool()) : null;
        if (keepsWords) {
            parameter("words", "KEPT");
        }
        atomics = instance("atomics", new AtomicUnit(overlaps, keepsWords));
        othersWait = keepsWords ? in(bool()) : null;
        carryOut(prefetches);
    }

    private void carryOut(boolean prefetches) {
        countPackets();
        isReadNow = isReadNow();
        isReceiveKnown = isReceiveKnown();
        joinShared();
        choose();
        load();
        look();
        search();
        judge();
        check();
        beginEarly();
        if (prefetches) {
            prefetch();
        }
        if (keepsReceives) {
            keepReceive();
        }
        if (receives != null) {
            readAhead();
        } else {
            isManifold.set(false);
        }
        execute();
        carryOutAtomics();
        say();
        keepPlace();
        store();
        describe();
    }

    private QueuePairTable contexts(boolean isLent) {
        return instance(
                "table",
                new QueuePairTable(
                        "responder",
                        isLent,
                        CONTEXT.state,
                        CONTEXT.access,
                        CONTEXT.pathMtu,
                        CONTEXT.isShared,
                        CONTEXT.sharedReceive,
                        CONTEXT.domain,
                        CONTEXT.receiveCompletions,
                        CONTEXT.remoteQueuePair,
                        CONTEXT.remoteNode,
                        CONTEXT.mostRemoteReads,
                        CONTEXT.rnrTimer,
                        CONTEXT.receiveLogEntries,
                        CONTEXT.receiveLogStride,
                        CONTEXT.receiveBase));
    }

    private void countPackets() {
        most.set(WorkEntry.mtuBytes(mtu));
        UInt rounded = reg("rounded", uint(33));
        rounded.set(WorkEntry.roundedUp(length, most));
        packets.set(WorkEntry.packets(rounded, mtu));
    }

    private void joinShared() {
        connect(shared.posted, postedShared);
        connect(shared.begins, beginsShared);
        shared.record.set(sharedRecord);
        connect(shared.limits, limitsShared);
    }

    private Bool is(State wanted) {
        return state.is(wanted);
    }

    private Bool isEvent(Event wanted) {
        return event.is(wanted);
    }

    private final Bool begins = wire("begins", bool());

    private void choose() {
        UInt turn = reg("turn", uint(INDEX)).init(0);
        UInt wasError = reg("wasError", uint(PAIRS)).init(0);
        wasError.set(isError);
        Bool idle = is(State.IDLE);
        Bool flushes = flushing.bit(turn);
        Bool isUrgent = order.valid().or(waits);
        // Orders, and what is flushed, find no data under way.
        Bool isQuiet = isSettled.and(isCompleted).and(receives == null ? lit(true) : receives.isQuiet);
        Bool picks = idle.and(isUrgent.not()).and(flushes).and(isQuiet);
        Bool isPacket = order.valid().not().and(waits);
        begins.set(idle.and(isUrgent.or(flushes)).and(isPacket.or(isQuiet)));
        when(
                idle,
                () -> when(order.valid(), () -> {
                            event.set(Event.ORDER);
                            q.set(order.data().queuePair());
                        })
                        .elseWhen(waits, () -> {
                            event.set(Event.PACKET);
                            q.set(HEADER.queuePair.of(header).trunc(INDEX));
                        })
                        .otherwise(() -> {
                            event.set(Event.FLUSH);
                            q.set(turn);
                        }));
        when(follows(), () -> q.set(HEADER.queuePair.of(header).trunc(INDEX)));
        when(picks.or(flushes.not()), turn::increment);
        UInt nobody = lit(0, PAIRS);
        UInt rung = mux(posted.fires(), posted.data().number().toOneHot(PAIRS), nobody)
                .and(isError);
        UInt failing = isError.and(wasError.not());
        UInt taken = mux(picks, turn.toOneHot(PAIRS), nobody);
        UInt more = mux(is(State.STORE).and(inError), q.toOneHot(PAIRS), nobody);
        flushing.set(flushing.and(taken.not()).or(rung).or(failing).or(more));
    }

    private void load() {
        Bool fetches = is(State.FETCH);
        table.index.set(q);
        table.looks.set(fetches);
        ResponderState stored = states.readSync(q, fetches);
        UInt storedPosted = postings.readSync(q, fetches);
        when(is(State.LOAD), () -> {
            connect(s, stored);
            postedIndex.set(storedPosted);
            inError.set(isError.bit(q));
        });
        when(overlaps ? is(State.STORE).or(is(State.NOTE)) : is(State.STORE), () -> states.write(q, s));
        UInt record = order.data().record();
        UInt wanted = CONTEXT.state.of(record);
        Bool carriesOut = is(State.ACT).and(isEvent(Event.ORDER));
        Bool sets = carriesOut.and(order.data().sets());
        Bool resets = sets.and(wanted.eq(QueuePairState.RESET.code()));
        Bool starts = sets.and(wanted.eq(QueuePairState.RTR.code()))
                .and(table.value(CONTEXT.state).ne(QueuePairState.RTR.code()));
        order.ready().set(carriesOut);
        table.sets.set(sets);
        table.record.set(record);
        posted.ready().set(resets.not());
        when(
                posted.fires().or(resets),
                () -> postings.write(
                        mux(resets, q, posted.data().number()),
                        mux(resets, lit(0, ENTRY_INDEX), posted.data().index())));
        when(resets, () -> {
            s.taken().set(0);
            s.messages().set(0);
            s.tail().set(0);
            s.kept().set(0);
            s.inMessage().set(false);
            s.isTold().set(false);
            s.isLastTold().set(false);
            noteKind.set(NoteKind.RESET.code());
        });
        when(starts, () -> s.psn().set(CONTEXT.receivePsn.of(record)));
        UInt shownPsnNow = reg("shownPsnNow", uint(PSN)).init(0);
        UInt shownIndexNow = reg("shownIndexNow", uint(ENTRY_INDEX)).init(0);
        when(carriesOut, () -> {
            shownPsnNow.set(s.psn());
            shownIndexNow.set(s.taken());
        });
        shownPsn.set(shownPsnNow);
        shownIndex.set(shownIndexNow);
        queuePair.set(q);
        Bool isDone =
                overlaps ? is(State.IDLE).or(is(State.STORE)).or(endsAtOnce()).or(releases()) : is(State.IDLE);
        holds.set(isEvent(Event.PACKET).and(isDone.not()));
        this.resets = resets;
    }

    private Bool resets;
    private final Bool mayCome = reg(bool());
    private final Bool isNext = reg(bool());
    private final Bool isOld = reg(bool());
    private final Bool isWrong = reg(bool());
    private final Bool lacksRight = reg(bool());

    /** Looks at all that can be said of the packet at once, a cycle before it is judged. */
    private void look() {
        UInt own = table.value(CONTEXT.state);
        Bool answers = own.eq(QueuePairState.RTR.code()).or(own.eq(QueuePairState.RTS.code()));
        Bool isPair = HEADER.queuePair.of(header).bits(23, INDEX).eq(0);
        mayCome.set(answers.and(inError.not()).and(isPair).and(from.eq(table.value(CONTEXT.remoteNode))));
        UInt ahead = psn.subWrap(s.psn());
        isNext.set(ahead.eq(0));
        isOld.set(ahead.bit(PSN - 1));
        Bool isData = isSend.or(isWrite);
        Bool isOther = isData.not().or(s.isWrite().ne(isWrite));
        Bool isBroken = mux(s.inMessage(), isFirst.or(isOther), isFirst.not());
        Bool isUnknown = isData.or(isRead).or(isAtomic).not();
        Bool isSize = mux(isLast, bytes.le(most), bytes.eq(most));
        Bool isCrooked = isAtomic.and(HEADER.address.of(header).trunc(3).ne(0));
        Bool isTooLong = length.bit(31).and(length.trunc(31).ne(0));
        isWrong.set(isBroken.or(isUnknown)
                .or(isData.and(isSize.not()))
                .or(isCrooked)
                .or(isTooLong));
        UInt access = table.value(CONTEXT.access);
        Bool mayWrite = access.bit(AccessRight.REMOTE_WRITE.code());
        Bool mayRead = access.bit(AccessRight.REMOTE_READ.code());
        Bool mayAtomic = access.bit(AccessRight.REMOTE_ATOMIC.code());
        lacksRight.set(isWrite.and(mayWrite.not()).or(isRead.and(mayRead.not())).or(isAtomic.and(mayAtomic.not())));
        when(is(State.LOOK), () -> {
            hasData.set(bytes.ne(0));
            left.set(mux(isFirst, length, s.left()));
            hasEvent.set(false);
            isFailing.set(false);
            syndrome.set(SyndromeKind.ACKNOWLEDGED.code() << 5);
            noteKind.set(NoteKind.ACKNOWLEDGE.code());
        });
        ignores.set(drops.and(is(State.JUDGE)).and(mayCome.not().or(isOld)));
    }

    private void search() {
        UInt left = reg("searched", uint(PLACE + 1));
        Memory<UInt> psns = memory(uint(PSN), PAIRS * ReadResource.PLACES);
        Bool keeps = is(State.EXECUTED).and(isRead.or(isAtomic));
        when(keeps, () -> psns.write(q.cat(s.tail().trunc(PLACE)), psn));
        UInt found = psns.readSync(q.cat(place.trunc(PLACE)), is(State.SEARCH));
        // From a register: block RAM is slow.
        UInt foundPsn = reg("foundPsn", uint(PSN));
        foundPsn.set(found);
        isFound.set(foundPsn.eq(psn));
        Bool judges = is(State.JUDGE);
        when(judges, () -> {
            left.set(s.kept());
            place.set(s.tail().subWrap(1));
        });
        when(is(State.COMPARE).and(isFound.not()), () -> {
            left.decrement();
            place.decrement();
        });
        hasMore.set(left.ne(0));
        when(is(State.AGAIN), () -> noteKind.set(NoteKind.AGAIN.code()));
        when(keeps, () -> {
            place.set(s.tail());
            noteKind.set(NoteKind.RESOURCE.code());
        });
    }

    private final Bool isFound = wire("isFound", bool());
    private final Bool hasMore = wire("hasMore", bool());

    private void judge() {
        Bool judges = is(State.JUDGE).and(mayCome);
        Bool isMissed = isNext.not().and(isOld.not());
        tellsMissing.set(judges.and(isMissed).and(s.isTold().not()));
        repeatsAnswer.set(
                judges.and(isOld).and(isSend.or(isWrite)).and(s.isTold().not()));
        when(tellsMissing, () -> {
            s.isTold().set(true);
            syndrome.set(SyndromeKind.REFUSED.code() << 5 | NegativeCode.SEQUENCE.code());
        });
        invalid.set(judges.and(isNext).and(isWrong.or(lacksRight)));

        Bool resources = is(State.RESOURCES);
        Bool needsReceive = isSend.and(isFirst).or(isWrite.and(isLast).and(hasImmediate));
        shared.index.set(table.value(CONTEXT.sharedReceive));
        shared.looks.set(is(State.ACT));
        Bool hasReceive = mux(isShared, shared.hasReceive, postedIndex.ne(s.taken()));
        shared.takes.set(resources.and(needsReceive).and(hasReceive).and(isShared));
        when(resources.and(needsReceive), () -> s.entry().set(mux(isShared, shared.next, s.taken())));
        lacksReceive.set(resources.and(needsReceive).and(hasReceive.not()));
        when(lacksReceive, () -> {
            s.isTold().set(true);
            syndrome.set(lit(SyndromeKind.RECEIVER_NOT_READY.code(), 3).cat(table.value(CONTEXT.rnrTimer)));
        });
        UInt waiting = reg("waiting", uint(PLACE + 1));
        waiting.set(s.tail().subWrap(head));
        Bool isCrowded = reg("isCrowded", bool());
        isCrowded.set(waiting.ge(table.value(CONTEXT.mostRemoteReads)));
        tooMany.set(resources.and(isRead.or(isAtomic)).and(isCrowded));
        when(resources.and(lacksReceive.not()), () -> s.isTold().set(false));

        // The receive of a message.
        UInt offset = WorkEntry.offset(
                s.taken(), table.value(CONTEXT.receiveLogEntries), table.value(CONTEXT.receiveLogStride));
        UInt entry = reg("entry", uint(AddressUnit.ADDRESS_WIDTH));
        UInt base = mux(isShared, shared.base, table.value(CONTEXT.receiveBase));
        UInt distance = mux(isShared, shared.offset, offset);
        Bool places = is(State.ADDRESS).or(is(State.AHEAD));
        when(receives == null ? places : places.or(resources), () -> entry.set(base.addWrap(distance)));
        this.entry = entry;
        Bool measures = is(State.LENGTH).and(isManifold.not());
        Bool overflows = isSend.and(isFirst).and(length.gt(room(measures)));
        Bool isOdd = isSend.or(isWrite).and(mux(isLast, left.ne(bytes.zext(32)), left.le(bytes.zext(32))));
        doesNotFit.set(measures.and(overflows));
        isUneven.set(measures.and(isOdd));
        Bool isInvalid = invalid.or(tooMany).or(doesNotFit).or(isUneven);
        when(isInvalid, () -> {
            syndrome.set(SyndromeKind.REFUSED.code() << 5 | NegativeCode.INVALID_REQUEST.code());
            eventKind.set(EventKind.QP_REQ_ERR.code());
            hasEvent.set(true);
        });
        // A receive that is too short ends with an error of its own, and raises no event.
        when(doesNotFit, () -> {
            status.set(CompletionStatus.LOC_LEN_ERR.code());
            isFailing.set(true);
            hasEvent.set(false);
        });
    }

    /** Takes what the receive's entry says; returns the bytes that it has room for. */
    private UInt room(Bool measures) {
        ReceiveEntry layout = ReceiveEntry.LAYOUT;
        Bool takes = keptLine == null
                ? is(State.WAIT).and(returns)
                : measures.and(isSend).and(isFirst);
        UInt from = keptLine == null ? line : keptLine;
        when(takes, () -> {
            s.line().set(entry.bits(AddressUnit.ADDRESS_WIDTH - 1, LOG_LINE));
            s.elements().set(layout.elements.of(from));
        });
        if (keptLine != null) {
            return layout.length.of(keptLine);
        }
        UInt room = reg("room", uint(32));
        when(takes, () -> room.set(layout.length.of(line)));
        return room;
    }

    private UInt entry;
    private final Bool tellsMissing = wire("tellsMissing", bool());
    private final Bool repeatsAnswer = wire("repeatsAnswer", bool());
    private final Bool invalid = wire("invalid", bool());
    private final Bool lacksReceive = wire("lacksReceive", bool());
    private final Bool tooMany = wire("tooMany", bool());
    private final Bool doesNotFit = wire("doesNotFit", bool());
    private final Bool isUneven = wire("isUneven", bool());

    private UInt rights() {
        return mux(
                isWrite,
                lit(AccessRight.REMOTE_WRITE.mask(), AccessRight.WIDTH),
                mux(
                        isRead,
                        lit(AccessRight.REMOTE_READ.mask(), AccessRight.WIDTH),
                        mux(
                                isAtomic,
                                lit(AccessRight.REMOTE_ATOMIC.mask(), AccessRight.WIDTH),
                                lit(AccessRight.LOCAL_WRITE.mask(), AccessRight.WIDTH))));
    }

    /** The key of the whole message, with its first packet. */
    private void check() {
        VirtualRun run = check.data();
        check.valid().set(is(State.CHECK));
        run.address().set(HEADER.address.of(header));
        run.key().set(HEADER.key.of(header));
        run.bytes().set(mux(isAtomic, lit(8, 32), length));
        run.domain().set(table.value(CONTEXT.domain));
        run.rights().set(rights());
        run.last().set(true);
        run.isPhysical().set(false);
        run.isCheck().set(true);
        run.isList().set(false);
        // A word may lie in two entries of a list: there are no atomics by an indirect key.
        run.isWrong().set(isAtomic.and(MemoryKey.LAYOUT.isIndirect.is(HEADER.key.of(header))));
        Bool isForbidden = is(State.CHECKING).and(checked).and(isAllowed.not());
        Bool isVanished = isJudged().and(verdict.data().bit(0).not());
        when(isForbidden.or(isVanished), () -> {
            syndrome.set(mux(
                    isSend,
                    lit(SyndromeKind.REFUSED.code() << 5 | NegativeCode.REMOTE_OPERATION.code(), 8),
                    lit(SyndromeKind.REFUSED.code() << 5 | NegativeCode.REMOTE_ACCESS.code(), 8)));
            eventKind.set(EventKind.QP_ACCESS_ERR.code());
            hasEvent.set(isSend.not());
            isFailing.set(isSend);
            status.set(CompletionStatus.LOC_PROT_ERR.code());
        });
    }

    /** Whether the data that the packet at hand waits for are judged. */
    private Bool isJudged() {
        return early == null ? verdict.fires() : verdict.fires().and(early.drops.not());
    }

    /** Whether the data of the packet at hand are looked for before it is judged. */
    private Bool isEarly() {
        return early == null ? lit(false) : early.isBegun;
    }

    /** Looks for the addresses of a WRITE of one packet, and of an atomic, while it is judged; what is not carried out is dropped. */
    private void beginEarly() {
        if (early == null) {
            return;
        }
        Bool isWhole = isWrite.and(isFirst).and(isLast).and(bytes.ne(0));
        Bool isWord = isAtomic.and(
                MemoryKey.LAYOUT.isIndirect.is(HEADER.key.of(header)).not());
        // As long as the list waits to begin.
        Bool isReceive = reg("isReceive", bool()).init(false);
        when(is(State.MEASURE), () -> {
            isReceive.set(isReceiveKnown);
            if (isSingle != null) {
                isSingle.set(receives.isSingle);
            }
        });
        Bool isKnown = isWhole.or(isWord).or(isReceiveKnown).or(isReceive.and(is(State.LOOK)));
        early.isWhole.set(isKnown.and(isEvent(Event.PACKET)));
        early.begins.set(is(State.ACT).or(is(State.LOOK)).and(start.fires()));
        early.judges.set(is(State.LENGTH));
        Bool isRight = mux(is(State.JUDGE), mayCome.and(isNext).and(invalid.not()), lacksReceive.not());
        Bool isInvalid = tooMany.or(isUneven).or(doesNotFit);
        early.abandons.set(is(State.JUDGE)
                .or(is(State.RESOURCES))
                .or(is(State.LENGTH))
                .and(isRight.not().or(isInvalid)));
        early.isTold.set(verdict.fires());
        early.isAllowed.set(verdict.data().bit(0));
        early.passes.set(segment.fires().and(segment.data().last()));
    }

    /** Whether a SEND of one packet is looked at, and its receive is here: its element is kept, and its place looked for in the next cycle if it has one. */
    private Bool isReceiveKnown() {
        if (receives == null) {
            return lit(false);
        }
        Bool isHere = reg("isReceiveRead", bool());
        isHere.set(receives.isHere);
        return is(State.MEASURE)
                .and(isSend)
                .and(isFirst)
                .and(isLast)
                .and(bytes.ne(0))
                .and(isHere)
                .and(isReadNow.not());
    }

    /** Whether the list of a SEND may begin before it is judged. */
    private Bool beginsReceive() {
        return isSingle == null
                ? lit(false)
                : is(State.LOOK).and(isSend).and(isSingle).and(early.mayBegin);
    }

    /** Looks for the translation of a request's first byte, long before its data's addresses are; the answer is not awaited. */
    private void prefetch() {
        parameter("translations", "PREFETCHED");
        Bool offers = reg("offers", bool()).init(false);
        VirtualRun wanted = reg("wanted", VirtualRun.type());
        Bool isLookedFor = early == null ? lit(false) : early.mayBegin;
        Bool isRequest = is(State.ACT)
                .and(isEvent(Event.PACKET))
                .and(isFirst)
                .and(isSend.not())
                .and(isLookedFor.not());
        Bool isReceive = keptLine == null
                ? is(State.WAIT).and(returns)
                : is(State.LENGTH).and(isManifold.not()).and(isSend).and(isFirst);
        UInt element = (keptLine == null ? line : keptLine).bits(255, 128);
        when(isRequest.or(isReceive).and(offers.not()), () -> {
                    offers.set(true);
                    wanted.beByte(
                            mux(isReceive, ListElement.LAYOUT.address.of(element), HEADER.address.of(header)),
                            mux(isReceive, ListElement.LAYOUT.key.of(element), HEADER.key.of(header)),
                            mux(isReceive.and(isShared), shared.domain, table.value(CONTEXT.domain)),
                            rights());
                })
                .elseWhen(prefetch.ready(), () -> offers.set(false));
        prefetch.valid().set(offers);
        connect(prefetch.data(), wanted);
    }

    /** Keeps the line of a receive until the next one's comes, or an order may give its memory another use. */
    private void keepReceive() {
        Bool isHere = reg("isReceiveHere", bool()).init(false);
        UInt number = reg("keptReceiveNumber", uint(AddressUnit.LINE_WIDTH));
        Bool isTaken = is(State.TAKEN);
        Bool comes = is(State.WAIT).and(returns).or(isTaken);
        Bool isEarly = isReceiveKnown;
        Bool isOrdered = order.fires().or(beginsShared.fires());
        when(
                comes.or(isEarly),
                () -> keptLine.set(receives == null ? line : mux(isTaken.or(isEarly), lineOf(receives.element), line)));
        when(comes, () -> {
            number.set(entry.bits(AddressUnit.ADDRESS_WIDTH - 1, LOG_LINE));
        });
        Bool isWhole = receives == null ? lit(true) : isTaken.not().or(receives.isSingle);
        when(isOrdered.or(isEarly), () -> isHere.set(false)).elseWhen(comes, () -> isHere.set(isWhole));
        isReceiveKept.set(isHere.and(comes.or(isEarly).not()));
        receiveNumber.set(number);
        receive.set(keptLine);
    }

    /** Returns the line of a receive whose list has this one element. */
    private UInt lineOf(UInt element) {
        ReceiveEntry layout = ReceiveEntry.LAYOUT;
        UInt control = layout.record(
                Map.of(
                        layout.elements, lit(1, layout.elements.width()),
                        layout.length, ListElement.LAYOUT.length.of(element)),
                Byte.SIZE * ReceiveEntry.LIST_OFFSET);
        return element.cat(control);
    }

    /** Reads the entries of the queues of receives ahead. */
    private void readAhead() {
        table.borrows.set(receives.looks);
        table.borrowed.set(receives.looked);
        receives.finds.set(table.lends);
        receives.state.set(table.value(table.lent, CONTEXT.state));
        receives.isShared.set(table.value(table.lent, CONTEXT.isShared).bit(0));
        receives.logEntries.set(table.value(table.lent, CONTEXT.receiveLogEntries));
        receives.logStride.set(table.value(table.lent, CONTEXT.receiveLogStride));
        receives.base.set(table.value(table.lent, CONTEXT.receiveBase));
        Bool isSeveral = reg("isSeveral", bool());
        when(is(State.TAKEN), () -> isSeveral.set(receives.isSingle.not()))
                .elseWhen(is(State.WAIT), () -> isSeveral.set(false));
        isManifold.set(isSeveral.and(isSend).and(isFirst));
        receives.posted.valid().set(posted.fires());
        connect(receives.posted.data(), posted.data());
        receives.order.valid().set(order.fires());
        connect(receives.order.data(), order.data());
        receives.pauses.set(order.valid().and(is(State.IDLE).or(isEvent(Event.ORDER))));
        receives.isError.set(isError);
        receives.taken.valid().set(completionTaken.and(isShared.not()));
        receives.taken.data().number().set(q);
        receives.taken.data().index().set(s.taken().addWrap(1));
        receives.queuePair.set(q);
        receives.index.set(s.taken());
        connect(aheadMemory, receives.memory);
        receives.answers.set(aheadAnswers);
        receives.tag.set(aheadTag);
        receives.answer.set(aheadLine);
    }

    private void execute() {
        CursorStart cursor = start.data();
        Bool isStart = is(State.START);
        Bool isWhole = lit(false);
        if (early != null) {
            isStart = isStart.and(early.mayStart)
                    .or(is(State.ACT).and(early.mayBegin))
                    .or(beginsReceive());
            isWhole = early.isSingle;
        }
        start.valid().set(isStart);
        Bool isOne = lit(false);
        if (keptLine != null) {
            // The one element of a receive's list is in the kept line; packets behind the first one go by the list.
            isOne = isSend.and(isFirst).and(s.elements().eq(1).or(beginsReceive()));
        }
        cursor.isList().set(isSend.and(isOne.not()));
        cursor.isPhysical().set(false);
        cursor.list().set(s.line().cat(lit(ReceiveEntry.LIST_OFFSET, LOG_LINE)));
        cursor.elements().set(s.elements());
        UInt address = HEADER.address.of(header);
        UInt key = HEADER.key.of(header);
        UInt most = mux(isAtomic, lit(8, 32), length);
        if (keptLine != null) {
            UInt element = keptLine.bits(255, 128);
            address = mux(isOne, ListElement.LAYOUT.address.of(element), address);
            key = mux(isOne, ListElement.LAYOUT.key.of(element), key);
            most = mux(isOne, ListElement.LAYOUT.length.of(element), most);
        }
        cursor.address().set(address);
        cursor.key().set(key);
        cursor.length().set(most);
        UInt done = reg("done", uint(32));
        done.set(length.subWrap(left));
        cursor.skip().set(mux(isAtomic.or(isWhole), lit(0, 32), done));
        cursor.domain().set(mux(isSend.and(isShared), shared.domain, table.value(CONTEXT.domain)));
        cursor.rights().set(rights());
        // The size of what begins early comes with its list.
        Bool isSize = is(State.PACKET);
        if (early != null) {
            isSize = isSize.or(early.begins);
            assertAlways(early.begins.implies(packet.ready()), "the size of what begins early is taken at once");
        }
        packet.valid().set(isSize);
        packet.data().set(mux(isAtomic, lit(8, 13), bytes));
        Bool takesVerdict = is(State.VERDICT).and(isWordOpen.not().or(isAtomic));
        verdict.ready().set(early == null ? takesVerdict : takesVerdict.or(early.drops));
        Bool isRight = isJudged().and(verdict.data().bit(0));
        accepts.set(isRight.and(isAtomic.not()));
        connect(data.data(), segment.data());
        passSegments();
        Bool executed = is(State.EXECUTED);
        Bool isSilent = executed.and(hasData.not().or(isAtomic)).or(is(State.REFUSE));
        drops.set(isSilent.or(is(State.LACKING))
                .or(is(State.JUDGE).and(mayCome.not().or(isNext.not()))));
        when(executed, () -> {
            s.psn().set(psn.addWrap(mux(isRead, packets, lit(1, PSN))));
            when(isLast, () -> s.messages().increment());
            s.inMessage().set(isLast.not());
            s.isWrite().set(isWrite);
            s.left().set(left.subWrap(bytes.zext(32)));
            when(isRead.or(isAtomic), () -> {
                s.tail().increment();
                when(s.kept().ne(ReadResource.PLACES), () -> s.kept().increment());
            });
        });
        Bool takesReceive = isSend.or(hasImmediate);
        completes.set(executed.and(isLast).and(isSend.or(isWrite)).and(takesReceive));
        when(completes, () -> status.set(CompletionStatus.SUCCESS.code()));
    }

    /** Passes segments on to where data are written; an atomic's own one goes to it, behind those of packets before it. */
    private void passSegments() {
        Bool isWord = isAtomic;
        Bool takesWord = isAtomic;
        if (early != null) {
            isWord = isAtomic.and(mux(is(State.ATOMIC), early.isOne, early.isNone));
            takesWord = is(State.ATOMIC).and(early.isOne);
        }
        atomics.segment.valid().set(segment.valid().and(takesWord));
        connect(atomics.segment.data(), segment.data());
        Bool passes = isWord.not();
        Bool ready = mux(isWord, atomics.segment.ready(), data.ready());
        if (early != null) {
            passes = passes.and(early.holds.not());
            ready = mux(early.holds, early.dropsSegments, ready);
        }
        data.valid().set(segment.valid().and(passes));
        segment.ready().set(ready);
    }

    private final Bool completes = wire("completes", bool());

    private void carryOutAtomics() {
        atomics.wanted.set(is(State.ATOMIC));
        atomics.isAdd.set(operation.eq(TransportOperation.FETCH_ADD.code()));
        atomics.operands.set(extension);
        atomics.isWriting.set(isWriting);
        if (othersWait != null) {
            atomics.othersWait.set(othersWait);
        }
        atomics.isSettled.set(isSettled);
        atomics.begins.set(accepts);
        atomics.returns.set(returns);
        atomics.line.set(line);
        isWordOpen.set(atomics.isPosted);
        isExclusive.set(atomics.isExclusive);
        // Both ask at times of their own.
        Bool asks = is(State.READ).and(isWordOpen.not());
        memory.valid().set(asks.or(atomics.memory.valid()));
        atomics.memory.ready().set(memory.ready());
        connect(memory.data(), atomics.memory.data());
        when(is(State.READ), () -> memory.data().line().set(entry.bits(AddressUnit.ADDRESS_WIDTH - 1, LOG_LINE)));
    }

    /** 1 while a word is written and the unit goes on: no data begin meanwhile. */
    private final Bool isWordOpen = wire("isWordOpen", bool());

    private void say() {
        Bool flushes = is(State.ACT).and(isEvent(Event.FLUSH));
        when(flushes, () -> {
            status.set(CompletionStatus.WR_FLUSH_ERR.code());
            isFailing.set(true);
            when(isShared.not(), () -> s.entry().set(s.taken()));
            s.inMessage().set(false);
            eventKind.set(EventKind.QP_LAST_WQE_REACHED.code());
        });
        CompletionEntry layout = CompletionEntry.LAYOUT;
        CompletionNote completed = tellCompletion();
        completed.queue().set(table.value(CONTEXT.receiveCompletions));
        completed.isSolicited().set(isFailing.or(HEADER.isSolicited.is(header)));
        completed
                .entry()
                .set(layout.record(
                        Map.ofEntries(
                                Map.entry(layout.index, s.entry()),
                                Map.entry(layout.isShared, isShared.asUInt()),
                                Map.entry(layout.isReceive, lit(1, 1)),
                                Map.entry(layout.hasImmediate, hasImmediate.asUInt()),
                                Map.entry(layout.queuePair, q.zext(24)),
                                Map.entry(layout.sourceQueuePair, table.value(CONTEXT.remoteQueuePair)),
                                Map.entry(
                                        layout.opcode,
                                        mux(
                                                isSend,
                                                lit(CompletionOpcode.RECV.code(), CompletionOpcode.WIDTH),
                                                lit(
                                                        CompletionOpcode.RECV_RDMA_WITH_IMM.code(),
                                                        CompletionOpcode.WIDTH))),
                                Map.entry(layout.status, status),
                                Map.entry(layout.length, length),
                                Map.entry(layout.immediate, HeaderExtension.LAYOUT.immediate.of(extension))),
                        layout.bits()));
        when(completionTaken.and(isShared.not()), () -> s.taken().increment());
        Bool isLimit = is(State.LIMIT);
        // It follows the completions before it.
        happened.valid().set(is(State.EVENT).and(isCompleted).or(isLimit));
        happened.data().kind().set(mux(isLimit, lit(EventKind.SRQ_LIMIT_REACHED.code(), EventKind.WIDTH), eventKind));
        happened.data()
                .number()
                .set(mux(isLimit, table.value(CONTEXT.sharedReceive).zext(INDEX), q));
        when(is(State.EVENT).and(isEvent(Event.FLUSH)), () -> s.isLastTold().set(true));
        setsError.set(is(State.REFUSE));

        ResponseNote told = tellVisible();
        told.kind().set(noteKind);
        told.mayWait().set(mayWait());
        told.queuePair().set(q);
        told.place().set(place);
        told.syndrome().set(syndrome);
        // Of a repeated request the newest that was carried out is told; a refusal tells the PSN that is expected.
        Bool isAcknowledged = syndrome.eq(SyndromeKind.ACKNOWLEDGED.code() << 5);
        told.psn().set(mux(isAcknowledged, s.psn().subWrap(1), s.psn()));
        told.messages().set(s.messages());
        told.resource().isAtomic().set(isAtomic);
        told.resource().psn().set(psn);
        told.resource().address().set(mux(isAtomic, atomics.original, HEADER.address.of(header)));
        told.resource().key().set(HEADER.key.of(header));
        told.resource().length().set(length);
        told.resource().messages().set(s.messages());
    }

    /** Whether the acknowledgement may wait: of a request that was carried out for the first time, and whose sender does not ask for it. */
    private Bool mayWait() {
        if (acknowledgeEvery == 1) {
            return lit(false);
        }
        Bool isDue = psn.trunc(Integer.numberOfTrailingZeros(acknowledgeEvery)).eq(acknowledgeEvery - 1);
        Bool isPatient = reg("isPatient", bool());
        when(is(State.LOOK), () -> isPatient.set(false))
                .elseWhen(
                        is(State.EXECUTED),
                        () -> isPatient.set(
                                isDue.or(HEADER.asksAcknowledge.is(header)).not()));
        return isPatient;
    }

    /** Whether the packet ends with its answer, as what is known of its queue pair is stored meanwhile. */
    private Bool endsAtOnce() {
        if (!overlaps) {
            return lit(false);
        }
        Bool isLimit = shared.reachesLimit;
        return is(State.NOTE)
                .and(noteTaken)
                .and(isEvent(Event.PACKET))
                .and(isLimit.or(inError).not());
    }

    /** Whether the header of the packet at hand is not needed any more: of a WRITE without a completion, whose answer is all that is left. */
    private Bool releases() {
        return is(State.EXECUTED).and(isWrite).and(completes.not());
    }

    /** Whether the next packet is there in the cycle in which the answer to such a WRITE is handed on: it begins at once. */
    private Bool follows() {
        if (!overlaps) {
            return lit(false);
        }
        Bool isReleased = reg("isReleased", bool());
        when(is(State.EXECUTED), () -> isReleased.set(releases()))
                .elseWhen(is(State.LOOK), () -> isReleased.set(false));
        follows = isReleased.and(endsAtOnce()).and(waits).and(order.valid().not());
        return follows;
    }

    private Bool follows = lit(false);

    /** Completions, which tell of data that are visible. */
    private CompletionNote tellCompletion() {
        if (held == null) {
            completion.valid().set(is(State.COMPLETE).and(isSettled));
            completionTaken.set(completion.fires());
            isCompleted.set(true);
            return completion.data();
        }
        held.completion.valid().set(is(State.COMPLETE));
        completionTaken.set(held.completion.fires());
        connect(completion, held.completed);
        held.written.set(written);
        isCompleted.set(held.isCompleted);
        return held.completion.data();
    }

    /** Answers, which wait for the data of the packets before them, and for their completions, where those overlap. */
    private ResponseNote tellVisible() {
        if (held == null) {
            note.valid().set(is(State.NOTE));
            noteTaken.set(note.ready());
            isSettled.set(true);
            return note.data();
        }
        held.begins.set(accepts.or(atomics.posts));
        held.visible.set(visible.or(isWordOpen.and(returns)));
        connect(note, held.told);
        isSettled.set(held.isSettled);
        held.note.valid().set(is(State.NOTE));
        noteTaken.set(held.note.ready());
        return held.note.data();
    }

    /** 1 if the receive that was read ahead has another number of elements than one: it is read now. */
    private final Bool isManifold = wire("isManifold", bool());

    private final Bool noteTaken = wire("noteTaken", bool());
    private final Bool completionTaken = wire("completionTaken", bool());

    /** Keeps the place of the list behind a packet: the next one of the message goes on there. */
    private void keepPlace() {
        if (!overlaps) {
            continues.set(false);
            return;
        }
        UInt keptPair = reg("keptPair", uint(INDEX));
        UInt keptPsn = reg("keptPsn", uint(PSN));
        Bool isKept = reg("isKept", bool()).init(false);
        Bool isOrdered = is(State.ACT).and(isEvent(Event.ORDER));
        Bool isVanished = isJudged().and(verdict.data().bit(0).not());
        Bool isReplaced = early == null ? lit(false) : early.begins;
        when(is(State.PACKET), () -> {
            isKept.set(isAtomic.not());
            keptPair.set(q);
            keptPsn.set(psn.addWrap(1));
        });
        when(isOrdered.or(isVanished).or(isReplaced), () -> isKept.set(false));
        continues.set(isKept.and(keptPair.eq(q)).and(keptPsn.eq(psn)).and(isFirst.not()));
    }

    private void store() {
        when(is(State.REFUSE), () -> {
            noteKind.set(NoteKind.ACKNOWLEDGE.code());
            inError.set(true);
        });
    }

    /**
     * Whether the key is checked before the data's addresses are looked for. All bytes of one packet are allowed before the first one is written,
     * so a WRITE that has no more needs no other check, nor does an atomic by a direct key.
     */
    private Bool needsCheckBefore() {
        Bool isLonger = isWrite.and(isLast.not()).or(isRead);
        Bool isIndirect = MemoryKey.LAYOUT.isIndirect.is(HEADER.key.of(header));
        return isFirst.and(isLonger).and(length.ne(0)).or(isAtomic.and(isIndirect));
    }

    private Bool isReadNow;
    private Bool isReceiveKnown;
    /** 1 if the receive of the SEND that is looked at has one element, from a register: block RAM is slow. */
    private final @Nullable Bool isSingle;

    /** Whether a receive's entry is read now: entries of shared queues are not read ahead, nor those of a queue pair that has got into error meanwhile. */
    private Bool isReadNow() {
        if (receives == null) {
            return lit(true);
        }
        Bool isFailed = reg("isFailed", bool());
        isFailed.set(isError.bit(q));
        return isShared.or(isFailed);
    }

    private void describe() {
        Bool isInvalid = invalid.or(tooMany).or(doesNotFit).or(isUneven);
        Bool isRepeatedRead = isOld.and(isRead.or(isAtomic));
        Bool needsCheck = checksOnce
                ? needsCheckBefore()
                : isFirst.and(isWrite.or(isRead)).and(length.ne(0)).or(isAtomic);
        Bool holdsReceive = s.inMessage().and(s.isWrite().not());
        Bool hasFlush = inError.and(mux(isShared, holdsReceive, s.taken().ne(postedIndex)));
        Bool tellsLast = inError.and(isShared).and(s.isLastTold().not());
        Bool needsList = isSend.and(isFirst);
        Bool isHere = receives == null ? lit(false) : receives.isHere;
        Bool isTakenAtOnce =
                receives == null ? lit(false) : needsList.and(isHere).and(isReadNow.not());
        state.describe(m -> {
            m.state(State.IDLE).goTo(State.FETCH, begins);
            m.state(State.FETCH).goTo(State.LOAD);
            m.state(State.LOAD).goTo(State.ACT);
            m.state(State.ACT)
                    .goTo(State.NOTE, isEvent(Event.ORDER).and(resets))
                    .goTo(State.STORE, isEvent(Event.ORDER))
                    .goTo(State.COMPLETE, isEvent(Event.FLUSH).and(hasFlush))
                    .goTo(State.EVENT, isEvent(Event.FLUSH).and(tellsLast))
                    .goTo(State.IDLE, isEvent(Event.FLUSH))
                    .goTo(
                            State.MEASURE,
                            early == null ? lit(true) : early.mayBegin.not().or(start.ready()));
            m.state(State.MEASURE).goTo(State.LOOK);
            m.state(State.LOOK).goTo(State.JUDGE, beginsReceive().not().or(start.ready()));
            m.state(State.JUDGE)
                    .goTo(State.IDLE, mayCome.not())
                    .goTo(State.NOTE, tellsMissing.or(repeatsAnswer))
                    .goTo(State.SEARCH, isRepeatedRead)
                    .goTo(State.IDLE, isNext.not())
                    .goTo(State.REFUSE, isInvalid)
                    .goTo(State.RESOURCES);
            m.state(State.SEARCH).goTo(State.FOUND, hasMore).goTo(State.IDLE);
            m.state(State.FOUND).goTo(State.COMPARE);
            m.state(State.COMPARE).goTo(State.AGAIN, isFound).goTo(State.SEARCH);
            m.state(State.AGAIN).goTo(State.NOTE);
            m.state(State.RESOURCES)
                    .goTo(State.LACKING, lacksReceive)
                    .goTo(State.REFUSE, isInvalid)
                    .goTo(State.TAKEN, isTakenAtOnce)
                    .goTo(State.AHEAD, receives == null ? lit(false) : needsList)
                    .goTo(State.ADDRESS, needsList)
                    .goTo(State.LENGTH);
            m.state(State.AHEAD).goTo(State.ADDRESS, isReadNow).goTo(State.TAKEN, isHere);
            m.state(State.TAKEN).goTo(State.LENGTH);
            m.state(State.LACKING).goTo(State.NOTE);
            m.state(State.ADDRESS).goTo(State.READ);
            m.state(State.READ).goTo(State.WAIT, memory.fires());
            m.state(State.WAIT).goTo(State.LENGTH, returns);
            m.state(State.LENGTH)
                    .goTo(State.ADDRESS, isManifold)
                    .goTo(State.REFUSE, isInvalid)
                    .goTo(State.VERDICT, isEarly())
                    .goTo(State.CHECK, needsCheck)
                    .goTo(State.PACKET, hasData.and(continues))
                    .goTo(State.START, checksOnce ? hasData.or(isAtomic) : hasData)
                    .goTo(State.EXECUTED);
            m.state(State.CHECK).goTo(State.CHECKING, check.ready());
            m.state(State.CHECKING)
                    .goTo(State.REFUSE, checked.and(isAllowed.not()))
                    .goTo(State.EXECUTED, checked.and(isRead))
                    .goTo(State.START, checked.and(hasData.or(isAtomic)))
                    .goTo(State.EXECUTED, checked);
            m.state(State.START).goTo(State.PACKET, start.fires());
            m.state(State.PACKET).goTo(State.VERDICT, packet.ready());
            m.state(State.VERDICT)
                    .goTo(State.REFUSE, isJudged().and(verdict.data().bit(0).not()))
                    .goTo(State.ATOMIC, isJudged().and(isAtomic))
                    .goTo(State.DATA, overlaps ? lit(false) : isJudged())
                    .goTo(State.EXECUTED, isJudged());
            m.state(State.DATA).goTo(State.EXECUTED, visible);
            m.state(State.ATOMIC).goTo(State.EXECUTED, atomics.ends);
            m.state(State.EXECUTED).goTo(State.COMPLETE, completes).goTo(State.NOTE);
            m.state(State.REFUSE)
                    .goTo(State.EVENT, hasEvent)
                    .goTo(State.COMPLETE, isFailing)
                    .goTo(State.NOTE);
            m.state(State.EVENT)
                    .goTo(State.STORE, happened.fires().and(isEvent(Event.FLUSH)))
                    .goTo(State.NOTE, happened.fires());
            m.state(State.COMPLETE)
                    .goTo(State.WRITTEN, overlaps ? lit(false) : completionTaken)
                    .goTo(State.STORE, completionTaken.and(isEvent(Event.FLUSH)))
                    .goTo(State.NOTE, completionTaken);
            m.state(State.WRITTEN)
                    .goTo(State.STORE, written.and(isEvent(Event.FLUSH)))
                    .goTo(State.NOTE, written);
            m.state(State.NOTE)
                    .goTo(State.LIMIT, noteTaken.and(shared.reachesLimit).and(isEvent(Event.PACKET)))
                    .goTo(State.FETCH, follows)
                    .goTo(State.IDLE, endsAtOnce())
                    .goTo(State.STORE, noteTaken);
            m.state(State.LIMIT).goTo(State.STORE, happened.ready());
            m.state(State.STORE).goTo(State.IDLE);
        });
    }
}
