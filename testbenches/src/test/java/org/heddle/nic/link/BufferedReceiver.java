package org.heddle.nic.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.nic.packet.PacketFormat;
import org.heddle.nic.packet.PacketStore;
import org.heddle.nic.packet.PacketWord;

/** The receiving end of a link with the packet buffer that its credits stand for, as in a node. */
final class BufferedReceiver extends Component {
    static final int SLOTS = 4;

    final LinkLane link = in(LinkLane.type());
    final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    final Bool packetWrong = out(bool());

    BufferedReceiver() {
        LinkReceiver receiver = instance(new LinkReceiver());
        PacketStore store = instance(new PacketStore(PacketFormat.LINK_WORD_BYTES, SLOTS));
        connect(receiver.link, link);
        connect(store.write, receiver.packet);
        store.discard.set(receiver.discard);
        receiver.slotFreed.set(store.slotFreed);
        store.mayLeave.set(true);
        connect(packet, store.read);
        packetWrong.set(receiver.packetWrong);
    }
}
