package org.heddle.nic.offload;

import org.heddle.nic.offload.host.ReductionHostInterface;
import org.heddle.nic.offload.reduce.ReductionUnit;
import org.heddle.nic.stage.link.LinkPort;
import org.heddle.nic.stage.link.LinkedNode;
import org.heddle.nic.stage.packet.Channel;

/**
 * A network interface that reduces: host port, the reduction unit, one link. Every output comes straight from a register.
 *
 * <pre>
 *  host ─► ReductionHostInterface ── submit ─────► ReductionUnit ◄─► PUT ──┐
 *              │      ▲     ▲ └◄──── completion ◄──┘                      LinkPort ◄─► link
 *              │      │     └─────── packets of other hosts ◄── RESPONSE ──┤
 *              └──────┼───────────── packets to other hosts ──► RESPONSE ──┘
 * </pre>
 *
 * <p>Packets between hosts are what MPI's software needs. They have the link's channel RESPONSE to themselves: its slots hold whole
 * packets, which REQUEST's do not, and a packet that waits for its host, which may take long, holds up no message of a reduction, which
 * all go by PUT and are always taken. Nothing in the node waits for a packet between hosts, so that hosts which read what has arrived
 * while they wait for room to send cannot lock each other up.
 *
 * <p>Of a node whose link recovers, messages and packets that a reset of the link has cut are dropped, and counted with those that did not count
 * or were wrong. A reduction whose message is lost ends by the timeouts of its port: who waits for ever waits for it, too.
 */
public final class ReductionNode extends LinkedNode {
    /** Configuration of this node. */
    public final ReductionConfiguration configuration;

    /**
     * @param configuration published or improved
     */
    public ReductionNode(ReductionConfiguration configuration) {
        this(configuration, Wire.OWN_CLOCK, false);
    }

    /** Returns a node whose link waits for {@link #room} before each word. */
    public static ReductionNode onStream(ReductionConfiguration configuration) {
        return new ReductionNode(configuration, Wire.WAITS, false);
    }

    /** Returns a node whose link has a clock of its own, and comes back behind the reset of either end. */
    public static ReductionNode recovering(ReductionConfiguration configuration) {
        return new ReductionNode(configuration, Wire.OWN_CLOCK, true);
    }

    /** Returns a node of which both are so. */
    static ReductionNode recoveringOnStream(ReductionConfiguration configuration) {
        return new ReductionNode(configuration, Wire.WAITS, true);
    }

    private ReductionNode(ReductionConfiguration configuration, Wire wire, boolean recovers) {
        super(wire, recovers);
        this.configuration = configuration;
        parameter("configuration", configuration.name());
        if (wire == Wire.WAITS) {
            parameter("wire", "waits");
        }
        if (recovers) {
            parameter("recovers", true);
        }
        ReductionUnit unit = instance("unit", new ReductionUnit(configuration.unit(), recovers));
        LinkPort port = linkPort(configuration.buffers(), Channel.REQUEST);
        ReductionHostInterface host =
                instance("host", new ReductionHostInterface(configuration.unit(), configuration.nodes(), recovers));
        unit.node.set(node);
        host.node.set(node);
        joinHost(host);
        connect(unit.submit, host.submit);
        connect(host.completion, unit.completion);
        connect(port.sent.get(Channel.PUT.code()), unit.sent);
        connect(unit.arrived, port.arrived.get(Channel.PUT.code()));
        connect(port.sent.get(Channel.RESPONSE.code()), host.sent);
        connect(host.arrived, port.arrived.get(Channel.RESPONSE.code()));
        port.recovery.ifPresent(told -> {
            unit.isCut.orElseThrow().set(told.cut.bit(Channel.PUT.code()));
            host.isCut.orElseThrow().set(told.cut.bit(Channel.RESPONSE.code()));
        });
        host.messages.set(unit.messages);
        host.dropped.set(unit.dropped);
        host.slowestTurn.set(unit.slowestTurn);
    }
}
