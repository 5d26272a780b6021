package org.heddle.nic.verbs;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.WireRoom;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryAnswer;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemorySharing;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.move.Gather;
import org.heddle.nic.stage.move.PayloadWord;
import org.heddle.nic.stage.move.Scatter;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.stage.pattern.DataPath;
import org.heddle.nic.stage.pattern.Segment;
import org.heddle.nic.verbs.connection.NodeEvent;
import org.heddle.nic.verbs.connection.requester.EntryReader;
import org.heddle.nic.verbs.connection.requester.Requester;
import org.heddle.nic.verbs.connection.responder.ReceiveReader;
import org.heddle.nic.verbs.connection.responder.Responder;
import org.heddle.nic.verbs.connection.response.ResponseSender;
import org.heddle.nic.verbs.host.CompletionWriter;
import org.heddle.nic.verbs.host.EventWriter;
import org.heddle.nic.verbs.host.VerbsHost;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.NegativeCode;
import org.heddle.nic.verbs.layout.code.SyndromeKind;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.nic.verbs.memory.AddressUnit;
import org.heddle.nic.verbs.memory.CursorWalker;
import org.heddle.nic.verbs.memory.KeptLine;
import org.heddle.nic.verbs.memory.KeyWalker;
import org.heddle.nic.verbs.memory.LineTurns;
import org.heddle.nic.verbs.memory.ListBinder;
import org.heddle.nic.verbs.memory.ListWalker;
import org.heddle.nic.verbs.memory.PacketSegments;
import org.heddle.nic.verbs.memory.PageAhead;
import org.heddle.nic.verbs.memory.SegmentPace;
import org.heddle.nic.verbs.memory.VirtualRun;
import org.heddle.nic.verbs.packet.PacketBuilder;
import org.heddle.nic.verbs.packet.PacketIntake;
import org.jspecify.annotations.Nullable;

/**
 * A node of reliable connections between queue pairs, with all queues in host memory.
 *
 * <pre>
 *  host ─► VerbsHost ─► Requester ─► PacketBuilder ─► PUT ─────► link
 *                           ▲  │        ▲ Gather       │
 *  memory ◄─► sharing       │  └► list ─┘              ▼
 *                 ▲     PacketIntake ◄── RESPONSE   PUT ─► PacketIntake ─► Responder ─► list ─► Scatter
 *                 │         └─► list ─► Scatter                               │
 *                 └── CompletionWriter, EventWriter         RESPONSE ◄─ PacketBuilder ◄─ ResponseSender ◄─ list, Gather
 * </pre>
 */
public final class VerbsNode extends Component {
    private static final int LOG_DEEP = 5;
    private static final int LOG_LISTS = 4;
    private static final int LOG_ENTRIES = 7;
    private static final int LOG_SHALLOW = 1;
    /** As many as are written at a time where they overlap. */
    private static final int LOG_COMPLETIONS = 3;
    /** Number of units at host memory that only read. */
    private static final int READERS = 8;
    /** Number of those that write. */
    private static final int WRITERS = 6;
    /** Number of those among them that write now and then: words of atomics, completions, events. Where packets overlap, they are one writer of the others. */
    private static final int FEW_WRITERS = 3;
    /** Bits of a unit's number among the readers. */
    private static final int UNIT_WIDTH = Types.bitsToNumber(READERS);

    private static final int SEND = 0;
    private static final int RESPONSE = 1;
    private static final int RECEIVE = 2;
    private static final int RETURN = 3;
    private static final int CHECK = 4;
    /** Number of units that want addresses. */
    private static final int UNITS = 5;
    /** Number of units at lists of indirect keys: a walker for what is sent, one for responses and one for all that arrives, and the binder. */
    private static final int ENTRY_UNITS = 4;

    /** Lines of a list that are read ahead for responses, which have no more data under way than 32 lines. */
    private static final int RESPONSE_LINES = 16;

    private static final int BINDER_READS = ENTRY_UNITS - 1;

    /** Bits of a tag at the port to host memory. */
    public static final int TAG_WIDTH = LOG_ENTRIES + UNIT_WIDTH + 1;

    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    /** To host memory, by physical addresses. */
    public final HostMemoryPort memory = out(HostMemoryPort.type(TAG_WIDTH, AddressUnit.LINE_WIDTH));
    /** 1 while events wait. */
    public final Bool interruptRequest = out(bool());
    /** 16 bits: this node; constant after reset. */
    public final UInt node = in(uint(16));
    /** Clock of the link. */
    public final ClockDomain link = clockDomain();

    public final LinkLane transmit = out(link, LinkLane.type());
    public final LinkLane receive = in(link, LinkLane.type());
    /** 1 while the wire has room for a word that is put on it in the next cycle; of a node that waits for it. */
    public final Optional<Bool> room;

    private final VerbsConfiguration configuration;
    private final HostMemorySharing writing;
    private final @Nullable HostMemorySharing fewWriting;
    private final RoundRobinArbiter<UInt> reading;
    private final HostMemoryAnswer answer;
    /** 1 while an answer to a reader is there. */
    private final Bool isRead;

