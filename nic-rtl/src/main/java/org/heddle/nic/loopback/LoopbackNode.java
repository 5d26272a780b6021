package org.heddle.nic.loopback;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Stream;
import org.heddle.hdl.lib.stream.RoundRobinArbiter;
import org.heddle.nic.stage.link.LinkBuffers;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.LinkedNode;
import org.heddle.nic.stage.packet.Channel;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * The smallest whole network interface: host port, messages, one link. Every output comes straight from a register.
 *
 * <pre>
 *  host ─► LoopbackHost ─► LoopbackWay ─► LinkPort ─► link
 *              ▲                │ loop       │
 *              └─── in turn ◄───┴────────────┘
 * </pre>
 *
 * <p>A message for a host that does not read waits, and lets those behind it wait: hosts read while they wait for room to send.
 */
public sealed class LoopbackNode extends LinkedNode permits TappedLoopbackNode {
    /** The host's side, whose packets a {@link TappedLoopbackNode} shows. */
    LoopbackHost host;

    /** A node whose link has a clock of its own. */
    public LoopbackNode() {
        this(Wire.OWN_CLOCK);
    }

    /** Returns a node whose link runs at its own clock, for boards that have one: the queues between clocks are a third of a node. */
    public static LoopbackNode ofOneClock() {
        return new LoopbackNode(Wire.ONE_CLOCK);
    }

    /** Returns a node whose link waits for {@link #room} before each word. */
    static LoopbackNode onStream() {
        return new LoopbackNode(Wire.WAITS);
    }

    /** Returns a node whose link has a clock of its own, and comes back behind the reset of either end. */
    public static LoopbackNode recovering() {
        return new LoopbackNode(Wire.OWN_CLOCK, true);
    }

    /** Returns a node of which both are so. */
    static LoopbackNode recoveringOnStream() {
        return new LoopbackNode(Wire.WAITS, true);
    }

    LoopbackNode(Wire wire) {
        this(wire, false);
    }

    private LoopbackNode(Wire wire, boolean recovers) {
        super(wire, recovers);
        if (wire == Wire.ONE_CLOCK) {
            parameter("clocks", 1);
        }
        if (wire == Wire.WAITS) {
            parameter("wire", "waits");
        }
        if (recovers) {
            parameter("recovers", true);
        }
        join();
    }

    // node:
    private void join() {
        LinkPort port = linkPort(
                new LinkBuffers(LoopbackMap.MESSAGES, 0, LoopbackMap.MESSAGES, LoopbackMap.PAYLOAD_BYTES),
                Channel.REQUEST,
                Channel.RESPONSE);
        host = instance("host", new LoopbackHost(port.recovery.isPresent()));
        LoopbackWay way = instance("way", new LoopbackWay());
        joinHost(host);
        RoundRobinArbiter<PacketWord> turns = instance(
                "turns", new RoundRobinArbiter<>(PacketWord.type(PacketFormat.LINK_WORD_BYTES), 2, PacketWord::last));
        host.node.set(node);
        way.node.set(node);
        connect(way.source, host.sent);
        connect(turns.sources.get(0), way.loop);
        connect(turns.sources.get(1), port.arrived.get(Channel.PUT.code()));
        connect(host.arrived, turns.sink);
        connect(port.sent.get(Channel.PUT.code()), way.link);
        host.isCut.ifPresent(cut -> cut.set(isCut(port, turns.sources.get(1))));
    }
    // :node

    /** Whether a word is the end of a message that a reset of the link has cut. */
    private static Bool isCut(LinkPort port, Stream<PacketWord> arriving) {
        return arriving.fires().and(port.recovery.orElseThrow().cut.bit(Channel.PUT.code()));
    }
}
