package org.heddle.nic.mpc.transfer;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.mpc.list.LmeField;
import org.heddle.nic.mpc.list.RemoteRead;
import org.heddle.nic.mpc.list.Update;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Takes packets of channel REQUEST apart: each is an entry by which this node writes the bytes to the one that reads them, or an update of an element.
 *
 * <p>One of them waits here, further packets in their channel. A packet for another node, or of another length, is dropped.
 */
public final class ReadServer extends Component {
    private static final int LAST_WORD = MpcHeader.WORDS;

    /** Packets that have arrived whole and right. */
    public final Stream<PacketWord> packet = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 16 bits: this node. */
    public final UInt node = in(uint(LmeField.NDST.width()));
    /** Entries in the form of the LME. */
    public final Stream<UInt> entry = out(stream(uint(HostMemoryRequest.LINE_BITS)));
    /** Updates; one stays as it is until it is taken. */
    public final Stream<RemoteRead> update = out(stream(RemoteRead.type()));
    /** 1 in the cycle behind the one in which a packet is dropped. */
    public final Bool drops = out(bool());

    /** Makes the unit. */
    public ReadServer() {
        UInt index = reg(uint(Types.bitsToNumber(LAST_WORD + 2))).init(0);
        Bool waits = reg(bool()).init(false);
        RemoteRead read = reg(RemoteRead.type());
        UInt word = packet.data().data();
        packet.ready().set(waits.not());
        Bool ends = packet.fires().and(packet.data().last());
        Bool isRight = index.eq(LAST_WORD).and(read.holder().eq(node));
        when(packet.fires(), () -> {
            when(index.eq(0), () -> {
                read.holder().set(MpcHeader.to(word));
                read.reader().set(MpcHeader.from(word));
            });
            when(index.eq(1), () -> {
                read.from().set(MpcHeader.address(word));
                read.len().set(MpcHeader.length(word));
            });
            when(index.eq(2), () -> {
                read.rid().set(MpcHeader.rid(word));
                read.ctrl().set(MpcHeader.ctrl(word));
                read.notifies().set(MpcHeader.notifies(word));
            });
            when(index.eq(LAST_WORD - 1), () -> read.update().operand().set(word));
            when(index.eq(LAST_WORD), () -> {
                read.into().set(word.bits(31, 0));
                read.update().kind(word.bits(31 + Update.KIND_WIDTH, 32));
            });
            // Behind the last word of a packet that is too long the index stays.
            index.set(mux(
                    packet.data().last(),
                    lit(0, index.width()),
                    mux(index.eq(LAST_WORD + 1), index, index.addWrap(1))));
        });
        when(ends.and(isRight), () -> waits.set(true))
                .elseWhen(entry.fires().or(update.fires()), () -> waits.set(false));
        Bool updates = read.update().updates();
        update.valid().set(waits.and(updates));
        connect(update.data(), read);
        entry.valid().set(waits.and(updates.not()));
        entry.data().set(answer(read));
        Bool dropsNow = reg(bool()).init(false);
        dropsNow.set(ends.and(isRight.not()));
        drops.set(dropsNow);
    }

    /** Returns the entry by which this node writes the bytes: NS is 0, as nobody here is to be told; SID is RID, by which the reader hears of a refusal. */
    private UInt answer(RemoteRead read) {
        UInt purpose = read.notifies().asUInt().cat(lit(0, LmeField.NS.width())).cat(read.ctrl());
        UInt first = purpose.cat(read.holder()).cat(read.reader()).zext(Long.SIZE);
        UInt places = read.into().cat(read.from());
        UInt names = read.rid().cat(read.rid());
        return read.len().zext(Long.SIZE).cat(names).cat(places).cat(first);
    }
}
