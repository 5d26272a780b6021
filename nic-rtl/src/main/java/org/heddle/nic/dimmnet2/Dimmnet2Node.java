package org.heddle.nic.dimmnet2;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.heddle.hdl.option.Reset;
import org.heddle.nic.dimmnet2.command.VectorCommand;
import org.heddle.nic.dimmnet2.host.HostInterface;
import org.heddle.nic.dimmnet2.host.Llcm;
import org.heddle.nic.dimmnet2.host.Windows;
import org.heddle.nic.dimmnet2.packet.CommandFence;
import org.heddle.nic.dimmnet2.packet.FenceAnswers;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkLane;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.WireRoom;
import org.heddle.nic.stage.memory.MemoryArbiter;
import org.heddle.nic.stage.memory.sodimm.MemoryController;
import org.heddle.nic.stage.memory.sodimm.SoDimmPins;
import org.heddle.nic.stage.packet.OutstandingReads;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * A DIMMnet-2 network interface with remote vector write: host port, two SO-DIMMs, one link. Every output comes straight
 * from a register.
 *
 * <pre>
 *  host ─► HostInterface ─► queue ─► CommandFence ─► CommandCheck ─► WindowController ─► LinkPort ─► link
 *             │    ▲                        SourceLists ──┘     ▲                     (out)
 *             ▼    │                                   ▼        │
 *            Llcm ◄── StatusRing (completion) ◄──┘  PrefetchUnit ◄──┐
 *             ▲                                                MemoryArbiter ◄─► SoDimmController ◄─► SO-DIMMs
 *             └────── StatusRing (receive)  ◄──┐      WriteUnit ────┘
 *                                              │        ▲
 *  link ─► LinkPort ─► ReceiveController
 *  (in)
 * </pre>
 */
public final class Dimmnet2Node extends Component {
    public final Stream<HostRequest> request = in(stream(HostRequest.type()));
    public final Stream<UInt> response = out(stream(uint(64)));
    public final SoDimmPins sodimm0 = out(SoDimmPins.type());
    public final SoDimmPins sodimm1 = out(SoDimmPins.type());
    /** The clock of the link, 125 MHz beside the node's 100; of a node of one clock, that of everything. */
    public final ClockDomain link;

    public final LinkLane transmit;
    public final LinkLane receive;

    /** 16 bits: 1 for each node that cannot be reached from here; to stay as it is from the reset on. */
    public final UInt unreachable;
    /** 1 while the wire has room for a word that is put on it in the next cycle; of a node that waits for it. */
    public final Optional<Bool> room;

    /** Packets of local commands, on their way back into this node. */
    final Stream<PacketWord> loop;

    final LinkPort port;
    final HostInterface host;
    final Windows windows;
    final Llcm llcm;
    final MemoryController memory;
    final MemoryArbiter arbiter;
    final StatusRings rings;
    final LineWays lines;
    final OutstandingReads outstanding;
    final CommandFence fence;
    final FenceAnswers fenceAnswers = instance("fenceAnswers", new FenceAnswers());
    /** Commands that other nodes have requested. */
    final Queue<VectorCommand> asked;

    /** Configuration of this node. */
    public final Dimmnet2Configuration configuration;

    public Dimmnet2Node(Dimmnet2Configuration configuration) {
        this(configuration, false);
    }

    /**
     * Returns a node whose link waits for {@link #room} before each word.
     *
     * @throws IllegalArgumentException if the configuration gives the link no clock of its own
     */
    public static Dimmnet2Node onStream(Dimmnet2Configuration configuration) {
        if (!configuration.extent().linkClock()) {
            throw new IllegalArgumentException(
                    "a link that waits for its wire has a clock of its own: configuration \"%s\""
                            .formatted(configuration.name()));
        }
        return new Dimmnet2Node(configuration, true);
    }

    private Dimmnet2Node(Dimmnet2Configuration configuration, boolean waits) {
        this.configuration = configuration;
        parameter("configuration", configuration.name());
        if (waits) {
            parameter("wire", "waits");
        }
        if (configuration.buffers().parity()) {
            parameter("parity", true);
        }
        boolean hasLinkClock = configuration.extent().linkClock();
        link = hasLinkClock ? clockDomain("link", Reset.synchronous()) : defaultDomain();
        transmit = out(link, LinkLane.type());
        receive = in(link, LinkLane.type());
        unreachable = in(uint(PacketFormat.NODES));
        allow(
                Code.READY_CHAIN,
                "statuses go once a command and turn aside with a gate each: static timing holds the clock");
        outstanding = instance(new OutstandingReads(configuration.outstandingReads()));
        // Those of the queue behind the check, and of the registers around it.
        fence = instance("fence", new CommandFence(configuration.begunTransfers() + 2));
        asked = instance("asked", new Queue<>(VectorCommand.type(), configuration.outstandingReads() + 1));
        loop = wire(stream(PacketWord.type(configuration.path().wordBytes())));
        port = instance(
                hasLinkClock
                        ? new LinkPort(configuration.path().wordBytes(), configuration.buffers(), waits)
                        : LinkPort.ofWholePackets(configuration.buffers()));
        room = WireRoom.of(this, link, port);
        windows = instance(new Windows(configuration.path().lineBytes()));
        host = instance(new HostInterface(configuration.buffers().parity()));
        joinLink();
        joinHost();
        memory = instance(configuration.memory());
        arbiter = instance(new MemoryArbiter(memory.lineBytes));
        joinMemory();
        llcm = instance(new Llcm());
        joinLlcm();
        rings = new StatusRings(this);
        lines = new LineWays(this);
        SendingSide sending = new SendingSide(this);
        new ReceivingSide(this, sending.leaving.localLeaves);
        new CountedEvents(this);
    }

    private void joinLink() {
        if (configuration.extent().linkClock()) {
            port.link.set(link);
        }
        connect(transmit, port.transmit);
        connect(port.receive, receive);
    }

    private void joinHost() {
        SkidBuffer<HostRequest> requests = instance(new SkidBuffer<>(HostRequest.type()));
        connect(requests.source, request);
        connect(host.request, requests.sink);
        connect(response, host.response);
        windows.hostWord.set(host.windowWord);
        windows.hostReads.set(host.windowReads);
        host.windowReadData.set(windows.hostReadData);
        windows.hostWrites.set(host.windowWrites);
        windows.hostWriteData.set(host.windowWriteData);
    }

    private void joinMemory() {
        connect(memory.request, arbiter.memory);
        connect(sodimm0, memory.sodimm0);
        connect(sodimm1, memory.sodimm1);
        host.memoryReady.set(memory.initialised);
    }

    private void joinLlcm() {
        connect(llcm.host, host.llcmWrite);
        llcm.readWord.set(host.llcmReadWord);
        llcm.reads.set(host.llcmReads);
        host.llcmReadData.set(llcm.readData);
    }
}
