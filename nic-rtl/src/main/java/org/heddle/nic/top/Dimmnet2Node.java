package org.heddle.nic.top;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.PriorityArbiter;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.lib.stream.StreamDemux;
import org.heddle.nic.host.CommandCheck;
import org.heddle.nic.host.HostInterface;
import org.heddle.nic.host.HostMap;
import org.heddle.nic.host.HostMap.Counter;
import org.heddle.nic.host.HostRequest;
import org.heddle.nic.host.Llcm;
import org.heddle.nic.host.Operation;
import org.heddle.nic.host.SourceLists;
import org.heddle.nic.host.StatusRing;
import org.heddle.nic.host.VectorCommand;
import org.heddle.nic.host.Windows;
import org.heddle.nic.link.LinkLane;
import org.heddle.nic.link.LinkReceiver;
import org.heddle.nic.link.LinkTransmitter;
import org.heddle.nic.memory.MemoryArbiter;
import org.heddle.nic.memory.MemoryController;
import org.heddle.nic.memory.ReadSharing;
import org.heddle.nic.memory.SoDimmController;
import org.heddle.nic.memory.SoDimmPins;
import org.heddle.nic.memory.SpaceRouter;
import org.heddle.nic.move.ListReader;
import org.heddle.nic.move.PrefetchUnit;
import org.heddle.nic.move.WriteUnit;
import org.heddle.nic.packet.OutstandingReads;
import org.heddle.nic.packet.PacketStore;
import org.heddle.nic.packet.PacketWord;
import org.heddle.nic.packet.ReceiveController;
import org.heddle.nic.packet.WindowController;

/**
 * A DIMMnet-2 network interface with remote vector write: host port, two SO-DIMMs, one link. Every output comes straight
 * from a register.
 *
 * <pre>
 *  host ─► HostInterface ─► queue ─► CommandCheck ─► WindowController ─► PacketStore ─► LinkTransmitter ─► link
 *             │    ▲                        SourceLists ──┘     ▲                                           (out)
 *             ▼    │                                   ▼        │
 *            Llcm ◄── StatusRing (completion) ◄──┘  PrefetchUnit ◄──┐
 *             ▲                                                MemoryArbiter ◄─► SoDimmController ◄─► SO-DIMMs
 *             └────── StatusRing (receive)  ◄──┐      WriteUnit ────┘
 *                                              │        ▲
 *  link ─► LinkReceiver ─► PacketStore ─► ReceiveController
 *  (in)
 * </pre>
 */
public final class Dimmnet2Node extends Component {
    /** Who reads the memory, the most urgent first. */
    private static final int SOURCE_LISTS = 0;

    private static final int DESTINATION_LISTS = 1;
    private static final int DATA = 2;

    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    public final SoDimmPins sodimm0 = out(SoDimmPins.type());
    public final SoDimmPins sodimm1 = out(SoDimmPins.type());
    public final LinkLane transmit = out(LinkLane.type());
    public final LinkLane receive = in(LinkLane.type());

    /** Packets of local commands. */
    private final Stream<PacketWord> loop;

    private final Windows windows;
    private final OutstandingReads outstanding;
    /** What the other node has asked for: there is a place for each of its tickets. */
    private final Queue<VectorCommand> asked;

    public Dimmnet2Node(Dimmnet2Configuration configuration) {
        parameter("configuration", configuration.name());
        outstanding = instance(new OutstandingReads(configuration.outstandingReads()));
        asked = instance("asked", new Queue<>(VectorCommand.type(), configuration.outstandingReads()));
        loop = wire(stream(PacketWord.type(configuration.path().wordBytes())));
        windows = instance(new Windows(configuration.path().lineBytes()));
        HostInterface host = instance(new HostInterface());
        windows.hostWord.set(host.windowWord);
        windows.hostReads.set(host.windowReads);
        host.windowReadData.set(windows.hostReadData);
        windows.hostWrites.set(host.windowWrites);
        windows.hostWriteData.set(host.windowWriteData);
        SkidBuffer<HostRequest> requests = instance(new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);

        MemoryController memory = instance(new SoDimmController(configuration.timing()));
        MemoryArbiter arbiter = instance(new MemoryArbiter(memory.lineBytes));
        connect(memory.request, arbiter.memory);
        connect(sodimm0, memory.sodimm0);
        connect(sodimm1, memory.sodimm1);

        StatusRing completionRing = instance(new StatusRing(HostMap.COMPLETION_RING));
        StatusRing receiveRing = instance(new StatusRing(HostMap.RECEIVE_RING));
        joinLlcm(host, receiveRing, completionRing);

        // Both list readers and the Prefetch Unit; where they have asked, their lines have a place.
        int linesUnderWay = configuration.path().linesAhead() + 2 * ListReader.LINES_AHEAD;
        ReadSharing reads = instance(new ReadSharing(memory.lineBytes, 3, linesUnderWay));
        connect(arbiter.reader, reads.memory);
        reads.readValid.set(memory.readValid);

        LinkTransmitter transmitter = sendingSide(configuration, host, memory, reads, completionRing);
        LinkReceiver receiver = receivingSide(configuration, host, memory, arbiter, reads, receiveRing);

        count(host, Counter.CYCLES, lit(true));
        count(host, Counter.PACKETS_SENT, transmitter.packetSent);
        count(host, Counter.PACKETS_RECEIVED, receiver.link.valid().and(receiver.link.last()));
        count(host, Counter.PACKETS_WRONG, receiver.packetWrong);
        count(host, Counter.LINES_READ, memory.readValid);
        count(host, Counter.LINES_WRITTEN, memory.writeDone);
        countActivations(host, memory);
    }