    private final AddressUnit addresses;
    private final ListBinder binder;
    private final LineTurns entryTurns;
    private final List<Bool> walks = new ArrayList<>();
    /** Runs whose translations are looked for ahead. */
    private final List<Stream<VirtualRun>> ahead = new ArrayList<>();
    /** Runs of data that arrive: the pages behind them are looked for. */
    private final List<Stream<VirtualRun>> arriving = new ArrayList<>();

    private final UInt entryLine;
    private final VerbsHost host;
    private final Requester requester;
    /** The entries that are read ahead, where any are. */
    private @Nullable EntryReader entries;

    private final Responder responder;
    private final ResponseSender sender;
    private final CompletionWriter completions;
    private final Map<VerbsCounter, Bool> counted = new EnumMap<>(VerbsCounter.class);
    private int readers;
    private int writers;
    private int fewWriters;

    /** A node whose link takes each word. */
    public VerbsNode(VerbsConfiguration configuration) {
        this(configuration, false);
    }

    /** A node whose link waits for {@link #room} before each word. */
    public static VerbsNode onStream(VerbsConfiguration configuration) {
        return new VerbsNode(configuration, true);
    }

    /** Joins the engines. */
    private VerbsNode(VerbsConfiguration configuration, boolean waits) {
        this.configuration = configuration;
        int writersAtOnce = configuration.overlaps() ? WRITERS - FEW_WRITERS + 1 : WRITERS;
        writing = instance("writing", new HostMemorySharing(writersAtOnce, LOG_ENTRIES, AddressUnit.LINE_WIDTH));
        fewWriting = configuration.overlaps() ? instance("fewWriting", fewWriters()) : null;
        reading = instance("reading", new RoundRobinArbiter<>(uint(AddressUnit.LINE_WIDTH + LOG_ENTRIES), READERS));
        answer = reg("answer", HostMemoryAnswer.type(TAG_WIDTH));
        isRead = wire("isRead", bool());
        binder = instance("binder", new ListBinder(configuration.keepsPlace()));
        entryTurns = instance("entryTurns", new LineTurns(ENTRY_UNITS, 1 << LOG_ENTRIES));
        entryLine = wire("entryLine", uint(HostMemoryRequest.LINE_BITS));
        host = instance("host", new VerbsHost());
        parameter("configuration", configuration.name());
        if (waits) {
            parameter("wire", "waits");
        }
        addresses = instance("addresses", addresses());
        requester = instance(
                "requester",
                new Requester(
                        configuration.rnrUnitCycles(),
                        configuration.overlaps(),
                        configuration.entriesAhead() > 0,
                        configuration.sendsAtOnce(),
                        configuration.acknowledgeEvery() == 1));
        responder = instance(
                "responder",
                new Responder(
                        configuration.overlaps(),
                        configuration.checksOnce(),
                        configuration.prefetches(),
                        configuration.keepsReceives(),
                        configuration.receivesAhead(),
                        configuration.acknowledgeEvery(),
                        configuration.keepsWords()));
        completions = instance("completions", new CompletionWriter(2, configuration.overlaps()));
        sender = instance("sender", new ResponseSender(configuration.overlaps(), configuration.acknowledgeEvery() > 1));
        joinHost();
        joinMemory();
        LinkPort port =
                instance("port", new LinkPort(configuration.path().wordBytes(), configuration.buffers(), waits));
        room = WireRoom.of(this, link, port);
        port.link.set(link);
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        port.leaveUnused(Channel.REQUEST);
        sendRequests(port);
        takeRequests(port, takeResponses(port));
        sendResponses(port);
        joinAhead();
        keepErrors();
        tell();
        count();
    }

    private AddressUnit addresses() {
        return new AddressUnit(
                UNITS, configuration.translations(), configuration.prefetches(), configuration.looksAhead());
    }

    private static HostMemorySharing fewWriters() {
        int tagWidth = LOG_ENTRIES - Types.bitsToNumber(FEW_WRITERS);
        return new HostMemorySharing(FEW_WRITERS, tagWidth, AddressUnit.LINE_WIDTH);
    }

    private void joinHost() {
        SkidBuffer<HostRequest> requests = instance("requests", new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);
        host.node.set(node);
        connect(requester.order, host.toRequester);
        connect(responder.order, host.toResponder);
        connect(sender.order, host.toSender);
        connect(requester.posted, host.sends);
        connect(responder.posted, host.receives);
        connect(responder.postedShared, host.sharedReceives);
        connect(responder.beginsShared, host.toShared);
        responder.sharedRecord.set(host.sharedRecord);
        connect(responder.limitsShared, host.toLimits);
        connect(completions.order, host.toCompletions);
        connect(completions.consumed, host.consumed);
        connect(completions.notify, host.notify);
        host.sendPsn.set(requester.shownPsn);
        host.sendIndex.set(requester.shownIndex);
        host.receivePsn.set(responder.shownPsn);
        host.receiveIndex.set(responder.shownIndex);
        connect(binder.ordered, host.keys);
        connect(addresses.keys, binder.keys);
        addresses.forgets.set(host.forgets);
        connect(binder.order, requester.bind);
        requester.bound.set(binder.done);
        requester.isBoundRight.set(binder.isRight);
    }

