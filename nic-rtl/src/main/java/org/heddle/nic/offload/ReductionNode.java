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
 */
public final class ReductionNode extends LinkedNode {
    /** Configuration of this node. */
    public final ReductionConfiguration configuration;

    /**
     * @param configuration published or improved
     */
    public ReductionNode(ReductionConfiguration configuration) {
        this(configuration, Wire.OWN_CLOCK);
    }

    /** Returns a node whose link waits for {@link #room} before each word. */
    public static ReductionNode onStream(ReductionConfiguration configuration) {
        return new ReductionNode(configuration, Wire.WAITS);
    }

    private ReductionNode(ReductionConfiguration configuration, Wire wire) {
        super(wire);
        this.configuration = configuration;
        parameter("configuration", configuration.name());
        if (wire == Wire.WAITS) {
            parameter("wire", "waits");
        }
        ReductionUnit unit = instance("unit", new ReductionUnit(configuration.unit()));
        LinkPort port = linkPort(configuration.buffers(), Channel.REQUEST);
        ReductionHostInterface host =
                instance("host", new ReductionHostInterface(configuration.unit(), configuration.nodes()));
        unit.node.set(node);
        host.node.set(node);
        joinHost(host);
        connect(unit.submit, host.submit);
        connect(host.completion, unit.completion);
        connect(port.sent.get(Channel.PUT.code()), unit.sent);
        connect(unit.arrived, port.arrived.get(Channel.PUT.code()));
        connect(port.sent.get(Channel.RESPONSE.code()), host.sent);
        connect(host.arrived, port.arrived.get(Channel.RESPONSE.code()));
        host.messages.set(unit.messages);
        host.dropped.set(unit.dropped);
        host.slowestTurn.set(unit.slowestTurn);
    }
}
