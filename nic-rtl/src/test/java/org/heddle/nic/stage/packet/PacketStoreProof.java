package org.heddle.nic.stage.packet;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
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
        assertAlways(unit.write.ready().eq(packets.ne(slots)), "a full store takes no word");
        assertAlways(unit.slotFreed.eq(leaves), "a slot is free when the last word leaves");
        when(unit.read.valid(), () -> assertAlways(packets.ne(0), "only a whole packet is offered"));
        UInt used = inside("writeSlot", slotBits).subWrap(inside("readSlot", slotBits));
        assertAlways(used.eq(packets.trunc(slotBits)), "the slots between the two pointers are those in use");
        cover(packets.eq(slots), "full");
        cover(leaves, "a packet leaves");
    }
}
