package org.heddle.nic.dimmnet2.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.nic.stage.memory.LineRequest;
import org.heddle.nic.stage.pattern.Access;

/**
 * The windows of all processes: of each, the Prefetch Window, which the Write Unit fills and the host reads, and the Write Window, which the host
 * fills and the Prefetch Unit reads.
 *
 * <p>Latency: one cycle on every side. Throughput: a line, or a word of the host, in every cycle.
 */
public final class Windows extends Component {
    /** Bytes of the host's words. */
    private static final int WORD_BYTES = 8;
    /** Width of a word number. */
    static final int WORD_WIDTH = Access.PROCESS_WIDTH + Access.WINDOW_WIDTH - 3;

    /** Lines that the Write Unit stores. */
    public final Stream<LineRequest> store;
    /** 1 in the cycle in which a stored line can be read. */
    public final Bool stored = out(bool());
    /** Lines that the Prefetch Unit asks for. */
    public final Stream<LineRequest> load;
    /** 1 in the cycle in which {@link #loadedLine} is the next of them. */
    public final Bool loaded = out(bool());

    public final UInt loadedLine;

    /** 10 bits: the word that the host reads or writes. */
    public final UInt hostWord = in(uint(WORD_WIDTH));
    /** 1 to read it from the Prefetch Window. */
    public final Bool hostReads = in(bool());
    /** 64 bits, in the cycle behind {@link #hostReads}; else 0. */
    public final UInt hostReadData = out(uint(64));
    /** 1 to write it to the Write Window. */
    public final Bool hostWrites = in(bool());

    public final UInt hostWriteData = in(uint(64));

    /**
     * @param lineBytes bytes of a line
     */
    public Windows(int lineBytes) {
        parameter("lineBytes", lineBytes);
        store = in(stream(LineRequest.type(lineBytes)));
        load = in(stream(LineRequest.type(lineBytes)));
        loadedLine = out(uint(8 * lineBytes));
        int words = lineBytes / WORD_BYTES;
        int wordBits = Types.bitsToNumber(words);
        int lineBits = WORD_WIDTH - wordBits;
        UInt hostLine = hostWord.bits(WORD_WIDTH - 1, wordBits);

        // The host and a unit never meet in a line: the unit waits. Else what a block RAM does then would have to be
        // put around it.
        Memory<UInt> prefetchWindow = memory(uint(8 * lineBytes), 1 << lineBits);
        UInt storedLine = store.data().line().trunc(lineBits);
        store.ready().set(hostReads.and(hostLine.eq(storedLine)).not());
        stored.set(pulseAfter("storedLine", store.fires()));
        when(
                store.fires(),
                () -> prefetchWindow.write(
                        storedLine, store.data().data(), store.data().lanes()));
        UInt hostLineRead = prefetchWindow.readSync(hostLine, hostReads);
        // The memory's delay leaves room for little: what is not read is 0, and the words are joined by or.
        UInt read = reg(uint(words)).init(0);
        read.set(mux(hostReads, hostWord.trunc(wordBits).toOneHot(words), lit(0, words)));
        UInt wordRead = lit(0, 64);
        for (int i = 0; i < words; i++) {
            wordRead = wordRead.or(mux(read.bit(i), hostLineRead.bits(64 * i + 63, 64 * i), lit(0, 64)));
        }
        hostReadData.set(wordRead);

        Memory<UInt> writeWindow = memory(uint(8 * lineBytes), 1 << lineBits);
        UInt lineToLoad = load.data().line().trunc(lineBits);
        load.ready().set(hostWrites.and(hostLine.eq(lineToLoad)).not());
        loaded.set(pulseAfter("loadedOne", load.fires()));
        loadedLine.set(writeWindow.readSync(lineToLoad, load.fires()));
        UInt chosen = hostWord.trunc(wordBits).toOneHot(words);
        when(hostWrites, () -> writeWindow.write(hostLine, hostWriteData.repeat(words), chosen));
    }

    private Bool pulseAfter(String name, Bool event) {
        Bool pulse = reg(name, bool()).init(false);
        pulse.set(event);
        return pulse;
    }
}
