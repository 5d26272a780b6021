package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.ListEvent;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.OwnedEvent;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Takes packets of channel RESPONSE apart: each is the end of an order that another node has refused, a probe, or an echo.
 *
 * <p>One of them waits here, further packets in their channel. A packet for another node, or of another length, is dropped,
 * and so is the end of an order at a node that is lost: it has ended by that.
 */
public final class RefusalReader extends Component {
    private static final int LAST_WORD = MpcHeader.WORDS;

    /** Packets that have arrived whole and right. */
    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 16 bits: this node. */
    public final UInt node = in(uint(LmeField.NDST.width()));
    /** One bit for each node: 1 if it is lost. */
    public final UInt lost = in(uint(PacketFormat.NODES));
    /** 1 in the cycle in which a probe is here. */
    public final Bool asked = out(bool());
    /** 1 in the cycle in which an echo is here. */
    public final Bool answered = out(bool());
    /** 4 bits, with them: the node that has sent it. */
    public final UInt by = out(uint(PacketFormat.NODE_WIDTH));
    /** Ends of orders. */
    public final Stream<OwnedEvent> event = out(stream(OwnedEvent.type()));

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
        UInt kind = word.bits(MpcHeader.KIND_LOW + MpcHeader.KIND_WIDTH - 1, MpcHeader.KIND_LOW);
        Bool ends = packet.fires().and(packet.data().last()).and(isRight);
        by.set(told.message().nsrc().trunc(by.width()));
        Bool isProbe = reg(bool()).init(false);
        Bool isEcho = reg(bool()).init(false);
        isProbe.set(ends.and(kind.eq(MpcHeader.PROBE)));
        isEcho.set(ends.and(kind.eq(MpcHeader.ECHO)));
        asked.set(isProbe);
        answered.set(isEcho);
        // Known since the first word; a cycle late, which open reads wait for.
        Bool isFromLost = reg(bool()).init(false);
        isFromLost.set(lost.bit(by));
        when(ends.and(kind.eq(0)), () -> waits.set(true))
                .elseWhen(event.fires().or(isFromLost), () -> waits.set(false));
        event.valid().set(waits.and(isFromLost.not()));
        connect(event.data().event(), told);
        event.data().owner().set(isFor);
    }
}
