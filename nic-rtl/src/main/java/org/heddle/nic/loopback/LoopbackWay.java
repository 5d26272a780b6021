package org.heddle.nic.loopback;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Routes whole messages: those for this node go to {@link #loop}, all others to {@link #link}.
 *
 * <p>Latency: none. Throughput: a word per cycle; a message that waits holds up those behind it. Proof: {@code loopback-way}.
 */
public final class LoopbackWay extends Component {
    public final Stream<PacketWord> source = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    /** 16 bits: this node; does not change inside a message. */
    public final UInt node = in(uint(16));

    public final Stream<PacketWord> loop = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    public final Stream<PacketWord> link = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    public LoopbackWay() {
        Bool isFirst = reg(bool()).init(true);
        Bool kept = reg(bool()).init(false);
        Bool isOwn = mux(isFirst, LoopbackHeader.of(source.data().data()).to().eq(node), kept);
        connect(loop.data(), source.data());
        connect(link.data(), source.data());
        loop.valid().set(source.valid().and(isOwn));
        link.valid().set(source.valid().and(isOwn.not()));
        source.ready().set(mux(isOwn, loop.ready(), link.ready()));
        when(source.fires(), () -> {
            isFirst.set(source.data().last());
            kept.set(isOwn);
        });
    }
}
