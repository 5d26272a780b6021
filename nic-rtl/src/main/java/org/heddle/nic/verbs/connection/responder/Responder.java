package org.heddle.nic.verbs.connection.responder;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
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
import org.heddle.nic.verbs.connection.response.ReadResource;
import org.heddle.nic.verbs.connection.response.ResponseNote;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.SharedReceiveContext;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.VerbsMap;
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
 *
 * <p>The registers that several parts share come first, and then the parts, in the order in which data flow.
 */
public final class Responder extends Component {
    private static final int INDEX = QueuePairTable.INDEX_WIDTH;
    private static final int PSN = PacketPlan.PSN_WIDTH;
    private static final int ENTRY_INDEX = PostedEntries.INDEX_WIDTH;
    private static final int PAIRS = VerbsMap.QUEUE_PAIRS;

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
    public final UInt header = in(uint(TransportHeader.LAYOUT.bits()));
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
    public final UInt head = in(uint(ReadResource.PLACE_WIDTH + 1));
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

    // Registers that several parts share.
    final ResponderEvent now;
    /** Context of each queue pair while no event is about it. */
    final Memory<ResponderState> states = memory(ResponderState.type(), PAIRS);
    /** For each queue pair, the index behind its posted receives. */
    final Memory<UInt> postings = memory(uint(ENTRY_INDEX), PAIRS);

    final RequestPacket request;
    final RequestOutcome outcome;
    final ResponderSignals signals;
    /** 1 if the queue pair takes its receives from a shared queue. */
    final Bool isShared;
    /** Data of a WRITE that are looked for while it is judged, where they are. */
    final @Nullable EarlyData early;
    /** Completions and answers that wait, where packets overlap. */
    final @Nullable VisibleNotes held;
    /** Entries of the queues of receives, where any are read ahead. */
    final @Nullable ReceiveReader receives;

    /** 1 if the receive of the SEND that is looked at has one element, from a register: block RAM is slow. */
    final @Nullable Bool isSingle;
    /** Carries atomics out. */
    final AtomicUnit atomics;

    final boolean overlaps;
    final boolean checksOnce;

    /**
     * Declares the unit.
     *
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
        this.checksOnce = checksOnce;
        boolean readsAhead = receivesAhead > 0;
        name(acknowledgeEvery, receivesAhead, prefetches, keepsReceives, keepsWords);
        now = new ResponderEvent(this, readsAhead);
        request = new RequestPacket(this);
        outcome = new RequestOutcome(this);
        signals = new ResponderSignals(this, keepsReceives);
        isShared = now.table.value(QueuePairContext.LAYOUT.isShared).bit(0);
        prefetch = prefetches ? out(stream(VirtualRun.type())) : null;
        isReceiveKept = keepsReceives ? out(bool()) : null;
        receiveNumber = keepsReceives ? out(uint(AddressUnit.LINE_WIDTH)) : null;
        receive = keepsReceives ? out(uint(HostMemoryRequest.LINE_BITS)) : null;
        receives = readsAhead ? instance("receives", new ReceiveReader(receivesAhead)) : null;
        aheadMemory = readsAhead ? out(stream(uint(AddressUnit.LINE_WIDTH + ReceiveReader.TAG_WIDTH))) : null;
        aheadAnswers = readsAhead ? in(bool()) : null;
        aheadTag = readsAhead ? in(uint(ReceiveReader.TAG_WIDTH)) : null;
        aheadLine = readsAhead ? in(uint(HostMemoryRequest.LINE_BITS)) : null;
        held = overlaps ? instance("held", new VisibleNotes()) : null;
        early = checksOnce ? instance("early", new EarlyData()) : null;
        isSingle = checksOnce && readsAhead ? reg("isSingle", bool()) : null;
        atomics = instance("atomics", new AtomicUnit(overlaps, keepsWords));
        othersWait = keepsWords ? in(bool()) : null;
        carryOutEvents(prefetches, keepsReceives, acknowledgeEvery);
    }

    /** Puts what it was made with into the name of the module. */
    private void name(
            int acknowledgeEvery, int receivesAhead, boolean prefetches, boolean keepsReceives, boolean keepsWords) {
        parameter("overlaps", overlaps);
        if (acknowledgeEvery > 1) {
            parameter("acknowledgeEvery", acknowledgeEvery);
        }
        if (checksOnce) {
            parameter("checks", "ONCE");
        }
        if (keepsReceives) {
            parameter("receives", "KEPT");
        }
        if (receivesAhead > 0) {
            parameter("ahead", receivesAhead);
        }
        if (keepsWords) {
            parameter("words", "KEPT");
        }
        if (prefetches) {
            parameter("translations", "PREFETCHED");
        }
    }

    private void carryOutEvents(boolean prefetches, boolean keepsReceives, int acknowledgeEvery) {
        request.countPackets(now.table);
        ReceivesAhead ahead = new ReceivesAhead(this);
        joinShared();
        RequestChoice choice = new RequestChoice(this);
        ReceiveContexts contexts = new ReceiveContexts(this, choice);
        new RequestRules(this);
        new RepeatedRead(this);
        RequestJudge judge = new RequestJudge(this);
        KeyCheck keys = new KeyCheck(this);
        EarlyStart start = new EarlyStart(this, ahead);
        if (prefetches) {
            new TranslationPrefetch(this);
        }
        if (keepsReceives) {
            new KeptReceive(this, judge, ahead);
        }
        ahead.read();
        RequestExecution execution = new RequestExecution(this, start);
        new WordAccess(this, judge);
        new ReceiveCompletions(this);
        AnswerNotes answers = new AnswerNotes(this, acknowledgeEvery);
        execution.keepPlace();
        answers.refuse();
        new ResponderSteps(this, ahead, choice, contexts, keys, start);
    }

    private void joinShared() {
        connect(now.shared.posted, postedShared);
        connect(now.shared.begins, beginsShared);
        now.shared.record.set(sharedRecord);
        connect(now.shared.limits, limitsShared);
    }
}
