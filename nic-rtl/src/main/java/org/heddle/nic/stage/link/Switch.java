package org.heddle.nic.stage.link;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.nic.stage.packet.Channel;

/**
 * Forwards packets between links, by a table from their destination to a port.
 *
 * <pre>
 *  receive[i] ─► LinkPort ─► RouteLookup ─► Crossbar of channel 0 ─► LinkPort ─► transmit[j]
 *                        ├─► RouteLookup ─► Crossbar of channel 1 ─┤
 *                        └─► RouteLookup ─► Crossbar of channel 2 ─┘
 *                                 ▲
 *                     load ─► clearing, table lines
 * </pre>
 *
 * <p>Each port is a whole end of a link, with its checks, its retries and its credits: what a cable does to a packet is mended between the two
 * ends of that cable. All runs at the link's clock. Packets are stored whole before they are forwarded, because only their last word shows that they
 * are right; they leave as they come out of the store.
 *
 * <p>Latency: a packet's first word leaves {@value #LATENCY} cycles after its last one came, if nothing is in its way. Throughput: one word
 * per cycle and port. Each output serves the inputs that ask for it in turn, a packet of each, for each channel apart: a channel that
 * is blocked at an output holds up no other channel, and of its own channel only what waits behind it in the same input. A packet
 * whose destination the table does not know is discarded and counted. A port that has {@linkplain LinkPort given up} takes its packets, and drops them.
 *
 * <p>Deadlock: a packet waits for a place of its channel at the next link, and for nothing else (a replay buffer empties whatever the
 * channels do, for a packet enters it with its place reserved). Where routes go up a tree and then down, links can be numbered so that every packet
 * takes them in rising order, so no ring of waiting packets closes inside a channel; between channels, requests wait for answers and
 * writes, and those for nobody.
 */
public final class Switch extends Component {
    /** Cycles from a packet's last word at an input to its first word at an output. */
    public static final int LATENCY = 15;
    /** Most ports. */
    public static final int MOST_PORTS = 32;

    private static final int CHANNELS = Channel.values().length;
    private static final int COUNT_WIDTH = 32;

    public final Vec<LinkLane> receive;
    public final Vec<LinkLane> transmit;
    /**
     * Lines of the table. They are taken after the reset, when the table has been cleared, which takes a cycle for each node; a line of
     * a node that the table does not have changes nothing.
     */
    public final Stream<RouteEntry> load = in(stream(RouteEntry.type()));
    /** 32 bits: packets that have been handed to an output. */
    public final UInt forwarded = out(uint(COUNT_WIDTH));
    /** 32 bits: packets that had no route. */
    public final UInt discarded = out(uint(COUNT_WIDTH));

    private final int ports;

    /**
     * @param ports 2 to {@value #MOST_PORTS}
     * @param nodes that the table has a line for, 2 to 65,536
     * @param buffers of each port, the same as those of the nodes; packets gather only there
     * @throws IllegalArgumentException if there are too few or too many of them
     */
    public Switch(int ports, int nodes, LinkBuffers buffers) {
        if (ports < 2 || ports > MOST_PORTS || nodes < 2 || nodes > 1 << RouteEntry.NODE_WIDTH) {
            throw new IllegalArgumentException("a switch has 2 to " + MOST_PORTS + " ports and 2 to "
                    + (1 << RouteEntry.NODE_WIDTH) + " nodes: ports=" + ports + ", nodes=" + nodes);
        }
        this.ports = ports;
        parameter("ports", ports);
        parameter("nodes", nodes);
        parameter("sent", buffers.sent());
        parameter("received", buffers.received());
        parameter("payload", buffers.payloadBytes());
        describe(buffers);
        allow(
                Code.READY_CHAIN,
                "a crossbar's turn and choice behind a route's one gate: static timing holds the link's clock");
        receive = in(vec(ports, LinkLane.type()));
        transmit = out(vec(ports, LinkLane.type()));
        List<Crossbar> crossbars = new ArrayList<>();
        for (int channel = 0; channel < CHANNELS; channel++) {
            crossbars.add(instance("channel" + channel, new Crossbar(ports)));
        }
        LinkBuffers own = buffers.withGathered(0);
        List<RouteLookup> lookups = new ArrayList<>();
        for (int number = 0; number < ports; number++) {
            LinkPort port = instance("port" + number, LinkPort.ofOneClock(own, true));
            LinkDelay input = instance("input" + number, new LinkDelay(1));
            connect(input.from, receive.get(number));
            connect(port.receive, input.to);
            connect(transmit.get(number), port.transmit);
            port.moreWillCome.set(false);
            unused(port.packetsSent);
            unused(port.packetsReceived);
            unused(port.packetsWrong);
            for (int channel = 0; channel < CHANNELS; channel++) {
                RouteLookup lookup = instance("route" + number + "_" + channel, new RouteLookup(nodes));
                connect(lookup.packet, port.arrived.get(channel));
                Crossbar crossbar = crossbars.get(channel);
                connect(crossbar.sources.get(number), lookup.routed);
                crossbar.targets.get(number).set(lookup.port);
                connect(port.sent.get(channel), crossbar.sinks.get(number));
                lookups.add(lookup);
            }
        }
        fill(lookups, nodes, tables(lookups, nodes));
        count(
                "forwardedCount",
                forwarded,
                crossbars.stream()
                        .flatMap(crossbar -> crossbar.sinks.elements().stream())
                        .map(sink -> sink.fires().and(sink.data().last()))
                        .toList());
        count(
                "discardedCount",
                discarded,
                lookups.stream().map(lookup -> lookup.discards).toList());
    }

