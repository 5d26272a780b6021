package org.heddle.nic.top;

import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.link.LinkLane;
import org.heddle.nic.link.LinkPort;
import org.heddle.nic.packet.Channel;
import org.heddle.nic.packet.PacketFormat;
import org.heddle.nic.packet.PacketWord;
import org.heddle.nic.reduce.ReductionUnit;

/**
 * A network interface that reduces: the reduction unit beside the common link port.
 *
 * <pre>
 *  host ─► submit ─────► ReductionUnit ─► LinkPort ─► link (out)
 *  host ◄─ completion ◄─      ▲              │
 *                             └── messages ◄─┘◄────── link (in)
 * </pre>
 */
public final class ReductionNode extends Component {
    /** What the host submits, and what it is told: see {@link ReductionUnit}. */
    public final Stream<PacketWord> submit = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    public final Stream<PacketWord> completion = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 16 bits: this node; does not change while messages are under way. */
    public final UInt node = in(uint(16));
    /** 32 bits: messages handed to the link. */
    public final UInt messages = out(uint(32));
    /** 32 bits: messages from the link that did not count. */
    public final UInt dropped = out(uint(32));
    /** 16 bits: see {@link ReductionUnit#slowestTurn}. */
    public final UInt slowestTurn = out(uint(16));

    /** The clock of the link. */
    public final ClockDomain link = clockDomain();

    public final LinkLane transmit = out(link, LinkLane.type());
    public final LinkLane receive = in(link, LinkLane.type());

    /** What this node is made of. */
    public final ReductionConfiguration configuration;

    /**
     * @param configuration published or improved
     */
    public ReductionNode(ReductionConfiguration configuration) {
        this.configuration = configuration;
        parameter("configuration", configuration.name());
        ReductionUnit unit = instance("unit", new ReductionUnit(configuration.unit()));
        LinkPort port = instance("port", new LinkPort(PacketFormat.LINK_WORD_BYTES, configuration.buffers()));
        port.link.set(link);
        port.moreWillCome.set(false);
        connect(transmit, port.transmit);
        connect(port.receive, receive);
        unit.node.set(node);
        connect(unit.submit, submit);
        connect(completion, unit.completion);
        for (Channel channel : Channel.values()) {
            Stream<PacketWord> sent = port.sent.get(channel.ordinal());
            Stream<PacketWord> arrived = port.arrived.get(channel.ordinal());
            if (channel == Channel.PUT) {
                connect(sent, unit.sent);
                connect(unit.arrived, arrived);
            } else {
                sent.valid().set(false);
                sent.data().data().set(0);
                sent.data().last().set(false);
                arrived.ready().set(true);
            }
        }
        messages.set(unit.messages);
        dropped.set(unit.dropped);
        slowestTurn.set(unit.slowestTurn);
    }
}
