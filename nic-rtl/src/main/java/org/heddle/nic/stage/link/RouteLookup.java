package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Finds the port at which a packet leaves, by its destination, and swallows a packet that has none.
 *
 * <p>Latency: one cycle for a packet's first word, none for the others. Throughput: one word per cycle, and one cycle for each packet's
 * lookup. A packet waits while the table is being cleared.
 */
public final class RouteLookup extends Component {
    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    public final Stream<PacketWord> routed = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 5 bits: where {@link #routed} leaves; the same for all its words. */
    public final UInt port = out(uint(RouteEntry.PORT_WIDTH));
    /** 1 in the cycle in which the last word of a packet without a route is swallowed. */
    public final Bool discards = out(bool());

    /** A line of the table; of nodes that the table has. */
    public final Valid<RouteEntry> write = in(valid(RouteEntry.type()));
    /** 1 while the table holds what it is to hold. */
    public final Bool isReady = in(bool());

    /**
     * @param nodes that the table has a line for
     */
    public RouteLookup(int nodes) {
        parameter("nodes", nodes);
        int indexBits = Types.bitsToNumber(nodes);
        // 1 bit: there is a route; 5 bits: its port.
        Memory<UInt> table = memory(uint(1 + RouteEntry.PORT_WIDTH), nodes);
        RouteEntry line = write.data();
        when(
                write.valid(),
                () -> table.write(
                        line.destination().trunc(indexBits),
                        line.exists().asUInt().cat(line.port())));

        Bool known = reg(bool()).init(false);
        Bool inRange = reg(bool());
        UInt destination = packet.data().data().bits(RouteEntry.NODE_WIDTH - 1, 0);
        Bool looks = packet.valid().and(known.not()).and(isReady);
        UInt route = table.readSync(destination.trunc(indexBits), looks);
        Bool exists = inRange.and(route.bit(RouteEntry.PORT_WIDTH));
        when(looks, () -> {
                    known.set(true);
                    inRange.set(destination.lt(nodes));
                })
                .elseWhen(packet.fires().and(packet.data().last()), () -> known.set(false));

        connect(routed.data(), packet.data());
        routed.valid().set(packet.valid().and(known).and(exists));
        port.set(route.bits(RouteEntry.PORT_WIDTH - 1, 0));
        packet.ready().set(known.and(exists.not().or(routed.ready())));
        discards.set(packet.fires().and(packet.data().last()).and(exists.not()));
    }
}
