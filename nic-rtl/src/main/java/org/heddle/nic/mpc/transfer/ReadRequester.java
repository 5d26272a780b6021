package org.heddle.nic.mpc.transfer;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.RemoteRead;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Asks other nodes for bytes of their memories: a packet of five words on channel REQUEST for each read.
 *
 * <p>It has a place for one read of each process. The next of a process comes only when the one before has left: so no list waits in front of
 * this channel, and writes, which other nodes' reads are answered by, go past it.
 */
public final class ReadRequester extends Component {
    private static final int WORDS = MpcHeader.WORDS + 1;

    /** Reads that have been found right. */
    public final Valid<RemoteRead> read = in(valid(RemoteRead.type()));
    /** 16 bits: this node, to which the bytes come whatever the entry says. */
    public final UInt node = in(uint(LmeField.NSRC.width()));
    /** Index of the process that ordered the read. */
    public final UInt owner;
    /** 1, for each process, in the cycle in which the last word of its read leaves. */
    public final Vec<Bool> asked;
    /** 1 while the packet is for this node itself. */
    public final Bool isOwn = out(bool());
    /** Packets, header and one word. */
    public final Stream<PacketWord> packet = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    /**
     * @param processes at least 2
     */
    public ReadRequester(int processes) {
        parameter("processes", processes);
        int ownerWidth = Types.bitsToNumber(processes);
        owner = in(uint(ownerWidth));
        asked = out(vec(processes, bool()));
        Queue<RemoteRead> reads = instance("reads", new Queue<>(RemoteRead.type(), processes));
        Queue<UInt> owners = instance("owners", new Queue<>(uint(ownerWidth), processes));
        reads.enqueue.valid().set(read.valid());
        connect(reads.enqueue.data(), read.data());
        owners.enqueue.valid().set(read.valid());
        owners.enqueue.data().set(owner);
        assertAlways(read.valid().implies(reads.enqueue.ready()), "a read has its place before it is taken up");

        UInt index = reg(uint(Types.bitsToNumber(WORDS))).init(0);
        RemoteRead oldest = reads.dequeue.data();
        List<UInt> words = List.of(
                MpcHeader.request(lit(MpcHeader.REQUEST, 16), node, oldest.holder()),
                MpcHeader.place(oldest.from(), oldest.len()),
                MpcHeader.purpose(oldest.rid(), oldest.ctrl(), oldest.notifies()),
                oldest.update().operand(),
                oldest.update().kind().cat(oldest.into()).zext(64));
        UInt word = words.get(WORDS - 1);
        for (int i = WORDS - 2; i >= 0; i--) {
            word = mux(index.eq(i), words.get(i), word);
        }
        Bool isLast = index.eq(WORDS - 1);
        isOwn.set(oldest.holder().eq(node));
        packet.valid().set(reads.dequeue.valid());
        packet.data().data().set(word);
        packet.data().last().set(isLast);
        when(packet.fires(), () -> index.set(mux(isLast, lit(0, index.width()), index.addWrap(1))));
        Bool ends = packet.fires().and(isLast);
        reads.dequeue.ready().set(ends);
        owners.dequeue.ready().set(ends);
        for (int process = 0; process < processes; process++) {
            asked.get(process).set(ends.and(owners.dequeue.data().eq(process)));
        }
    }
}