    /** The port: readers and writers in turn, each in their turn before, from registers. */
    private void joinMemory() {
        // A queue of two, and no skid buffer: which reader is served is known late, and nothing is chosen behind that.
        Queue<UInt> reads = instance("reads", new Queue<>(uint(UNIT_WIDTH + AddressUnit.LINE_WIDTH + LOG_ENTRIES), 2));
        reads.enqueue.valid().set(reading.sink.valid());
        reading.sink.ready().set(reads.enqueue.ready());
        reads.enqueue.data().set(reading.chosen.cat(reading.sink.data()));
        int tagWidth = writing.memory.answer().data().tag().width();
        SkidBuffer<HostMemoryRequest> writes =
                instance("writes", new SkidBuffer<>(HostMemoryRequest.type(tagWidth, AddressUnit.LINE_WIDTH)));
        connect(writes.source, writing.memory.request());
        RoundRobinArbiter<HostMemoryRequest> asking = instance(
                "asking", new RoundRobinArbiter<>(HostMemoryRequest.type(TAG_WIDTH, AddressUnit.LINE_WIDTH), 2));
        askReads(reads.dequeue, asking.sources.get(0));
        askWrites(writes.sink, asking.sources.get(1));
        connect(memory.request(), asking.sink);
        Bool comes = reg("comes", bool()).init(false);
        comes.set(memory.answer().valid());
        connect(answer, memory.answer().data());
        memory.answer().ready().set(true);
        Bool isWriter = answer.tag().bit(TAG_WIDTH - 1);
        isRead.set(comes.and(isWriter.not()));
        writing.memory.answer().valid().set(comes.and(isWriter));
        writing.memory.answer().data().tag().set(answer.tag().trunc(tagWidth));
        writing.memory.answer().data().data().set(answer.data());
        unused(writing.memory.answer().ready());
        if (fewWriting != null) {
            joinFew(fewWriting);
        }
        joinAddresses();
    }

    private void askReads(Stream<UInt> reads, Stream<HostMemoryRequest> asked) {
        UInt read = reads.data();
        int place = AddressUnit.LINE_WIDTH + LOG_ENTRIES;
        asked.valid().set(reads.valid());
        reads.ready().set(asked.ready());
        asked.data().write().set(false);
        asked.data()
                .tag()
                .set(lit(0, 1).cat(read.bits(place + UNIT_WIDTH - 1, place)).cat(read.trunc(LOG_ENTRIES)));
        asked.data().address().set(read.bits(place - 1, LOG_ENTRIES));
        asked.data().data().set(0);
        asked.data().mask().set(0xFFFF_FFFFL);
    }

    private void askWrites(Stream<HostMemoryRequest> writes, Stream<HostMemoryRequest> asked) {
        asked.valid().set(writes.valid());
        writes.ready().set(asked.ready());
        asked.data().takeOver(writes.data(), lit(1, 1).cat(writes.data().tag().zext(TAG_WIDTH - 1)));
    }

    /** Lines of translations, and of the lists of indirect keys. */
    private void joinAddresses() {
        OrderedLines lines = readLines(
                "translationLines", Math.max(LOG_SHALLOW, Integer.numberOfTrailingZeros(configuration.translations())));
        lines.connectReads(addresses.memory);
        addresses.returns.set(lines.returns);
        addresses.line.set(lines.line);
        OrderedLines entries = readLines("listLines", LOG_ENTRIES, true);
        entries.connectReads(entryTurns.memory);
        entryTurns.leaves.set(entries.leaves);
        entries.mayLeave.set(entryTurns.mayLeave);
        unused(entries.returns);
        entryLine.set(entries.line);
        connect(entryTurns.units.get(BINDER_READS), binder.reads);
        binder.returns.set(entryTurns.owners.bit(BINDER_READS));
        binder.line.set(entryLine);
        entryTurns.holds.set(binder.holds);
        // Writes are answered sooner than reads: their answers need not wait for those.
        OrderedLines bound = lines("boundLines", LOG_DEEP);
        connect(bound.request, binder.writes);
        binder.written.set(bound.returns);
        unused(bound.line);
    }

    /** Lines of host memory in the order of their requests, for one unit that reads and writes, or only writes. */
    private OrderedLines lines(String name, int logDepth) {
        BundleType<HostMemoryRequest> type = HostMemoryRequest.type(LOG_ENTRIES, AddressUnit.LINE_WIDTH);
        SkidBuffer<HostMemoryRequest> asking = instance(name + "Asking", new SkidBuffer<>(type));
        HostMemoryPort shared = writing.units.get(writers++);
        connect(shared.request(), asking.sink);
        return lines(name, logDepth, asking.source, shared.answer());
    }

