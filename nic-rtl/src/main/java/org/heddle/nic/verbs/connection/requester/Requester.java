package org.heddle.nic.verbs.connection.requester;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.verbs.connection.CompletionNote;
import org.heddle.nic.verbs.connection.HeldCompletions;
import org.heddle.nic.verbs.connection.PacketPlan;
import org.heddle.nic.verbs.connection.PostedEntries;
import org.heddle.nic.verbs.connection.QueuePairOrder;
import org.heddle.nic.verbs.connection.QueuePairTable;
import org.heddle.nic.verbs.layout.TransportHeader;
import org.heddle.nic.verbs.layout.VerbsMap;
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
 * <p>The registers that several parts share come first, and then the parts, in the order in which data flow.
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
    public final UInt header = in(uint(TransportHeader.LAYOUT.bits()));
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

    // Registers that several parts share.
    final RequesterEvent now = new RequesterEvent(this);
    final MessageUnderWay message = new MessageUnderWay(this);
    final SendCompletions.Ended ended = new SendCompletions.Ended(this);
    final JudgedResponse response = new JudgedResponse(this);
    /** Context of each queue pair while no event is about it. */
    final Memory<RequesterState> states = memory(RequesterState.type(), PAIRS);
    /** For each queue pair, the index behind its posted entries. */
    final Memory<UInt> postings = memory(uint(ENTRY_INDEX), PAIRS);

    final UnackedEntries.Sent sent = new UnackedEntries.Sent(this);
    final KeyChange.UnderWay key = new KeyChange.UnderWay(this);
    final RequesterSignals signals;
    /** Hands messages of one packet on, where the first packet is sent at once. */
    final @Nullable WholeMessage whole;
    /** Completions that wait for data of responses, where those overlap. */
    final @Nullable HeldCompletions held;
    /** Times to wait for a receive of the other end. */
    final RnrTimes rnrTimes;

    final boolean overlaps;
    final boolean readsAhead;
    final boolean sendsAtOnce;

    /**
     * Declares the unit.
     *
     * @param rnrUnitCycles cycles of 10 us
     * @param overlaps whether a response is taken while the data of those before it are written, and their completions
     * @param readsAhead whether an {@link EntryReader} has the entries, and with each the line behind it
     * @param sendsAtOnce whether the first packet of a message is sent without another look at its queue pair, and a response's entry is read while the
     *     response is looked at
     * @param asksAlways whether each packet asks for an acknowledgement, and not only the last one of a signaled message
     */
    public Requester(int rnrUnitCycles, boolean overlaps, boolean readsAhead, boolean sendsAtOnce, boolean asksAlways) {
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
        signals = new RequesterSignals(this, readsAhead, sendsAtOnce);
        whole = sendsAtOnce ? instance("whole", new WholeMessage()) : null;
        held = overlaps ? instance("held", new HeldCompletions(ReturnedData.BEGUN_WIDTH)) : null;
        wantedIndex = readsAhead ? out(uint(ENTRY_INDEX)) : null;
        beginsEntry = readsAhead ? out(bool()) : null;
        isWantedHere = readsAhead ? in(bool()) : null;
        hasBehind = readsAhead ? in(bool()) : null;
        behind = readsAhead ? in(uint(HostMemoryRequest.LINE_BITS)) : null;
        rnrTimes = instance("rnrTimes", new RnrTimes(rnrUnitCycles));
        carryOutEvents(asksAlways);
    }

    private void carryOutEvents(boolean asksAlways) {
        new UnackedEntries(this);
        message.takeMtu();
        EventChoice choice = new EventChoice(this);
        ContextStore contexts = new ContextStore(this);
        new EntryFetch(this);
        MessageStart start = new MessageStart(this);
        new PacketSend(this, asksAlways);
        AcknowledgeWindow window = new AcknowledgeWindow(this);
        new RetryPolicy(this);
        ReturnedData returns = new ReturnedData(this, window);
        new KeyChange(this);
        SendCompletions completions = new SendCompletions(this);
        contexts.takeStored();
        new RequesterSteps(this, choice, start, window, returns, completions);
    }
}