    private void joinLlcm(HostInterface host, StatusRing receiveRing, StatusRing completionRing) {
        Llcm llcm = instance(new Llcm());
        connect(llcm.receiveRing, receiveRing.llcm);
        connect(llcm.completionRing, completionRing.llcm);
        connect(llcm.host, host.llcmWrite);
        llcm.readWord.set(host.llcmReadWord);
        llcm.reads.set(host.llcmReads);
        host.llcmReadData.set(llcm.readData);
        receiveRing.taken.set(host.receiveTaken);
        host.receiveWritten.set(receiveRing.written);
        completionRing.taken.set(host.completionTaken);
        host.completionWritten.set(completionRing.written);
    }

    private LinkTransmitter sendingSide(
            Dimmnet2Configuration configuration,
            HostInterface host,
            MemoryController memory,
            ReadSharing reads,
            StatusRing completionRing) {
        Queue<VectorCommand> commands = instance(new Queue<>(VectorCommand.type(), configuration.commandQueue()));
        CommandCheck check = instance(new CommandCheck());
        SourceLists lists = instance(new SourceLists(configuration.path()));
        WindowController window = instance(new WindowController(configuration.path(), configuration.packetPayload()));
        PrefetchUnit prefetch = instance(new PrefetchUnit(configuration.path()));
        PacketStore gathered =
                instance(new PacketStore(configuration.path().wordBytes(), configuration.gatheredPackets()));
        LinkTransmitter transmitter = instance(new LinkTransmitter(configuration.receivedPackets()));

        connect(commands.enqueue, host.command);
        // A read begins with a ticket at hand: it would hold up the answers behind it if it waited for one further on.
        Stream<VectorCommand> mine = commands.dequeue;
        RoundRobinArbiter<VectorCommand> next = instance(new RoundRobinArbiter<>(VectorCommand.type(), 2));
        Bool begun = reg(bool()).init(false); // and then has its ticket, perhaps the last one
        Bool isRead = mine.data().operation().eq(Operation.REMOTE_READ.ordinal());
        Bool mayBegin = begun.or(isRead.not()).or(outstanding.hasRoom);
        begun.set(mine.valid().and(mayBegin).and(mine.fires().not()));
        connect(next.sources.get(0).data(), mine.data());
        next.sources.get(0).valid().set(mine.valid().and(mayBegin));
        mine.ready().set(next.sources.get(0).ready().and(mayBegin));
        connect(next.sources.get(1), asked.dequeue);
        connect(check.command, next.sink);
        window.nextTicket.set(outstanding.nextTicket);
        outstanding.takes.set(window.takesTicket);
        outstanding.owner.set(window.owner);
        connect(lists.transfer, check.transfer);
        connect(window.transfer, lists.known);
        window.node.set(host.node);
        connect(completionRing.entry, window.completion);
        connect(prefetch.access, window.prefetch);
        connect(window.payload, prefetch.payload);
        connect(prefetch.listed, lists.listed);
        connect(reads.readers.get(SOURCE_LISTS), lists.memory);
        lists.readValid.set(reads.ownLine.bit(SOURCE_LISTS));
        lists.readLine.set(memory.readLine);
        SpaceRouter loads = instance(
                "loads", new SpaceRouter(memory.lineBytes, configuration.path().linesAhead()));
        connect(loads.request, prefetch.memory);
        loads.toWindow.set(prefetch.toWindow);
        connect(reads.readers.get(DATA), loads.memory);
        connect(windows.load, loads.window);
        loads.memoryAnswers.set(reads.ownLine.bit(DATA));
        loads.windowAnswers.set(windows.loaded);
        prefetch.readValid.set(loads.answers);
        prefetch.readLine.set(mux(windows.loaded, windows.loadedLine, memory.readLine));
        StreamDemux<PacketWord> ways =
                instance(new StreamDemux<>(PacketWord.type(configuration.path().wordBytes()), 2));
        connect(ways.source, window.packet);
        ways.select.set(window.isLocal.asUInt());
        connect(gathered.write, ways.sinks.get(0));
        connect(loop, ways.sinks.get(1));
        gathered.discard.set(false);
        gathered.mayLeave.set(gatheringEnds(configuration, gathered, window.busy.or(next.sink.valid())));
        connect(transmitter.packet, gathered.read);
        connect(transmit, transmitter.link);
        return transmitter;
    }