    /** The same for one that writes a line now and then: where packets overlap, it shares its way to the others with its like. */
    private OrderedLines fewLines(String name, int logDepth) {
        if (fewWriting == null) {
            return lines(name, logDepth);
        }
        HostMemoryPort shared = fewWriting.units.get(fewWriters++);
        return lines(name, logDepth, shared.request(), shared.answer());
    }

    private OrderedLines lines(
            String name, int logDepth, Stream<HostMemoryRequest> asking, Stream<HostMemoryAnswer> answers) {
        OrderedLines lines = instance(name, new OrderedLines(logDepth, AddressUnit.LINE_WIDTH));
        HostMemoryRequest own = lines.memory.request().data();
        asking.valid().set(lines.memory.request().valid());
        lines.memory.request().ready().set(asking.ready());
        UInt tag = own.tag();
        asking.data().takeOver(own, tag.zext(asking.data().tag().width()));
        lines.memory.answer().valid().set(answers.valid());
        answers.ready().set(lines.memory.answer().ready());
        lines.memory.answer().data().tag().set(answers.data().tag().trunc(logDepth));
        lines.memory.answer().data().data().set(answers.data().data());
        return lines;
    }

    /** Those that write now and then take turns, behind one register for each bit, with a request in two cycles. */
    private void joinFew(HostMemorySharing fewWriting) {
        BundleType<HostMemoryRequest> type = HostMemoryRequest.type(LOG_ENTRIES, AddressUnit.LINE_WIDTH);
        Queue<HostMemoryRequest> asking = instance("fewAsking", new Queue<>(type, 1));
        HostMemoryPort shared = writing.units.get(writers++);
        connect(asking.enqueue, fewWriting.memory.request());
        connect(shared.request(), asking.dequeue);
        connect(fewWriting.memory.answer(), shared.answer());
    }

    /** The same for one that only reads: no register keeps data and bytes to write, and they are constants at the port. */
    private OrderedLines readLines(String name, int logDepth) {
        return readLines(name, logDepth, false);
    }

    private OrderedLines readLines(String name, int logDepth, boolean isHeld) {
        OrderedLines lines = instance(name, new OrderedLines(logDepth, AddressUnit.LINE_WIDTH, isHeld));
        int unit = readers;
        HostMemoryRequest own = lines.memory.request().data();
        Stream<UInt> asking = reader(name, logDepth);
        asking.valid().set(lines.memory.request().valid());
        lines.memory.request().ready().set(asking.ready());
        asking.data().set(own.address().cat(own.tag()));
        unused(own.data());
        unused(own.mask());
        assertAlways(
                lines.memory.request().valid().implies(own.write().not()), "a unit that only reads writes nothing");
        lines.memory.answer().valid().set(isAnswer(unit));
        lines.memory.answer().data().tag().set(answer.tag().trunc(logDepth));
        lines.memory.answer().data().data().set(answer.data());
        assertAlways(
                lines.memory.answer().valid().implies(lines.memory.answer().ready()),
                "who reads has a place for the line");
        return lines;
    }

    /** Returns where the next unit that only reads asks: numbers of lines, with tags of so many bits behind them. */
    private Stream<UInt> reader(String name, int tagWidth) {
        int unit = readers++;
        SkidBuffer<UInt> asking = instance(name + "Asking", new SkidBuffer<>(uint(AddressUnit.LINE_WIDTH + tagWidth)));
        Stream<UInt> shared = reading.sources.get(unit);
        UInt place = asking.sink.data();
        shared.valid().set(asking.sink.valid());
        asking.sink.ready().set(shared.ready());
        shared.data()
                .set(place.bits(place.width() - 1, tagWidth)
                        .cat(place.trunc(tagWidth).zext(LOG_ENTRIES)));
        return asking.source;
    }

    /** Whether an answer is there, and of a unit that only reads. */
    private Bool isAnswer(int unit) {
        UInt owner = answer.tag().bits(LOG_ENTRIES + UNIT_WIDTH - 1, LOG_ENTRIES);
        return isRead.and(owner.eq(unit));
    }

    /** Reads of lines in order, past the line behind the entry that is sent. */
    private KeptLine keptBehindEntry(String name, OrderedLines lines, boolean isHeld) {
        KeptLine kept = keptLine(name, lines, isHeld);
        kept.isKept.set(entries.isKept);
        kept.keptNumber.set(entries.behindNumber);
        kept.kept.set(entries.behind);
        return kept;
    }

    /** Reads of lines in order, past the line of the receive that is filled. */
    private KeptLine keptReceive(String name, OrderedLines lines) {
        KeptLine kept = keptLine(name, lines, false);
        kept.isKept.set(responder.isReceiveKept);
        kept.keptNumber.set(responder.receiveNumber);
        kept.kept.set(responder.receive);
        return kept;
    }

    /** Reads of lines in order, past a line that is here. */
    private KeptLine keptLine(String name, OrderedLines lines, boolean isHeld) {
        KeptLine kept = instance(name, new KeptLine(isHeld));
        lines.connectReads(kept.memory);
        kept.comes.set(lines.returns);
        kept.read.set(lines.line);
        return kept;
    }

