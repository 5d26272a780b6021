package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Cuts a packet's words of 16 bytes into the link's of 8. The packet's length, from its header, says whether the last one is half
 * empty. No packet is shorter than its header, so the length is known before it is needed, and comes from a register.
 *
 * <p>Latency: none. Throughput: one word of 8 bytes per cycle, also from packet to packet.
 */
public final class PacketSplitter extends Component {
    private static final int WIDE_BYTES = 2 * PacketFormat.LINK_WORD_BYTES;

    public final Stream<PacketWord> wide = in(stream(PacketWord.type(WIDE_BYTES)));
    public final Stream<PacketWord> narrow = out(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));

    public PacketSplitter() {
        Bool upper = reg(bool()).init(false);
        Bool inside = reg(bool()).init(false);
        UInt wordsLeft = reg(uint(PacketFormat.LENGTH_WIDTH));
        UInt data = wide.data().data();
        UInt all = PacketFormat.linkWords(PacketFormat.payloadBytes(data));
        Bool last = inside.and(wordsLeft.eq(1));

        narrow.valid().set(wide.valid());
        narrow.data().data().set(mux(upper, data.bits(127, 64), data.bits(63, 0)));
        narrow.data().last().set(last);
        wide.ready().set(narrow.ready().and(upper.or(last)));
        when(narrow.fires(), () -> {
            upper.set(upper.or(last).not());
            inside.set(last.not());
            wordsLeft.set(mux(inside, wordsLeft, all).subWrap(1));
        });
        assertAlways(
                wide.fires().not().or(wide.data().last().eq(last)), "a packet has as many words as its header says");
    }
}
