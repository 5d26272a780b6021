package org.heddle.nic.verbs;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.verbs.memory.AddressUnit;

/**
 * Two verbs nodes with a relay between them: packets that the link has delivered whole come out, and may go in again or not. Whoever stands there
 * loses, repeats, exchanges or delays what no link repairs.
 *
 * <pre>
 *  node 0 ◄─► LinkPort ─► left(0) ┆ right(1) ─► LinkPort ◄─► node 1
 * </pre>
 *
 * <p>The relay runs at the link's clock. A packet that is put in comes without a pause.
 */
public final class VerbsRelayPair extends Component {
    /** Number of nodes. */
    public static final int NODES = 2;

    /** Channels that are carried. */
    public static final List<Channel> CHANNELS = List.of(Channel.PUT, Channel.RESPONSE);

    public final ClockDomain link = clockDomain();
    public final List<Stream<HostRequest>> request = new ArrayList<>();
    public final List<Stream<UInt>> response = new ArrayList<>();
    public final List<HostMemoryPort> memory = new ArrayList<>();
    public final List<Bool> interrupt = new ArrayList<>();
    /** Packets that each node has sent, a list of {@link #CHANNELS} for each node; of the link's clock. */
    public final List<List<Stream<PacketWord>>> sent = new ArrayList<>();
    /** Packets that come to each node, likewise. */
    public final List<List<Stream<PacketWord>>> arrives = new ArrayList<>();

    /** Joins the nodes with the relay. */
    public VerbsRelayPair(VerbsConfiguration configuration) {
        parameter("configuration", configuration.name());
        for (int i = 0; i < NODES; i++) {
            VerbsNode node = instance("node" + i, new VerbsNode(configuration));
            request.add(in("request" + i, stream(HostRequest.type())));
            response.add(out("response" + i, stream(uint(64))));
            memory.add(out("memory" + i, HostMemoryPort.type(VerbsNode.TAG_WIDTH, AddressUnit.LINE_WIDTH)));
            interrupt.add(out("interruptRequest" + i, bool()));
            connect(node.request, request.get(i));
            connect(response.get(i), node.response);
            connect(memory.get(i).request(), node.memory.request());
            connect(node.memory.answer(), memory.get(i).answer());
            interrupt.get(i).set(node.interruptRequest);
            node.node.set(i);
            node.link.set(link);
            int number = i;
            within(link, () -> relay(configuration, node, number));
        }
    }

    private void relay(VerbsConfiguration configuration, VerbsNode node, int number) {
        LinkPort port = instance("relay" + number, LinkPort.ofOneClock(configuration.buffers()));
        port.moreWillCome.set(false);
        connect(port.receive, node.transmit);
        connect(node.receive, port.transmit);
        unused(port.packetsSent);
        unused(port.packetsReceived);
        unused(port.packetsWrong);
        port.leaveUnused(Channel.REQUEST);
        List<Stream<PacketWord>> own = new ArrayList<>();
        List<Stream<PacketWord>> coming = new ArrayList<>();
        for (Channel channel : CHANNELS) {
            String name = channel.name().charAt(0) + channel.name().substring(1).toLowerCase(java.util.Locale.ROOT);
            own.add(out("sent" + name + number, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
            coming.add(in("arrives" + name + number, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
            connect(own.get(own.size() - 1), port.arrived.get(channel.code()));
            connect(port.sent.get(channel.code()), coming.get(coming.size() - 1));
        }
        sent.add(own);
        arrives.add(coming);
    }
}