    /** Segments of one of the four directions. */
    private PacketSegments segments(String name, int unit, boolean hasLists) {
        boolean looksAhead = configuration.looksAhead() && (unit == SEND || unit == RECEIVE);
        PacketSegments segments = instance(name, new PacketSegments(looksAhead));
        lookAhead(name, segments.ahead);
        connect(addresses.runs.get(unit), segments.run);
        if (configuration.prefetches() && (unit == RECEIVE || unit == RETURN)) {
            arriving.add(segments.run);
        }
        connect(segments.answer, addresses.answer);
        segments.answers.set(addresses.answers.bit(unit));
        if (hasLists) {
            OrderedLines lines = readLines(name + "Lists", LOG_LISTS);
            boolean isReceive = unit == RECEIVE && configuration.keepsReceives();
            if (isReceive || unit == SEND && entries != null) {
                KeptLine kept =
                        isReceive ? keptReceive(name + "Kept", lines) : keptBehindEntry(name + "Kept", lines, false);
                connect(kept.wanted, segments.memory);
                segments.returns.set(kept.returns);
                segments.line.set(kept.line);
            } else {
                lines.connectReads(segments.memory);
                segments.returns.set(lines.returns);
                segments.line.set(lines.line);
            }
        } else {
            segments.memory.ready().set(true);
            segments.returns.set(false);
            segments.line.set(0);
        }
        return segments;
    }

    /** A walker for the indirect keys of one direction, or of both in which data arrive: neither of them waits for the other, or for a channel. */
    private void walk(String name, int lines, PacketSegments... lists) {
        KeyWalker walker = walker(name, lines, lists);
        int unit = walks.size();
        Bool answers = lit(false);
        for (int i = 0; i < lists.length; i++) {
            connect(walker.wanted.get(i), lists[i].wanted);
            connect(lists[i].walked, walker.run.get(i));
            connect(lists[i].query, walker.query.get(i));
            answers = answers.or(lists[i].listAnswers);
        }
        connect(walker.answer, addresses.answer);
        walker.answers.set(answers);
        connect(entryTurns.units.get(unit), walker.memory);
        walker.returns.set(entryTurns.owners.bit(unit));
        walker.line.set(entryLine);
        walker.forgets.set(binder.keys.valid());
        walks.add(walker.walks);
    }

    /** A walker from the first entry has lines enough for a walk; one that keeps its place reads so many ahead. */
    private KeyWalker walker(String name, int lines, PacketSegments... lists) {
        if (configuration.keepsPlace()) {
            return instance(name, new CursorWalker(lists.length, lines));
        }
        ListWalker walker = instance(name, new ListWalker(lists.length, lists[0].ahead != null));
        lookAhead(name, walker.ahead);
        return walker;
    }

    private Gather gather(String name, PacketSegments segments, boolean isSender) {
        // Where packets overlap, lines wait where they have come in order, and not a second time behind that.
        boolean areHeld = configuration.overlaps();
        // A response is waited for by its requester, which has others under way.
        DataPath path =
                isSender ? configuration.path().withLinesAhead(configuration.linesAhead()) : configuration.path();
        Gather gather = instance(name, new Gather(path, areHeld));
        int logDepth = Integer.numberOfTrailingZeros(path.linesAhead());
        OrderedLines lines = readLines(name + "Lines", logDepth, areHeld);
        if (gather.mayCome != null) {
            lines.mayLeave.set(gather.mayCome);
            unused(lines.leaves);
        }
        if (configuration.sgeInterval() > 1) {
            SegmentPace pace = instance(name + "Pace", new SegmentPace(configuration.sgeInterval()));
            connect(pace.source, segments.segment);
            connect(gather.segment, pace.sink);
        } else {
            connectSegments(name + "Segments", gather.segment, segments.segment);
        }
        if (isSender && entries != null) {
            KeptLine kept = keptBehindEntry(name + "Kept", lines, areHeld);
            if (gather.mayCome != null) {
                kept.mayGive.set(gather.mayCome);
            }
            kept.wanted.valid().set(gather.memory.valid());
            gather.memory.ready().set(kept.wanted.ready());
            kept.wanted.data().set(gather.memory.data().line());
            gather.readValid.set(kept.returns);
            gather.readLine.set(kept.line);
        } else {
            connect(lines.request, gather.memory);
            gather.readValid.set(lines.returns);
            gather.readLine.set(lines.line);
        }
        return gather;
    }

    private Scatter scatter(String name) {
        Scatter scatter = instance(name, new Scatter(configuration.path()));
        OrderedLines lines = lines(name + "Lines", LOG_DEEP);
        connect(lines.request, scatter.memory);
        scatter.writeDone.set(lines.returns);
        return scatter;
    }

    /** With wide words a register lies in each way: how much of a segment a word takes is known late. */
    private void connectSegments(String name, Stream<Segment> to, Stream<Segment> from) {
        join(name, Segment.type(configuration.path().segments()), to, from);
    }

