package org.heddle.nic.verbs;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.WireRoom;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.memory.hostbus.OrderedLines;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.verbs.connection.NodeEvent;
import org.heddle.nic.verbs.connection.requester.EntryReader;
import org.heddle.nic.verbs.connection.requester.Requester;
import org.heddle.nic.verbs.connection.responder.Responder;
import org.heddle.nic.verbs.connection.response.ResponseSender;
import org.heddle.nic.verbs.host.CompletionWriter;
import org.heddle.nic.verbs.host.EventWriter;
import org.heddle.nic.verbs.host.VerbsHost;
import org.heddle.nic.verbs.layout.VerbsMap;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.nic.verbs.memory.AddressUnit;
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
    /** As many as are written at a time where they overlap. */
    private static final int LOG_COMPLETIONS = 3;
    /** Number of units that want addresses: those of the four directions of data, and the check of keys. */
    private static final int UNITS = 5;
    /** Place of that check among them. */
    static final int CHECK = UNITS - 1;

    /** Bits of a tag at the port to host memory. */
    public static final int TAG_WIDTH = MemoryWays.TAG_WIDTH;

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

    final VerbsConfiguration configuration;
    final MemoryWays memories;
    final IndirectKeys keys;
    final AddressUnit addresses;
    final TranslationsAhead ahead;
    final DataWays data;
    final NodeCounters counters;
    final VerbsHost host;
    final Requester requester;
    /** The entries that are read ahead, where any are. */
    final @Nullable EntryReader entries;

    final Responder responder;
    final ResponseSender sender;

    private final CompletionWriter completions;

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
        memories = new MemoryWays(this);
        keys = new IndirectKeys(this);
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
        ahead = new TranslationsAhead(this);
        data = new DataWays(this);
        counters = new NodeCounters(this);
        joinHost();
        memories.joinPort();
        joinTranslations();
        keys.joinMemory();
        LinkBuffers buffers = configuration.buffers().requireNoParity("a verbs node");
        LinkPort port = instance("port", new LinkPort(configuration.path().wordBytes(), buffers, waits));
        room = WireRoom.of(this, link, port);
        port.link.set(link);
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        // A response that is no answer to a READ has any length in its header, and a packet's check covers that; a
        // completion without an
        // immediate has any word in its place.
        payloadOf(lit(false), transmit.data(), memory.request().data().data());
        connect(port.receive, receive);
        port.leaveUnused(Channel.REQUEST);
        entries = configuration.entriesAhead() > 0 ? readEntries() : null;
        joinLink(port);
        ahead.joinAhead();
        keepErrors();
        tell();
        counters.joinHost();
    }

    private AddressUnit addresses() {
        return new AddressUnit(
                UNITS, configuration.translations(), configuration.prefetches(), configuration.looksAhead());
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
        connect(keys.binder.ordered, host.keys);
        connect(addresses.keys, keys.binder.keys);
        addresses.forgets.set(host.forgets);
        connect(keys.binder.order, requester.bind);
        requester.bound.set(keys.binder.done);
        requester.isBoundRight.set(keys.binder.isRight);
    }

    /** Lines of translations. */
    private void joinTranslations() {
        OrderedLines lines = memories.readLines(
                "translationLines",
                Math.max(MemoryWays.LOG_SHALLOW, Integer.numberOfTrailingZeros(configuration.translations())));
        lines.connectReads(addresses.memory);
        addresses.returns.set(lines.returns);
        addresses.line.set(lines.line);
    }

    private EntryReader readEntries() {
        allow(Code.READY_CHAIN, "a kept line lets a read through by one gate, and a register stands behind the lines");
        return new EntriesAhead(this).entries;
    }

    private void joinLink(LinkPort port) {
        RequesterWays requests = new RequesterWays(this);
        ResponderWays responses = new ResponderWays(this);
        requests.sendRequests(port);
        responses.takeRequests(port, requests.takeResponses(port));
        responses.sendResponses(port);
    }

    /** Keeps which queue pairs are in error, for all who must know. */
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

    /** Tells the host what has happened: events, and completions in its memory. */
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
        writeThrough("eventLines", MemoryWays.LOG_SHALLOW, events.memory, events.returns);
        writeThrough(
                "completionLines",
                configuration.overlaps() ? LOG_COMPLETIONS : MemoryWays.LOG_SHALLOW,
                completions.memory,
                completions.returns);
        connect(completions.completion.get(0), requester.completion);
        connect(completions.completion.get(1), responder.completion);
        requester.written.set(completions.written.bit(0));
        responder.written.set(completions.written.bit(1));
        Bool isWritten = completions.written.ne(0);
        counters.count(VerbsCounter.COMPLETIONS, isWritten);
        counters.count(VerbsCounter.LOST_EVENTS, events.loses);
    }

    private void writeThrough(String name, int logDepth, Stream<LineRequest> writes, Bool returns) {
        OrderedLines lines = memories.fewLines(name, logDepth);
        connect(lines.request, writes);
        returns.set(lines.returns);
        unused(lines.line);
    }
}
