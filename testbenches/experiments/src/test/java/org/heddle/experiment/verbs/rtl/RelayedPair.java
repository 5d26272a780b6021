package org.heddle.experiment.verbs.rtl;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.host.HostRequest;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.LinkDelay;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.memory.hostbus.HostMemoryPort;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.nic.verbs.VerbsNode;
import org.heddle.nic.verbs.memory.AddressUnit;

/** Two nodes with verbs, each on a cable to an end of its own; packets go from one end to the other through ports, by an agent. */
final class RelayedPair extends Component {
    static final List<Channel> CHANNELS = List.of(Channel.PUT, Channel.RESPONSE);

    private static final int CABLE_CYCLES = 6;

    final ClockDomain link = clockDomain();
    final List<Stream<HostRequest>> request = new ArrayList<>();
    final List<Stream<UInt>> response = new ArrayList<>();
    final List<HostMemoryPort> memory = new ArrayList<>();
    final List<Bool> interrupt = new ArrayList<>();
    /** Packets from node i, by channel. */
    final List<List<Stream<PacketWord>>> from = new ArrayList<>();
    /** Packets to node i, by channel. */
    final List<List<Stream<PacketWord>>> to = new ArrayList<>();

    RelayedPair(VerbsConfiguration configuration) {
        LinkBuffers buffers = new LinkBuffers(8, 0, 8, PacketFormat.MOST_PAYLOAD_BYTES);
        for (int i = 0; i < 2; i++) {
            VerbsNode node = instance("node" + i, new VerbsNode(configuration));
            LinkPort relay = instance("relay" + i, new LinkPort(PacketFormat.LINK_WORD_BYTES, buffers));
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
            relay.link.set(link);
            relay.moreWillCome.set(false);
            relay.leaveUnused(Channel.REQUEST);
            LinkDelay there = new LinkDelay(CABLE_CYCLES);
            LinkDelay back = new LinkDelay(CABLE_CYCLES);
            String name = "cable" + i;
            within(link, () -> {
                instance(name, there);
                instance(name + "back", back);
            });
            connect(there.from, node.transmit);
            connect(relay.receive, there.to);
            connect(back.from, relay.transmit);
            connect(node.receive, back.to);
            from.add(new ArrayList<>());
            to.add(new ArrayList<>());
            for (Channel channel : CHANNELS) {
                String suffix = i + channel.name().toLowerCase(Locale.ROOT);
                Stream<PacketWord> out = out("from" + suffix, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
                Stream<PacketWord> in = in("to" + suffix, stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
                connect(out, relay.arrived.get(channel.code()));
                connect(relay.sent.get(channel.code()), in);
                from.get(i).add(out);
                to.get(i).add(in);
            }
        }
    }
}
