package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.ControlBits;
import org.heddle.nic.mpc.list.EntryStatus;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.Receipt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Tells whoever ordered it that this node has refused bytes of a message, or a read of its memory: by a packet of five words on channel RESPONSE. The process to which
 * the message was to come is told by an event before that; of reads nobody is told here.
 *
 * <p>One refusal after the other. A list of events that nobody takes up stalls writes that are refused as it stalls those that are not.
 */
public final class Refusals extends Component {
    private static final int WORDS = MpcHeader.WORDS + 1;

    /** Messages that were refused: {@code nsrc} is told. */
    public final Stream<Receipt> writes = in(stream(Receipt.type()));
    /** Reads and updates that were refused, each with its reader in {@code nsrc}. */
    public final Stream<Receipt> reads = in(stream(Receipt.type()));
    /** 16 bits: this node. */
    public final UInt node = in(uint(LmeField.NSRC.width()));
    /** Messages that were refused, for the process that they were for. */
    public final Stream<Receipt> told = out(stream(Receipt.type()));
    /** 1 while the packet is for this node itself. */
    public final Bool isOwn = out(bool());
    /** Packets for those that have ordered them. */
    public final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    /** Makes the unit. */
    public Refusals() {
        Bool busy = reg(bool()).init(false);
        Bool tells = reg(bool()).init(false);
        UInt process = reg(uint(1));
        Receipt message = reg(Receipt.type());
        UInt index = reg(uint(Types.bitsToNumber(WORDS))).init(0);
        writes.ready().set(busy.not());
        reads.ready().set(busy.not().and(writes.valid().not()));
        when(writes.fires(), () -> {
            connect(message, writes.data());
            process.set(ControlBits.other(writes.data().ctrl()));
            tells.set(true);
            busy.set(true);
        });
        when(reads.fires(), () -> {
            connect(message, reads.data());
            process.set(ControlBits.receiver(reads.data().ctrl()));
            busy.set(true);
        });
        told.valid().set(tells);
        connect(told.data(), message);
        when(told.fires(), () -> tells.set(false));

        UInt status = lit(EntryStatus.BAD_REMOTE_ADDRESS.code(), 64);
        UInt word = mux(
                index.eq(0),
                MpcHeader.request(lit(MpcHeader.REFUSAL, 16), node, message.nsrc()),
                mux(
                        index.eq(1),
                        MpcHeader.place(lit(0, LmeField.PRAD.width()), message.len()),
                        mux(
                                index.eq(2),
                                MpcHeader.purpose(message.rid(), message.ctrl(), process.bit(0)),
                                mux(index.eq(WORDS - 1), status, lit(0, 64)))));
        Bool isLast = index.eq(WORDS - 1);
        isOwn.set(message.nsrc().eq(node));
        packet.valid().set(busy.and(tells.not()));
        packet.data().data().set(word);
        packet.data().last().set(isLast);
        when(packet.fires(), () -> index.set(mux(isLast, lit(0, index.width()), index.addWrap(1))));
        when(packet.fires().and(isLast), () -> busy.set(false));
    }
}
