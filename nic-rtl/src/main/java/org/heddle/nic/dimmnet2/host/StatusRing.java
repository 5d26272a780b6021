package org.heddle.nic.dimmnet2.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.nic.dimmnet2.command.StatusEntry;

/**
 * Writes statuses into a ring in LLCM, two words each, the one with the phase bit last. A full ring makes its source wait, so that no
 * status is lost; or, where that is chosen, drops what comes until there is room again, and counts it.
 *
 * <p>Latency: two cycles. Throughput: one entry in two cycles.
 */
public final class StatusRing extends Component {
    private static final int INDEX_WIDTH = HostMap.INDEX_WIDTH;

    /** Width of the number of entries that a full ring has dropped. */
    static final int DROPPED_WIDTH = 16;

    public final Stream<StatusEntry> entry = in(stream(StatusEntry.type()));
    public final Stream<LlcmWrite> llcm = out(stream(LlcmWrite.type()));
    /** 7 bits: how many entries the host has taken, modulo twice the ring; makes room from the next cycle on. */
    public final UInt taken = in(uint(INDEX_WIDTH));
    /** 7 bits: how many entries have been written, modulo twice the ring. */
    public final UInt written = out(uint(INDEX_WIDTH));
    /** 1: what comes to a full ring is dropped. */
    public final Bool drops = in(bool());
    /** 16 bits: entries dropped since reset; stays at its largest value. */
    public final UInt dropped = out(uint(DROPPED_WIDTH));

    /**
     * @param offset of the ring in LLCM, in bytes; a multiple of the ring's size
     */
    public StatusRing(int offset) {
        parameter("offset", offset);
        UInt count = reg("count", uint(INDEX_WIDTH)).init(0);
        Bool second = reg(bool()).init(false);
        Bool noPlace = reg(bool()).init(false);
        // Of an entry with one word in the ring the other one follows, whatever the host says it has taken.
        Bool full = noPlace.and(second.not());
        UInt lost = reg(uint(DROPPED_WIDTH)).init(0);
        Bool drop = entry.valid().and(full).and(drops);
        UInt index = count.bits(INDEX_WIDTH - 2, 0);
        Bool phase = count.bit(INDEX_WIDTH - 1).not();

        StatusEntry status = entry.data();
        UInt head = phase.asUInt()
                .cat(status.otherProcess().zext(7))
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
        entry.ready().set(llcm.fires().and(second).or(full.and(drops)));
        written.set(count);

        when(llcm.fires(), () -> second.set(second.not()));
        Bool ends = llcm.fires().and(second);
        when(ends, count::increment);
        // What the host has taken makes room a cycle later: the comparison is not in the way of whoever has a status to
        // write.
        UInt waiting = count.subWrap(taken);
        noPlace.set(mux(ends, waiting.eq(HostMap.RING_ENTRIES - 1), waiting.eq(HostMap.RING_ENTRIES)));
        when(drop.and(lost.ne((1 << DROPPED_WIDTH) - 1)), lost::increment);
        dropped.set(lost);
    }
}
