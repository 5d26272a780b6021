package org.heddle.nic.stage.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Keeps whole packets, in words of the link, in slots and hands them out in order. A packet counts from its last word on; with that word it can
 * also be discarded, as if it had never come.
 *
 * <p>Latency: two cycles from a packet's last word to its first word at the other side. Throughput: one word per cycle on
 * both sides. A slot is free again when the last word of its packet has left.
 */
public final class PacketStore extends Component {
    private static final BundleType<PacketWord> WORD = PacketWord.type(PacketFormat.LINK_WORD_BYTES);

    public final Stream<PacketWord> write = in(stream(WORD));
    /** With the last word of {@link #write}: forget the packet. */
    public final Bool discard = in(bool());

    public final Stream<PacketWord> read = out(stream(WORD));
    /** A packet may begin to leave only while this is 1. */
    public final Bool mayLeave = in(bool());
    /** Whole packets inside, including the one that is leaving. */
    public final UInt packets;
    /** 1 in the cycle in which a slot becomes free. */
    public final Bool slotFreed = out(bool());

    /**
     * @param slots number of packets, a power of two, at least 2
     * @param slotWords words of the longest packet
     */
    public PacketStore(int slots, int slotWords) {
        parameter("slots", slots);
        parameter("words", slotWords);
        int slotBits = Types.bitsToNumber(slots);
        int indexBits = Types.bitsToNumber(slotWords);
        packets = out(uint(slotBits + 1));

        Memory<PacketWord> words = memory(WORD, slots * slotWords);
        UInt writeSlot = reg(uint(slotBits)).init(0);
        UInt writeIndex = reg(uint(indexBits)).init(0);
        UInt readSlot = reg(uint(slotBits)).init(0);
        UInt readIndex = reg(uint(indexBits)).init(0);
        UInt stored = reg(uint(slotBits + 1)).init(0);
        Bool offered = reg(bool()).init(false);

        packets.set(stored);
        write.ready().set(stored.ne(slots));
        Bool completes = write.fires().and(write.data().last()).and(discard.not());
        Bool leaves = read.fires().and(read.data().last());
        slotFreed.set(leaves);
        stored.countUpDown(completes, leaves);

        when(write.fires(), () -> {
            words.write(PacketSlots.address(writeSlot, writeIndex, slots, slotWords), write.data());
            writeIndex.incrementOrClear(write.data().last());
        });
        when(completes, writeSlot::increment);

        // The word is read one cycle ahead of its offer; behind a packet's last word the reader pauses for a cycle.
        Bool mayBegin = mayLeave.and(stored.ne(0));
        Bool fetches = mux(offered, read.ready().and(read.data().last().not()), mayBegin);
        PacketWord word = words.readSync(PacketSlots.address(readSlot, readIndex, slots, slotWords), fetches);
        read.valid().set(offered);
        read.data().set(word);
        when(fetches, () -> {
                    readIndex.increment();
                    offered.set(true);
                })
                .elseWhen(leaves, () -> {
                    readIndex.set(0);
                    readSlot.increment();
                    offered.set(false);
                });
    }
}
