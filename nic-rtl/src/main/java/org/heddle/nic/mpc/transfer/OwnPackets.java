package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Turns a unit's packets for its own node back, among those that arrive; others go to the link.
 *
 * <pre>
 *  packet ──┬──► leaving      to the link
 *           └─┐
 *  arrived ───┴► received     in turns, packet by packet
 * </pre>
 *
 * <p>Latency: none, and a cycle for packets that turn back. Throughput: a word per cycle.
 */
public final class OwnPackets extends Component {
    /** Packets of the unit. */
    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 1 while the packet is for this node; constant until its last word. */
    public final Bool isOwn = in(bool());
    /** Packets from the link. */
    public final Stream<PacketWord> arrived = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets for other nodes. */
    public final Stream<PacketWord> leaving = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets for this node. */
    public final Stream<PacketWord> received = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    /** Makes the unit. */
    public OwnPackets() {
        PacketTurns turns = instance("turns", new PacketTurns());
        connect(turns.usual, arrived);
        Stream<PacketWord> own = turns.seldom;
        own.valid().set(packet.valid().and(isOwn));
        connect(own.data(), packet.data());
        leaving.valid().set(packet.valid().and(isOwn.not()));
        connect(leaving.data(), packet.data());
        packet.ready().set(mux(isOwn, own.ready(), leaving.ready()));
        connect(received, turns.packet);
    }
}