    /** With wide words a register lies in each way: whether a word is taken is known late. */
    private void connectPayload(String name, Scatter scatter, PacketIntake intake) {
        join(name, PayloadWord.type(configuration.path()), scatter.payload, intake.payload);
    }

    private <T extends Data> void join(String name, Type<T> type, Stream<T> to, Stream<T> from) {
        if (configuration.overlaps()) {
            SkidBuffer<T> between = instance(name, new SkidBuffer<>(type));
            connect(between.source, from);
            connect(to, between.sink);
        } else {
            connect(to, from);
        }
    }

    private void sendRequests(LinkPort port) {
        if (configuration.entriesAhead() > 0) {
            entries = readEntries();
        }
        PacketSegments list = segments("sendList", SEND, true);
        walk("sendWalker", CursorWalker.LINES, list);
        Gather gather = gather("sendGather", list, true);
        PacketBuilder builder = instance(
                "requestBuilder", new PacketBuilder(configuration.path(), Channel.PUT, configuration.planned()));
        if (entries == null) {
            OrderedLines lines = readLines("entryLines", LOG_SHALLOW);
            lines.connectReads(requester.memory);
            requester.returns.set(lines.returns);
            requester.line.set(lines.line);
        }
        connect(list.start, requester.sendStart);
        connect(list.packet, requester.sendPacket);
        connect(builder.plan, requester.plan);
        connect(builder.verdict, list.verdict);
        connect(builder.payload, gather.payload);
        connect(requester.refused, builder.refused);
        builder.node.set(node);
        connect(port.sent.get(Channel.PUT.code()), builder.packet);
        counted.put(VerbsCounter.REQUESTS_SENT, builder.leaves);
        counted.put(VerbsCounter.RETRANSMISSIONS, requester.repeats);
        counted.put(VerbsCounter.TIMEOUTS, requester.timesOut);
        counted.put(VerbsCounter.RESPONSES_DROPPED, requester.ignores);
    }

    /** Translations that will be wanted of entries, the request and pages. */
    private void prefetch() {
        PageAhead pages = instance("pages", new PageAhead(arriving.size()));
        for (int i = 0; i < arriving.size(); i++) {
            pages.looked.get(i).valid().set(arriving.get(i).fires());
            connect(pages.looked.get(i).data(), arriving.get(i).data());
        }
        connect(pages.others, entries.run);
        ahead.add(responder.prefetch);
        ahead.add(pages.run);
    }

    /** Takes runs to look for ahead behind a register for each bit: which of them are looked for is known late. */
    private void lookAhead(String name, @Nullable Stream<VirtualRun> runs) {
        if (runs != null) {
            SkidBuffer<VirtualRun> told = instance(name + "Ahead", new SkidBuffer<>(VirtualRun.type()));
            connect(told.source, runs);
            ahead.add(told.sink);
        }
    }

    private void joinAhead() {
        if (addresses.ahead == null) {
            return;
        }
        RoundRobinArbiter<VirtualRun> turns =
                instance("translationsAhead", new RoundRobinArbiter<>(VirtualRun.type(), ahead.size()));
        for (int i = 0; i < ahead.size(); i++) {
            connect(turns.sources.get(i), ahead.get(i));
        }
        connect(addresses.ahead, turns.sink);
        unused(turns.chosen);
    }

    /** Entries of queues of sends, ahead. */
    private EntryReader readEntries() {
        allow(Code.READY_CHAIN, "a kept line lets a read through by one gate, and a register stands behind the lines");
        int ahead = configuration.entriesAhead();
        EntryReader entries = instance("entries", new EntryReader(ahead, configuration.prefetches()));
        entries.posted.valid().set(host.sends.fires());
        connect(entries.posted.data(), host.sends.data());
        entries.order.valid().set(host.toRequester.fires());
        connect(entries.order.data(), host.toRequester.data());
        entries.mayChange.set(host.sends.valid().or(host.toRequester.valid()));
        connect(entries.wanted, requester.memory);
        entries.queuePair.set(requester.queuePair);
        entries.index.set(requester.wantedIndex);
        entries.begins.set(requester.beginsEntry);
        requester.returns.set(entries.returns);
        requester.line.set(entries.line);
        requester.isWantedHere.set(entries.isHere);
        requester.hasBehind.set(entries.hasBehind);
        requester.behind.set(entries.behind);
        int unit = readers;
        int tagWidth = EntryReader.tagWidth(ahead);
        UInt tag = answer.tag().trunc(tagWidth);
        if (configuration.receivesAhead() == 0) {
            connect(reader("entryLines", tagWidth), entries.memory);
            entries.answers.set(isAnswer(unit));
        } else {
            Bool isReceive = answer.tag().bit(tagWidth);
            readReceives(entries, tagWidth);
            entries.answers.set(isAnswer(unit).and(isReceive.not()));
            responder.aheadAnswers.set(isAnswer(unit).and(isReceive));
            responder.aheadTag.set(tag.trunc(ReceiveReader.TAG_WIDTH));
            responder.aheadLine.set(answer.data());
        }
        entries.tag.set(tag);
        entries.answer.set(answer.data());
        return entries;
    }