    /**
     * Packets leave when as many have gathered as fit, or when no more will come; and then all that have gathered leave.
     */
    private Bool gatheringEnds(Dimmnet2Configuration configuration, PacketStore gathered, Bool moreWillCome) {
        UInt leaving = reg(uint(gathered.packets.width())).init(0);
        Bool full = gathered.packets.eq(configuration.gatheredPackets());
        Bool begins = leaving.eq(0).and(full.or(moreWillCome.not()));
        when(begins, () -> leaving.set(gathered.packets));
        when(gathered.slotFreed, () -> leaving.set(leaving.subWrap(1)));
        return leaving.ne(0);
    }

    private LinkReceiver receivingSide(
            Dimmnet2Configuration configuration,
            HostInterface host,
            MemoryController memory,
            MemoryArbiter arbiter,
            ReadSharing reads,
            StatusRing receiveRing) {
        LinkReceiver receiver = instance(new LinkReceiver());
        PacketStore received =
                instance(new PacketStore(configuration.path().wordBytes(), configuration.receivedPackets()));
        ReceiveController controller = instance(new ReceiveController(configuration.path()));
        WriteUnit write = instance(new WriteUnit(configuration.path()));

        connect(receiver.link, receive);
        connect(received.write, receiver.packet);
        received.discard.set(receiver.discard);
        receiver.slotFreed.set(received.slotFreed);
        received.mayLeave.set(true);
        PriorityArbiter<PacketWord> arrivals = instance(
                new PriorityArbiter<>(PacketWord.type(configuration.path().wordBytes()), 2, word -> word.last()));
        connect(arrivals.sources.get(0), received.read);
        connect(arrivals.sources.get(1), loop);
        connect(controller.packet, arrivals.sink);
        connect(asked.enqueue, controller.asked);
        outstanding.ticket.set(controller.ticket);
        outstanding.claimedOwner.set(controller.owner);
        controller.isExpected.set(outstanding.isKnown);
        outstanding.releases.set(controller.answered);
        controller.isLocal.set(arrivals.chosen.eq(1));
        controller.node.set(host.node);
        connect(reads.readers.get(DESTINATION_LISTS), controller.memory);
        controller.readValid.set(reads.ownLine.bit(DESTINATION_LISTS));
        controller.readLine.set(memory.readLine);
        connect(write.access, controller.write);
        connect(write.listed, controller.listed);
        connect(write.payload, controller.payload);
        controller.written.set(write.done);
        SpaceRouter stores = instance(
                "stores", new SpaceRouter(memory.lineBytes, configuration.path().linesAhead()));
        connect(stores.request, write.memory);
        stores.toWindow.set(write.toWindow);
        connect(arbiter.writer, stores.memory);
        connect(windows.store, stores.window);
        stores.memoryAnswers.set(memory.writeDone);
        stores.windowAnswers.set(windows.stored);
        write.writeDone.set(stores.answers);
        connect(receiveRing.entry, controller.status);
        return receiver;
    }

    private void count(HostInterface host, Counter counter, Bool event) {
        UInt value = reg("count_" + counter.name(), uint(32)).init(0);
        when(event, () -> value.set(value.addWrap(1)));
        host.counter(counter).set(value);
    }

    /** Both modules may activate a row in one cycle. */
    private void countActivations(HostInterface host, MemoryController memory) {
        UInt value = reg("count_" + Counter.ACTIVATIONS.name(), uint(32)).init(0);
        UInt both = memory.activates.bits(0, 0).addGrow(memory.activates.bits(1, 1));
        value.set(value.addWrap(both.zext(32)));
        host.counter(Counter.ACTIVATIONS).set(value);
    }
}
