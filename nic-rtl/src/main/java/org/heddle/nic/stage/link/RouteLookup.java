package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.ForwardRegister;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Finds the port at which a packet leaves, by its destination, and swallows a packet that has none.
 *
 * <p>Latency: 2 cycles. Throughput: one word per cycle, also from packet to packet. {@link #port} and the words are registers. A packet waits
 * while the table is being cleared, and for a line that is being written.
 */
public final class RouteLookup extends Component {
    private static final BundleType<PacketWord> WORD = PacketWord.type(PacketFormat.LINK_WORD_BYTES);

    public final Stream<PacketWord> packet = in(stream(WORD));
    public final Stream<PacketWord> routed = out(stream(WORD));
    /** 5 bits: where {@link #routed} leaves; the same for all its words. */
    public final UInt port = out(uint(RouteEntry.PORT_WIDTH));
    /** 1 in the cycle in which the last word of a packet without a route is swallowed. */
    public final Bool discards = out(bool());

    /** 1 in the cycle in which {@link #destination} is looked up. */
    public final Bool looks = out(bool());
    /** 16 bits: the node that the next packet is for. */
    public final UInt destination = out(uint(RouteEntry.NODE_WIDTH));
    /** 6 bits: the line of the {@link RouteTable} that was looked up last. */
    public final UInt line = in(uint(RouteTable.LINE_WIDTH));
    /** 1 in a cycle in which the table may be looked into. */
    public final Bool mayLook = in(bool());

    /**
     * @param nodes that the table has a line for
     */
    public RouteLookup(int nodes) {
        parameter("nodes", nodes);
        // A packet's line is read while its first word goes into a register, and taken from the memory while that word
        // goes on.
        ForwardRegister<PacketWord> looking = instance("looking", new ForwardRegister<>(WORD));
        ForwardRegister<PacketWord> found = instance("found", new ForwardRegister<>(WORD));
        Bool inside = reg(bool()).init(false);
        Bool isFirst = reg(bool()).init(false);
        Bool inRange = reg(bool());
        Bool mayEnter = mayLook.or(inside);
        looking.source.valid().set(packet.valid().and(mayEnter));
        connect(looking.source.data(), packet.data());
        packet.ready().set(looking.source.ready().and(mayEnter));
        UInt node = packet.data().data().bits(RouteEntry.NODE_WIDTH - 1, 0);
        Bool begins = packet.fires().and(inside.not());
        destination.set(node);
        looks.set(begins);
        when(packet.fires(), () -> {
            inside.set(packet.data().last().not());
            isFirst.set(inside.not());
        });
        when(begins, () -> inRange.set(node.lt(nodes)));

        connect(found.source, looking.sink);
        UInt way = reg(uint(RouteEntry.PORT_WIDTH));
        Bool exists = reg(bool()).init(false);
        when(found.source.fires().and(isFirst), () -> {
            way.set(line.bits(RouteEntry.PORT_WIDTH - 1, 0));
            exists.set(inRange.and(line.bit(RouteEntry.PORT_WIDTH)));
        });
        connect(routed.data(), found.sink.data());
        routed.valid().set(found.sink.valid().and(exists));
        port.set(way);
        found.sink.ready().set(exists.not().or(routed.ready()));
        discards.set(found.sink.fires().and(found.sink.data().last()).and(exists.not()));
    }
}
