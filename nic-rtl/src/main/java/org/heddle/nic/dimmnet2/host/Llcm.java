package org.heddle.nic.dimmnet2.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.PriorityArbiter;

/**
 * LLCM: 8 KiB for each process, that both the node and the host write and the host reads. When several write at once, the
 * rings go first in their order, then the host.
 *
 * <p>Latency: a read returns its word one cycle later; a write is visible to reads from the next cycle on.
 */
public final class Llcm extends Component {
    /** The receive-status rings of all processes, then their completion rings. */
    public final Vec<Stream<LlcmWrite>> rings = in(vec(2 * HostMap.PROCESSES, stream(LlcmWrite.type())));

    public final Stream<LlcmWrite> host = in(stream(LlcmWrite.type()));
    /** 11 bits: word the host reads. */
    public final UInt readWord = in(uint(LlcmWrite.WORD_WIDTH));
    /** 1 to read. */
    public final Bool reads = in(bool());
    /** 64 bits, in the cycle behind {@link #reads}; else 0. */
    public final UInt readData = out(uint(64));

    public Llcm() {
        Memory<UInt> words = memory(uint(64), 1 << LlcmWrite.WORD_WIDTH);
        PriorityArbiter<LlcmWrite> writers = instance(new PriorityArbiter<>(LlcmWrite.type(), rings.size()));
        connect(writers.sources, rings);
        // Every write is taken at once, so that the host's turn depends on the rings alone.
        writers.sink.ready().set(true);
        Bool ofRing = writers.sink.valid();
        host.ready().set(ofRing.not());
        LlcmWrite write = mux(ofRing, writers.sink.data(), host.data());
        when(ofRing.or(host.valid()), () -> words.write(write.word(), write.data()));
        Bool wasRead = reg(bool()).init(false);
        wasRead.set(reads);
        readData.set(mux(wasRead, words.readSync(readWord, reads), lit(0, 64)));
    }
}