    /** Entries of queues of sends and of receives, in turn: the bit above the tag tells which. */
    private void readReceives(EntryReader entries, int tagWidth) {
        RoundRobinArbiter<UInt> turns =
                instance("aheadTurns", new RoundRobinArbiter<>(uint(AddressUnit.LINE_WIDTH + tagWidth), 2));
        connect(turns.sources.get(0), entries.memory);
        Stream<UInt> receives = turns.sources.get(1);
        UInt asked = responder.aheadMemory.data();
        receives.valid().set(responder.aheadMemory.valid());
        responder.aheadMemory.ready().set(receives.ready());
        receives.data()
                .set(asked.bits(asked.width() - 1, ReceiveReader.TAG_WIDTH)
                        .cat(asked.trunc(ReceiveReader.TAG_WIDTH).zext(tagWidth)));
        Stream<UInt> reads = reader("entryLines", tagWidth + 1);
        UInt chosen = turns.sink.data();
        reads.valid().set(turns.sink.valid());
        turns.sink.ready().set(reads.ready());
        reads.data()
                .set(chosen.bits(chosen.width() - 1, tagWidth).cat(turns.chosen).cat(chosen.trunc(tagWidth)));
    }

    /** Returns the places of responses. */
    private PacketSegments takeResponses(LinkPort port) {
        PacketIntake intake = instance(
                "responseIntake",
                new PacketIntake(configuration.path(), false, configuration.overlaps() ? PacketIntake.FEW_WORDS : 0));
        PacketSegments list = segments("returnList", RETURN, true);
        Scatter scatter = scatter("returnScatter");
        SkidBuffer<PacketWord> entering = instance(
                "enteringResponse",
                new SkidBuffer<>(PacketWord.type(configuration.path().wordBytes())));
        connect(entering.source, port.arrived.get(Channel.RESPONSE.code()));
        connect(intake.packet, entering.sink);
        requester.waits.set(intake.waits);
        requester.from.set(intake.from);
        requester.bytes.set(intake.bytes);
        requester.header.set(intake.header);
        intake.accepts.set(requester.accepts);
        intake.drops.set(requester.drops);
        intake.holds.set(requester.holds);
        unused(intake.extension);
        connect(list.start, requester.returnStart);
        connect(list.packet, requester.returnPacket);
        connect(requester.returnVerdict, list.verdict);
        connectSegments("returnSegments", scatter.segment, list.segment);
        connectPayload("returnPayload", scatter, intake);
        requester.returned.set(scatter.done);
        requester.mayWrite.set(responder.isExclusive.not());
        responder.isWriting.set(requester.isWriting);
        if (configuration.keepsWords()) {
            responder.othersWait.set(requester.waitsToWrite);
        } else {
            unused(requester.waitsToWrite);
        }
        return list;
    }

    private void takeRequests(LinkPort port, PacketSegments returning) {
        PacketIntake intake =
                instance("requestIntake", new PacketIntake(configuration.path(), true, configuration.wordsAhead()));
        PacketSegments list = segments("receiveList", RECEIVE, true);
        walk("arrivingWalker", CursorWalker.LINES, list, returning);
        Scatter scatter = scatter("receiveScatter");
        OrderedLines entries = fewLines("receiveLines", LOG_SHALLOW);
        SkidBuffer<PacketWord> entering = instance(
                "enteringPut",
                new SkidBuffer<>(PacketWord.type(configuration.path().wordBytes())));
        connect(entering.source, port.arrived.get(Channel.PUT.code()));
        connect(intake.packet, entering.sink);
        responder.waits.set(intake.waits);
        responder.from.set(intake.from);
        responder.bytes.set(intake.bytes);
        responder.header.set(intake.header);
        responder.extension.set(intake.extension);
        intake.accepts.set(responder.accepts);
        intake.drops.set(responder.drops);
        intake.holds.set(responder.holds);
        connect(entries.request, responder.memory);
        responder.returns.set(entries.returns);
        responder.line.set(entries.line);
        connect(addresses.runs.get(CHECK), responder.check);
        responder.checked.set(addresses.answers.bit(CHECK));
        if (configuration.prefetches()) {
            prefetch();
        }
        responder.isAllowed.set(addresses.answer.isAllowed());
        connect(list.start, responder.start);
        connect(list.packet, responder.packet);
        connect(responder.verdict, list.verdict);
        connect(responder.segment, list.segment);
        connectSegments("receiveSegments", scatter.segment, responder.data);
        connectPayload("receivePayload", scatter, intake);
        responder.visible.set(scatter.done);
        counted.put(VerbsCounter.REQUESTS_DROPPED, responder.ignores);
    }

