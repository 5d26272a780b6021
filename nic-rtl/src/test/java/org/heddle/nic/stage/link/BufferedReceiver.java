package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketStore;
import org.heddle.nic.stage.packet.PacketWord;

/** The receiving end of a link with the packet buffer of its first channel, as in a node. */
final class BufferedReceiver extends Component {
    static final int SLOTS = 4;

    final LinkLane link = in(LinkLane.type());
    final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    final Bool packetWrong = out(bool());
    final Bool freed = out(bool());
    final Bool accepted = out(bool());
    final Bool repeated = out(bool());
    final Bool missed = out(bool());
    final UInt expected = out(uint(8));
    final Bool flowArrives = out(bool());
    final UInt flow = out(uint(32));

    BufferedReceiver() {
        LinkReceiver receiver = instance(new LinkReceiver(PacketFormat.USUAL_PAYLOAD_BYTES));
        PacketStore store = instance(new PacketStore(SLOTS, PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES)));
        connect(receiver.link, link);
        connect(store.write, receiver.packet);
        store.discard.set(receiver.discard);
        freed.set(store.slotFreed);
        store.mayLeave.set(true);
        connect(packet, store.read);
        packetWrong.set(receiver.packetWrong);
        accepted.set(receiver.accepted);
        repeated.set(receiver.repeated);
        missed.set(receiver.missed);
        expected.set(receiver.expected);
        flowArrives.set(receiver.flowArrives);
        flow.set(receiver.flow);
        payloadOf(flowArrives, flow);
    }
}
