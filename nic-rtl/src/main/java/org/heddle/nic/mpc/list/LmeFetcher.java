package org.heddle.nic.mpc.list;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/**
 * Reads the entries of an LME ahead of the one that leaves, so that those that were written together are one burst on the bus.
 *
 * <pre>
 *  LME_CUR ─► left .. fetched ─► next to be read .. LME_NEW ─► next to be written
 * </pre>
 *
 * <p>Throughput: an entry per cycle, as far as lines come. Proof: {@code mpc-entry-list}.
 */
public final class LmeFetcher extends Component {
    /** 23 bits: line number of the first entry; constant while entries wait. */
    public final UInt base = in(uint(HostMemoryRequest.LINE_ADDRESS_WIDTH));
    /** 16 bits: LME_NEW, entries that have been written. */
    public final UInt written = in(uint(LmeReader.POINTER_WIDTH));
    /** 16 bits: LME_CUR, entries that have left. */
    public final UInt current = out(uint(LmeReader.POINTER_WIDTH));
    /** Reads of entries. */
    public final Stream<LineRequest> memory;
    /** 1 in the cycle in which {@link #line} is there. */
    public final Bool returns = in(bool());
    /** 256 bits: the entry. */
    public final UInt line = in(uint(HostMemoryRequest.LINE_BITS));
    /** Entries to be carried out. */
    public final Stream<UInt> entry = out(stream(uint(HostMemoryRequest.LINE_BITS)));
    /** 1 in the cycle in which the oldest entry that was taken has left. */
    public final Bool leaves = in(bool());

    /**
     * @param entries of the list, a power of two up to 32,768
     * @param ahead entries that may have been asked for and not been taken, at least 1
     */
    public LmeFetcher(int entries, int ahead) {
        parameter("entries", entries);
        parameter("ahead", ahead);
        memory = out(stream(HostMemoryRequest.lineType()));
        int indexWidth = Integer.numberOfTrailingZeros(entries);
        UInt left = reg(uint(LmeReader.POINTER_WIDTH)).init(0);
        UInt fetched = reg(uint(LmeReader.POINTER_WIDTH)).init(0);
        UInt held = reg(uint(Types.bitsToNumber(ahead + 1))).init(0);
        Queue<UInt> kept = instance("kept", new Queue<>(uint(HostMemoryRequest.LINE_BITS), ahead));
        current.set(left);
        memory.valid().set(written.ne(fetched).and(held.ne(ahead)));
        memory.data().readWhole(base.addWrap(fetched.trunc(indexWidth).zext(base.width())));
        kept.enqueue.valid().set(returns);
        kept.enqueue.data().set(line);
        connect(entry, kept.dequeue);
        held.countUpDown(memory.fires(), entry.fires());
        when(memory.fires(), fetched::increment);
        when(leaves, left::increment);
        assertAlways(returns.implies(kept.enqueue.ready()), "an entry that was asked for has its place");
        assertAlways(written.subWrap(left).le(entries), "no more entries are written than the list has places");
        assertAlways(leaves.implies(fetched.ne(left)), "only an entry that was read leaves");
    }
}
