package org.heddle.nic.stage.packet;

import java.util.List;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.proof.ProofComponent;

/** The store counts whole packets rightly, offers a word only of a packet that is whole, and never writes into a full slot. */
public final class PacketStoreProof extends ProofComponent {
    /**
     * @param slots of the store
     */
    public PacketStoreProof(int slots) {
        parameter("slots", slots);
        PacketStore unit =
                instance("unit", new PacketStore(slots, PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES)));
        Bool offered = in(bool());
        UInt data = in(uint(8 * PacketFormat.LINK_WORD_BYTES));
        Bool last = in(bool());
        Bool discard = in(bool());
        Bool taken = in(bool());
        Bool mayLeave = in(bool());
        unit.write.valid().set(offered);
        unit.write.data().data().set(data);
        unit.write.data().last().set(last);
        unit.discard.set(discard);
        unit.read.ready().set(taken);
        unit.mayLeave.set(mayLeave);

        int slotBits = Types.bitsToNumber(slots);
        UInt packets = reg(uint(slotBits + 1)).init(0);
        Bool arrives = unit.write.fires().and(last).and(discard.not());
        Bool leaves = unit.read.fires().and(unit.read.data().last());
        when(arrives.and(leaves.not()), () -> packets.set(packets.addWrap(1)))
                .elseWhen(leaves.and(arrives.not()), () -> packets.set(packets.subWrap(1)));
        assertAlways(unit.packets.eq(packets), "the count is the number of whole packets inside");
        assertAlways(packets.le(slots), "no more packets than slots");
        Bool left = reg(bool()).init(false);
        left.set(leaves);
        assertAlways(unit.slotFreed.eq(left), "a slot is free behind the cycle in which the last word leaves");
        UInt used = packets.addWrap(left.asUInt().zext(slotBits + 1));
        assertAlways(inside("used", slotBits + 1).eq(used), "a slot is used until it is told that it is free");
        assertAlways(used.le(slots), "no more slots are used than there are");
        assertAlways(unit.write.ready().eq(used.ne(slots)), "a full store takes no word");
        when(unit.read.valid(), () -> assertAlways(packets.ne(0), "only a whole packet is offered"));
        knowTheReader(slots, slotBits, packets);
        cover(packets.eq(slots), "full");
        cover(leaves, "a packet leaves");
    }

    /** Words on their way from the memory to the reader: behind the last one that was read is more of its packet, or its end. */
    private void knowTheReader(int slots, int slotBits, UInt packets) {
        int indexBits = Types.bitsToNumber(PacketFormat.slotWords(PacketFormat.USUAL_PAYLOAD_BYTES));
        UInt fetchedWhole = inside("fetchedWhole", slotBits + 1);
        UInt unread = inside("written", slotBits + 1).subWrap(fetchedWhole);
        UInt readSlot = fetchedWhole.trunc(slotBits);
        UInt readIndex = inside("readIndex", indexBits);
        Bool fetched = insideBit("fetched");
        Bool offered = insideBit("front.offered");
        Bool stalled = insideBit("stall.full");
        Bool fetchedLast = insideBit("fetchedLast");
        Bool offeredLast = insideBit("front.word_last");
        Bool stalledLast = insideBit("stall.spare_last");
        int width = slotBits + 2;
        UInt ends = fetched.and(fetchedLast)
                .asUInt()
                .zext(width)
                .addWrap(offered.and(offeredLast).asUInt().zext(width))
                .addWrap(stalled.and(stalledLast).asUInt().zext(width));
        assertAlways(
                packets.zext(width).eq(unread.zext(width).addWrap(ends)),
                "a packet is inside until its last word has left");
        Bool newestIsLast = mux(fetched, fetchedLast, mux(offered, offeredLast, stalledLast));
        Bool isUnfinished = fetched.or(offered).or(stalled).and(newestIsLast.not());
        assertAlways(isUnfinished.eq(readIndex.ne(0)), "the next word is of the packet of the last one");
        assertAlways(readIndex.eq(0).or(unread.ne(0)), "a packet that is being read is whole");
        List<UInt> lasts = IntStream.range(0, slots)
                .mapToObj(slot -> inside("lastIndexes[" + slot + "]", indexBits))
                .toList();
        assertAlways(
                unread.eq(0).or(readIndex.le(Vec.of(lasts).get(readSlot))), "no word is read behind a packet's last");
    }
}
