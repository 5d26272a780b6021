package org.heddle.nic.stage.link;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.packet.PacketFormat;
import org.heddle.nic.stage.packet.PacketWord;

/**
 * Joins a packet's words of 8 bytes in pairs; a last one without a partner goes alone.
 *
 * <p>Latency: none but for the first word of a pair, which waits for the second. Throughput: one word of 8 bytes per cycle.
 */
public final class PacketJoiner extends Component {
    private static final int WIDE_BYTES = 2 * PacketFormat.LINK_WORD_BYTES;

    public final Stream<PacketWord> narrow = in(stream(PacketWord.type(PacketFormat.LINK_WORD_BYTES)));
    public final Stream<PacketWord> wide = out(stream(PacketWord.type(WIDE_BYTES)));

    public PacketJoiner() {
        Bool hasLow = reg(bool()).init(false);
        UInt low = reg(uint(64));
        UInt data = narrow.data().data();
        Bool completes = hasLow.or(narrow.data().last());

        wide.valid().set(narrow.valid().and(completes));
        wide.data().data().set(mux(hasLow, data.cat(low), data.zext(128)));
        wide.data().last().set(narrow.data().last());
        narrow.ready().set(completes.not().or(wide.ready()));
        when(narrow.fires(), () -> {
            hasLow.set(completes.not());
            low.set(data);
        });
    }
}
