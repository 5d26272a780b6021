package org.heddle.nic.verbs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkRelay;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.verbs.memory.AddressUnit;

/**
 * Two verbs nodes with a relay between them, whose packets are ports.
 *
 * <pre>
 *  node 0 ◄─► LinkRelay ◄─► node 1
 * </pre>
 *
 * <p>The relay runs at the link's clock.
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
        List<VerbsNode> nodes = new ArrayList<>();
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
            nodes.add(node);
        }
        within(link, () -> relay(configuration, nodes));
    }

    private void relay(VerbsConfiguration configuration, List<VerbsNode> nodes) {
        LinkRelay relay = instance("relay", new LinkRelay(configuration.buffers(), CHANNELS));
        for (int i = 0; i < NODES; i++) {
            connect(relay.receive.get(i), nodes.get(i).transmit);
            connect(nodes.get(i).receive, relay.transmit.get(i));
            List<Stream<PacketWord>> comes = new ArrayList<>();
            List<Stream<PacketWord>> goes = new ArrayList<>();
            for (int channel = 0; channel < CHANNELS.size(); channel++) {
                String name = CHANNELS.get(channel).name().toLowerCase(Locale.ROOT) + i;
                comes.add(out(name + "Sent", stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
                goes.add(in(name + "Arrives", stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES))));
                connect(comes.get(channel), relay.delivered.get(i).get(channel));
                connect(relay.taken.get(i).get(channel), goes.get(channel));
            }
            sent.add(comes);
            arrives.add(goes);
        }
    }
}
