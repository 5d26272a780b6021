package org.heddle.nic.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/**
 * LLCM: 8 KiB that both the node and the host write and the host reads. When several write at once, the receive-status ring
 * goes first, then the completion ring, then the host.
 *
 * <p>Latency: a read returns its word one cycle later; a write is visible to reads from the next cycle on.
 */
public final class Llcm extends Component {
    public final Stream<LlcmWrite> receiveRing = in(stream(LlcmWrite.type()));
    public final Stream<LlcmWrite> completionRing = in(stream(LlcmWrite.type()));
    public final Stream<LlcmWrite> host = in(stream(LlcmWrite.type()));
    /** 10 bits: word the host reads. */
    public final UInt readWord = in(uint(LlcmWrite.WORD_WIDTH));
    /** 1 to read. */
    public final Bool reads = in(bool());
    /** 64 bits, one cycle behind its address. */
    public final UInt readData = out(uint(64));

    public Llcm() {
        Memory<UInt> words = memory(uint(64), 1 << LlcmWrite.WORD_WIDTH);
        Bool receive = receiveRing.valid();
        Bool completion = completionRing.valid().and(receive.not());
        Bool byHost = host.valid().and(receive.not()).and(completion.not());
        receiveRing.ready().set(true);
        completionRing.ready().set(receive.not());
        host.ready().set(byHost);

        UInt word = mux(
                receive,
                receiveRing.data().word(),
                mux(completion, completionRing.data().word(), host.data().word()));
        UInt data = mux(
                receive,
                receiveRing.data().data(),
                mux(completion, completionRing.data().data(), host.data().data()));
        when(receive.or(completion).or(byHost), () -> words.write(word, data));
        readData.set(words.readSync(readWord, reads));
    }
}