    /** Parameters of unusual buffers. */
    private void describe(LinkBuffers buffers) {
        if (buffers.wordCycles() > 1) {
            parameter("wordCycles", buffers.wordCycles());
        }
        if (buffers.givesUp()) {
            parameter("givesUp", true);
        }
    }

    /** All tables are alike, so two lookups share one: a block RAM has two ports. */
    private List<RouteTable> tables(List<RouteLookup> lookups, int nodes) {
        List<RouteTable> tables = new ArrayList<>();
        for (int first = 0; first < lookups.size(); first += RouteTable.MOST_LOOKUPS) {
            int shared = Math.min(RouteTable.MOST_LOOKUPS, lookups.size() - first);
            RouteTable table = instance("table" + tables.size(), new RouteTable(nodes, shared));
            for (int port = 0; port < shared; port++) {
                RouteLookup lookup = lookups.get(first + port);
                table.looks.get(port).set(lookup.looks);
                table.destinations.get(port).set(lookup.destination);
                lookup.line.set(table.lines.get(port));
            }
            tables.add(table);
        }
        return tables;
    }

    /** Clears all tables after the reset, then writes to each what is loaded. */
    private void fill(List<RouteLookup> lookups, int nodes, List<RouteTable> tables) {
        UInt clearing = reg(uint(RouteEntry.NODE_WIDTH + 1)).init(0);
        Bool cleared = clearing.eq(nodes);
        Bool isReady = reg(bool()).init(false);
        isReady.set(cleared);
        when(cleared.not(), clearing::increment);
        load.ready().set(isReady);

        Bool writes = reg(bool()).init(false);
        RouteEntry line = reg(RouteEntry.type());
        RouteEntry loaded = load.data();
        UInt destination = loaded.destination();
        writes.set(isReady.not()
                .or(load.fires().and(destination.zext(RouteEntry.NODE_WIDTH + 1).lt(nodes))));
        line.destination().set(mux(isReady, destination, clearing.trunc(RouteEntry.NODE_WIDTH)));
        line.port().set(loaded.port());
        line.exists()
                .set(isReady.and(loaded.exists())
                        .and(loaded.port().zext(RouteEntry.PORT_WIDTH + 1).lt(ports)));
        for (RouteTable table : tables) {
            table.write.valid().set(writes);
            connect(table.write.data(), line);
        }
        for (RouteLookup lookup : lookups) {
            lookup.mayLook.set(isReady.and(writes.not()));
        }
    }

    private void count(String name, UInt shown, List<Bool> events) {
        UInt seen = reg(name + "Seen", uint(events.size())).init(0);
        seen.set(cat(events));
        UInt happened =
                reg(name + "Now", uint(Types.bitsToNumber(events.size() + 1))).init(0);
        happened.set(seen.popCount());
        UInt counted = reg(name, uint(COUNT_WIDTH)).init(0);
        counted.set(counted.addWrap(happened.zext(COUNT_WIDTH)));
        shown.set(counted);
    }
}