    private void sendResponses(LinkPort port) {
        PacketSegments list = segments("responseList", RESPONSE, false);
        walk("responseWalker", RESPONSE_LINES, list);
        Gather gather = gather("responseGather", list, false);
        PacketBuilder builder = instance(
                "responseBuilder", new PacketBuilder(configuration.path(), Channel.RESPONSE, configuration.planned()));
        connect(sender.note, responder.note);
        sender.asked.set(responder.queuePair);
        responder.head.set(sender.head);
        connect(list.start, sender.start);
        connect(list.packet, sender.packet);
        connect(builder.plan, sender.plan);
        connect(builder.verdict, list.verdict);
        connect(builder.payload, gather.payload);
        connect(sender.refused, builder.refused);
        builder.node.set(node);
        connect(port.sent.get(Channel.RESPONSE.code()), builder.packet);
        counted.put(VerbsCounter.RESPONSES_SENT, builder.leaves);
        countRefusals();
    }

    private void countRefusals() {
        UInt kind = sender.toldSyndrome.bits(7, 5);
        counted.put(VerbsCounter.RNR_NAKS, sender.hasTold.and(kind.eq(SyndromeKind.RECEIVER_NOT_READY.code())));
        Bool refuses = sender.hasTold.and(kind.eq(SyndromeKind.REFUSED.code()));
        countRefusal(VerbsCounter.SEQUENCE_NAKS, refuses, NegativeCode.SEQUENCE);
        countRefusal(VerbsCounter.INVALID_NAKS, refuses, NegativeCode.INVALID_REQUEST);
        countRefusal(VerbsCounter.ACCESS_NAKS, refuses, NegativeCode.REMOTE_ACCESS);
        countRefusal(VerbsCounter.OPERATION_NAKS, refuses, NegativeCode.REMOTE_OPERATION);
    }

    private void countRefusal(VerbsCounter counter, Bool refuses, NegativeCode code) {
        counted.put(counter, refuses.and(sender.toldSyndrome.trunc(5).eq(code.code())));
    }

    private void keepErrors() {
        int pairs = VerbsMap.QUEUE_PAIRS;
        UInt isError = reg("isError", uint(pairs)).init(0);
        UInt nobody = lit(0, pairs);
        UInt fromRequester = mux(requester.setsError, requester.queuePair.toOneHot(pairs), nobody);
        UInt fromResponder = mux(responder.setsError, responder.queuePair.toOneHot(pairs), nobody);
        UInt fromSender = mux(sender.setsError, sender.queuePair.toOneHot(pairs), nobody);
        UInt fromCompletion = mux(completions.loses, completions.loser.toOneHot(pairs), nobody);
        UInt reset = mux(requester.clearsError, requester.queuePair.toOneHot(pairs), nobody);
        isError.set(isError.or(fromRequester)
                .or(fromResponder)
                .or(fromSender)
                .or(fromCompletion)
                .and(reset.not()));
        requester.isError.set(isError);
        if (entries != null) {
            entries.isError.set(isError);
        }
        responder.isError.set(isError);
        host.isError.set(isError);
    }

    private void tell() {
        EventWriter events = instance("events", new EventWriter());
        RoundRobinArbiter<NodeEvent> turns = instance("eventTurns", new RoundRobinArbiter<>(NodeEvent.type(), 3));
        connect(turns.sources.get(0), responder.happened);
        connect(turns.sources.get(1), completions.happened);
        connect(turns.sources.get(2), sender.happened);
        connect(events.event, turns.sink);
        connect(events.order, host.toEvents);
        events.taken.set(host.eventsTaken);
        host.hasEvents.set(events.hasEvents);
        interruptRequest.set(events.hasEvents);
        writeThrough("eventLines", LOG_SHALLOW, events.memory, events.returns);
        writeThrough(
                "completionLines",
                configuration.overlaps() ? LOG_COMPLETIONS : LOG_SHALLOW,
                completions.memory,
                completions.returns);
        connect(completions.completion.get(0), requester.completion);
        connect(completions.completion.get(1), responder.completion);
        requester.written.set(completions.written.bit(0));
        responder.written.set(completions.written.bit(1));
        Bool isWritten = completions.written.ne(0);
        counted.put(VerbsCounter.COMPLETIONS, isWritten);
        counted.put(VerbsCounter.LOST_EVENTS, events.loses);
    }

    private void writeThrough(String name, int logDepth, Stream<LineRequest> writes, Bool returns) {
        OrderedLines lines = fewLines(name, logDepth);
        connect(lines.request, writes);
        returns.set(lines.returns);
        unused(lines.line);
    }

    private void count() {
        counted.put(VerbsCounter.TRANSLATION_MISSES, addresses.misses);
        UInt bits = null;
        for (VerbsCounter each : VerbsCounter.values()) {
            Bool event = counted.getOrDefault(each, lit(false));
            Bool later = reg("counts" + each.code(), bool()).init(false);
            later.set(event);
            bits = bits == null ? later.asUInt() : later.asUInt().cat(bits);
        }
        host.counted.set(bits);
        UInt walked = reg("walked", uint(3)).init(0);
        UInt sum = lit(0, 3);
        for (Bool each : walks) {
            sum = sum.addWrap(each.asUInt().zext(3));
        }
        walked.set(sum);
        host.walked.set(walked);
    }
}
