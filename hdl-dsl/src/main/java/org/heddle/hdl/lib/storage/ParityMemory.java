package org.heddle.hdl.lib.storage;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.ReadUnderWrite;

/**
 * Memory that keeps the parity of each word beside it, and tells a read that a bit has flipped.
 *
 * <p>Latency: 1 cycle from a read to its word, which then stays until the next read; {@link #word} and {@link #parity} come from the memory without
 * logic, {@link #isWrong} through its exclusive ors. Where a block RAM's delay leaves no room for these, a reader puts word and parity into registers and asks
 * {@link Parity#isWrong} behind them. Throughput: a write and a read per cycle. Words are unspecified until they are written, {@link #isWrong} too; a reset
 * leaves them as they are. An address beyond the words reads an unspecified word and writes nothing. A wrong word stays wrong until it is written. Proof:
 * {@code parity-memory}.
 */
public final class ParityMemory extends Component {
    /** Address of the word that is written. */
    public final UInt writeAddress;
    /** 1 in the cycle in which it is written. */
    public final Bool writes = in(bool());
    /** The word. */
    public final UInt written;

    /** Address of the word that is read. */
    public final UInt readAddress;
    /** 1 in the cycle in which it is read. */
    public final Bool reads = in(bool());
    /** The word that was read last, as it is in the memory now that it was read. */
    public final UInt word;
    /** Its parity, likewise. */
    public final UInt parity;
    /** 1 while they do not belong together: a bit of the word or of its parity has flipped. */
    public final Bool isWrong = out(bool());

    /**
     * @param code of each word
     * @param depth number of words, at least 2
     * @param policy of a read of the word that is written in the same cycle
     * @throws IllegalArgumentException if there are fewer words
     */
    public ParityMemory(Parity code, int depth, ReadUnderWrite policy) {
        if (depth < 2) {
            throw new IllegalArgumentException("depth must be >= 2: depth=" + depth);
        }
        parameter("width", code.width());
        parameter("lanes", code.lanes());
        parameter("depth", depth);
        parameter("policy", policy);
        int addressWidth = Types.bitsToNumber(depth);
        writeAddress = in(uint(addressWidth));
        written = in(uint(code.width()));
        readAddress = in(uint(addressWidth));
        word = out(uint(code.width()));
        parity = out(uint(code.lanes()));

        Memory<UInt> words = memory(uint(code.storedWidth()), depth).readUnderWrite(policy);
        when(writes, () -> words.write(writeAddress, code.stored(written)));
        UInt stored = words.readSync(readAddress, reads);
        word.set(code.word(stored));
        parity.set(code.parity(stored));
        isWrong.set(code.isWrong(code.word(stored), code.parity(stored)));
    }
}
