package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
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
 * <p>One packet after the other: the next one waits until the other node has told its process of this one, or is lost. So no node has to keep more than one refusal of each other node,
 * and none stands before probes and echoes. {@value #PLACES} wait here; more, and a list of events that nobody takes up, here or there, stall writes that are refused as they stall
 * those that are not.
 */
public final class Refusals extends Component {
    private static final int WORDS = MpcHeader.WORDS + 1;
    private static final int PLACES = 2;

    /** Messages that were refused: {@code nsrc} is told. */
    public final Stream<Receipt> writes = in(stream(Receipt.type()));
    /** Reads and updates that were refused, each with its reader in {@code nsrc}. */
    public final Stream<Receipt> reads = in(stream(Receipt.type()));
    /** 16 bits: this node. */
    public final UInt node = in(uint(LmeField.NSRC.width()));
    /** 1 in the cycle in which a node has told its process of a refusal. */
    public final Bool acknowledged = in(bool());
    /** 4 bits, with it: that node. */
    public final UInt by = in(uint(PacketFormat.NODE_WIDTH));
    /** One bit for each node: 1 if it is lost. */
    public final UInt lost = in(uint(PacketFormat.NODES));
    /** 1 while a refusal has been sent and is not acknowledged. */
    public final Bool awaits = out(bool());
    /** 4 bits, with it: the node that it was sent to. */
    public final UInt peer = out(uint(PacketFormat.NODE_WIDTH));
    /** Messages that were refused, for the process that they were for. */
    public final Stream<Receipt> told = out(stream(Receipt.type()));
    /** 1 while the packet is for this node itself. */
    public final Bool isOwn = out(bool());
    /** Packets for those that have ordered them. */
    public final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    /** Makes the unit. */
    public Refusals() {
        Queue<Refusal> untold = instance("untold", new Queue<>(Refusal.type(), PLACES));
        Stream<Refusal> next = untold.enqueue;
        Bool tells = reg(bool()).init(false);
        Receipt refused = reg(Receipt.type());
        writes.ready().set(tells.not());
        when(writes.fires(), () -> {
                    connect(refused, writes.data());
                    tells.set(true);
                })
                .elseWhen(told.fires(), () -> tells.set(false));
        told.valid().set(tells.and(next.ready()));
        connect(told.data(), refused);
        reads.ready().set(tells.not().and(next.ready()));
        next.valid().set(told.fires().or(reads.fires()));
        next.data()
                .process()
                .set(mux(
                        tells,
                        ControlBits.other(refused.ctrl()),
                        ControlBits.receiver(reads.data().ctrl())));
        connect(next.data().message(), reads.data());
        when(tells, () -> connect(next.data().message(), refused));
        send(untold.dequeue);
    }

    /** Sends the oldest refusal, and waits until it is told. */
    private void send(Stream<Refusal> oldest) {
        Receipt message = oldest.data().message();
        UInt index = reg("index", uint(Types.bitsToNumber(WORDS))).init(0);
        UInt status = lit(EntryStatus.BAD_REMOTE_ADDRESS.code(), 64);
        UInt word = mux(
                index.eq(0),
                MpcHeader.request(lit(MpcHeader.REFUSAL, 16), node, message.nsrc()),
                mux(
                        index.eq(1),
                        MpcHeader.place(lit(0, LmeField.PRAD.width()), message.len()),
                        mux(
                                index.eq(2),
                                MpcHeader.purpose(
                                        message.rid(),
                                        message.ctrl(),
                                        oldest.data().process().bit(0)),
                                mux(index.eq(WORDS - 1), status, lit(0, 64)))));
        Bool isLast = index.eq(WORDS - 1);
        Bool awaitsNow = reg("awaitsNow", bool()).init(false);
        Bool isLost = reg("isLost", bool()).init(false);
        isOwn.set(message.nsrc().eq(node));
        packet.valid().set(oldest.valid().and(awaitsNow.not()));
        payloadOf(packet.valid(), isOwn);
        packet.data().data().set(word);
        packet.data().last().set(isLast);
        when(packet.fires(), () -> index.set(mux(isLast, lit(0, index.width()), index.addWrap(1))));
        awaits.set(awaitsNow);
        peer.set(message.nsrc().trunc(PacketFormat.NODE_WIDTH));
        payloadOf(awaits, peer);
        isLost.set(lost.bit(peer));
        Bool ends = awaitsNow.and(isLost.or(acknowledged.and(by.eq(peer))));
        when(packet.fires().and(isLast), () -> awaitsNow.set(true)).elseWhen(ends, () -> awaitsNow.set(false));
        oldest.ready().set(ends);
    }
}
