package org.heddle.nic.offload.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketStore;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Makes whole packets of words that a host writes at its own pace. A packet leaves when it is whole and right; one that finds no room at
 * its first word is forgotten to its end, so that no host ever waits.
 *
 * <p>Latency: three cycles from the last word to the packet's first. Throughput: a word per cycle.
 */
final class HostPackets extends Component {
    /** 1 in the cycle in which the host writes a word. */
    final Bool writes = in(bool());
    /** 1 if it is the packet's last one. */
    final Bool last = in(bool());
    /** 64 bits. */
    final UInt data = in(uint(64));
    /** With the last word: TAKEN, or what is wrong with the packet. */
    final EnumValue<HostPacketStatus> verdict = in(enumOf(HostPacketStatus.class));

    /** Whole packets. */
    final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** Packets that there is room for. */
    final UInt room = out(uint(ReductionHostMap.PACKETS_WIDTH));
    /** Status of the last packet. */
    final EnumValue<HostPacketStatus> status = out(enumOf(HostPacketStatus.class));
    /** 1 in the cycle in which a packet is refused. */
    final Bool refuses = out(bool());

    /**
     * @param slots packets that wait, a power of two
     * @param longest most words of a packet
     */
    HostPackets(int slots, int longest) {
        parameter("slots", slots);
        parameter("longest", longest);
        // One word more: the last one of a packet that is too long is written, and forgotten with the rest.
        PacketStore store = instance("store", new PacketStore(slots, longest + 1));
        UInt index = reg(uint(Integer.SIZE - Integer.numberOfLeadingZeros(longest + 1)))
                .init(0);
        EnumValue<HostPacketStatus> kept = reg(enumOf(HostPacketStatus.class)).init(HostPacketStatus.NONE);
        Bool forgets = reg(bool()).init(false);

        Bool isFirst = index.eq(0);
        Bool hasNoRoom = mux(isFirst, store.write.ready().not(), forgets);
        Bool fits = index.lt(longest);
        store.write.valid().set(writes.and(hasNoRoom.not()).and(fits.or(last)));
        store.write.data().data().set(data);
        store.write.data().last().set(last);
        store.mayLeave.set(true);
        connect(packet, store.read);
        room.set(
                lit(slots, ReductionHostMap.PACKETS_WIDTH).subWrap(store.packets.zext(ReductionHostMap.PACKETS_WIDTH)));

        EnumValue<HostPacketStatus> outcome = wire("outcome", enumOf(HostPacketStatus.class));
        outcome.set(verdict);
        when(fits.not(), () -> outcome.set(HostPacketStatus.TOO_LONG));
        when(hasNoRoom, () -> outcome.set(HostPacketStatus.NO_ROOM));
        Bool isRight = outcome.is(HostPacketStatus.TAKEN);
        store.discard.set(isRight.not());
        refuses.set(writes.and(last).and(isRight.not()));
        status.set(kept);
        when(writes, () -> {
            when(last, () -> index.set(0)).elseWhen(fits, index::increment);
            forgets.set(hasNoRoom);
            when(last, () -> kept.set(outcome));
        });
    }
}
