package org.heddle.nic.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.packet.StatusEntry;

/**
 * Writes statuses into a ring in LLCM, two words each, the one with the phase bit last. A full ring makes its source wait:
 * no status is ever lost.
 *
 * <p>Latency: two cycles. Throughput: one entry in two cycles.
 */
public final class StatusRing extends Component {
    private static final int INDEX_WIDTH = Types.bitsToNumber(HostMap.RING_ENTRIES) + 1;

    public final Stream<StatusEntry> entry = in(stream(StatusEntry.type()));
    public final Stream<LlcmWrite> llcm = out(stream(LlcmWrite.type()));
    /** 7 bits: how many entries the host has taken, modulo twice the ring. */
    public final UInt taken = in(uint(INDEX_WIDTH));
    /** 7 bits: how many entries have been written, modulo twice the ring. */
    public final UInt written = out(uint(INDEX_WIDTH));

    /**
     * @param offset of the ring in LLCM, in bytes; a multiple of the ring's size
     */
    public StatusRing(int offset) {
        parameter("offset", offset);
        UInt count = reg("count", uint(INDEX_WIDTH)).init(0);
        Bool second = reg(bool()).init(false);
        Bool full = count.subWrap(taken).eq(HostMap.RING_ENTRIES);
        UInt index = count.bits(INDEX_WIDTH - 2, 0);
        Bool phase = count.bit(INDEX_WIDTH - 1).not();

        StatusEntry status = entry.data();
        UInt head = phase.asUInt()
                .cat(lit(0, 7))
                .cat(status.bytes())
                .cat(status.tag())
                .cat(status.node())
                .cat(status.status().asUInt().zext(8));
        UInt ringWord = index.cat(second.not().asUInt());
        llcm.valid().set(entry.valid().and(full.not()));
        llcm.data().word().set(ringWord.zext(LlcmWrite.WORD_WIDTH).addWrap(offset / 8));
        llcm.data()
                .data()
                .set(mux(
                        second, head, status.entry().cat(status.base().zext(32)).zext(64)));
        entry.ready().set(llcm.fires().and(second));
        written.set(count);

        when(llcm.fires(), () -> second.set(second.not()));
        when(entry.fires(), () -> count.set(count.addWrap(1)));
    }
}
