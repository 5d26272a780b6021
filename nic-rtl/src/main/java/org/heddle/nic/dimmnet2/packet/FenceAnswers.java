package org.heddle.nic.dimmnet2.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;

/**
 * Answers other nodes' fences. Each node has a place of its own, as it asks again only when it has been answered: what asks never waits
 * here, and holds up no write behind it.
 *
 * <p>Latency: two cycles. Throughput: an answer in two cycles, the lowest node first.
 */
public final class FenceAnswers extends Component {
    /** 1 in the cycle in which everything is visible that a node has sent before its fence. */
    public final Bool settles = in(bool());
    /** 4 bits: with {@link #settles}, that node. */
    public final UInt from = in(uint(PacketFormat.NODE_WIDTH));
    /** 4 bits: the nodes to answer. */
    public final Stream<UInt> answer = out(stream(uint(PacketFormat.NODE_WIDTH)));

    public FenceAnswers() {
        UInt waiting = reg(uint(PacketFormat.NODES)).init(0);
        Bool offers = reg(bool()).init(false);
        UInt node = reg(uint(PacketFormat.NODE_WIDTH));
        UInt next = waiting.lowestOne();
        Bool begins = offers.not().and(waiting.ne(0));
        UInt none = lit(0, PacketFormat.NODES);
        waiting.set(
                waiting.and(mux(begins, next, none).not()).or(mux(settles, from.toOneHot(PacketFormat.NODES), none)));
        when(begins, () -> {
                    offers.set(true);
                    node.set(next.oneHotIndex());
                })
                .elseWhen(answer.fires(), () -> offers.set(false));
        answer.valid().set(offers);
        answer.data().set(node);
    }
}
