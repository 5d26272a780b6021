package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.ListEvent;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Takes packets of channel RESPONSE apart: each is the end of an order that another node has refused.
 *
 * <p>One of them waits here, further packets in their channel. A packet for another node, or of another length, is dropped.
 */
public final class RefusalReader extends Component {
    private static final int LAST_WORD = MpcHeader.WORDS;

    /** Packets that have arrived whole and right. */
    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 16 bits: this node. */
    public final UInt node = in(uint(LmeField.NDST.width()));
    /** Ends of orders. */
    public final Stream<ListEvent> event = out(stream(ListEvent.type()));
    /** 1 bit, with it: the process that is told. */
    public final UInt owner = out(uint(1));

    /** Makes the unit. */
    public RefusalReader() {
        UInt index = reg(uint(Types.bitsToNumber(LAST_WORD + 2))).init(0);
        Bool waits = reg(bool()).init(false);
        UInt to = reg(uint(LmeField.NDST.width()));
        UInt isFor = reg(uint(1));
        ListEvent told = reg(ListEvent.type());
        UInt word = packet.data().data();
        packet.ready().set(waits.not());
        when(packet.fires(), () -> {
            when(index.eq(0), () -> {
                to.set(word.bits(15, 0));
                told.message().nsrc().set(word.bits(31, 16));
            });
            when(index.eq(1), () -> told.message().len().set(word.bits(63, 32)));
            when(index.eq(2), () -> {
                told.message().rid().set(word.bits(31, 0));
                told.message().ctrl().set(word.bits(47, 32));
                isFor.set(word.bits(48, 48));
            });
            when(
                    index.eq(LAST_WORD),
                    () -> told.status().set(word.trunc(told.status().width())));
            // Behind the last word of a packet that is too long the index stays.
            index.set(mux(
                    packet.data().last(),
                    lit(0, index.width()),
                    mux(index.eq(LAST_WORD + 1), index, index.addWrap(1))));
        });
        told.isSent().set(true);
        Bool isRight = index.eq(LAST_WORD).and(to.eq(node));
        when(packet.fires().and(packet.data().last()).and(isRight), () -> waits.set(true))
                .elseWhen(event.fires(), () -> waits.set(false));
        event.valid().set(waits);
        connect(event.data(), told);
        owner.set(isFor);
    }
}
