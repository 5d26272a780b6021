package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Joins the packets of two sources, one of which has far more of them: its words pass without waiting for a turn.
 *
 * <p>Latency: none, and a cycle for a packet of the other source, which has the next turn behind any packet. Throughput: a word per cycle. Whose turn it is,
 * is a register, so that neither source is in the other's way. Proof: {@code
 * mpc-packet-turns}.
 */
public final class PacketTurns extends Component {
    /** Packets of the source that has many. */
    public final Stream<PacketWord> usual = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets of the other one. */
    public final Stream<PacketWord> seldom = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets of both. */
    public final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    /** Makes the unit. */
    public PacketTurns() {
        Bool isSeldom = reg(bool()).init(false);
        Bool inside = reg(bool()).init(false);
        packet.valid().set(mux(isSeldom, seldom.valid(), usual.valid()));
        packet.data()
                .data()
                .set(mux(isSeldom, seldom.data().data(), usual.data().data()));
        packet.data()
                .last()
                .set(mux(isSeldom, seldom.data().last(), usual.data().last()));
        usual.ready().set(isSeldom.not().and(packet.ready()));
        seldom.ready().set(isSeldom.and(packet.ready()));
        Bool moves = packet.fires();
        Bool ends = moves.and(packet.data().last());
        when(moves, () -> inside.set(packet.data().last().not()));
        // What has been offered keeps its turn.
        when(ends, () -> isSeldom.set(isSeldom.not().and(seldom.valid())))
                .elseWhen(inside.or(packet.valid()).not(), () -> isSeldom.set(seldom.valid()));
    }
}
