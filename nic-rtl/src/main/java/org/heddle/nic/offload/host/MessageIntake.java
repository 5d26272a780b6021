package org.heddle.nic.offload.host;

import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketStore;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Keeps packets of other hosts until this one reads them. What is for another node, longer than any host may send, or cut, is dropped. While
 * all slots are taken, packets wait in their channel of the link.
 *
 * <p>Latency: three cycles from a packet's last word to its first one at the host. Throughput: a word per cycle.
 */
final class MessageIntake extends Component {
    /** Packets from the link, whole and right. */
    final Stream<PacketWord> arrived = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 1 with the last word of {@link #arrived} where it is none of the packet's, which has been cut; of a node whose link recovers. */
    final Optional<Bool> isCut;
    /** 16 bits: this node. */
    final UInt node = in(uint(16));

    final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets that wait. */
    final UInt packets;
    /** 1 in the cycle in which one is kept. */
    final Bool keeps = out(bool());
    /** 1 in the cycle in which one is dropped. */
    final Bool drops = out(bool());

    /** @param slots packets that wait, a power of two */
    MessageIntake(int slots) {
        this(slots, false);
    }

    /**
     * @param slots packets that wait, a power of two
     * @param hasCuts whether a packet may end in the middle, which {@link #isCut} tells: it is dropped
     */
    MessageIntake(int slots, boolean hasCuts) {
        parameter("slots", slots);
        if (hasCuts) {
            parameter("cuts", true);
        }
        isCut = hasCuts ? Optional.of(in("isCut", bool())) : Optional.empty();
        PacketStore store = instance(
                "store",
                new PacketStore(
                        slots,
                        ReductionHostMap.MESSAGE_HEADER_WORDS
                                + ReductionHostMap.MESSAGE_BYTES / PacketFormat.LINK_WORD_BYTES));
        packets = out(uint(store.packets.width()));
        packets.set(store.packets);
        Bool inside = reg(bool()).init(false);
        Bool wasOurs = reg(bool());

        UInt word = arrived.data().data();
        Bool fits = PacketFormat.payloadBytes(word).le(ReductionHostMap.MESSAGE_BYTES);
        Bool isOurs = mux(inside, wasOurs, word.bits(15, 0).eq(node).and(fits));
        store.write.valid().set(arrived.valid().and(isOurs));
        connect(store.write.data(), arrived.data());
        store.discard.set(isCut.orElse(lit(false)));
        store.mayLeave.set(true);
        arrived.ready().set(isOurs.not().or(store.write.ready()));
        connect(packet, store.read);
        Bool ends = arrived.fires().and(arrived.data().last());
        keeps.set(ends.and(unlessCut(isOurs)));
        drops.set(ends.and(unlessCut(isOurs).not()));
        when(arrived.fires(), () -> {
            inside.set(arrived.data().last().not());
            wasOurs.set(isOurs);
        });
    }

    private Bool unlessCut(Bool ours) {
        return isCut.map(cut -> ours.and(cut.not())).orElse(ours);
    }
}
