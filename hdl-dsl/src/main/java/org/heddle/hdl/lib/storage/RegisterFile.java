package org.heddle.hdl.lib.storage;

import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/**
 * Words by address, with any number of read and write ports.
 *
 * <p>Latency: reads are combinational; a write is seen one cycle later, or in its own cycle with {@link Bypass#FORWARD}. Throughput:
 * every port, every cycle. When several ports write one word in a cycle, the highest-numbered one counts. Words are unspecified
 * until they are written; a reset leaves them as they are. An address beyond the words reads an unspecified word and writes nothing.
 * Proofs: {@code register-file}, {@code register-file-forward}.
 *
 * @param <T> the word; without flipped parts
 */
public final class RegisterFile<T extends Data> extends Component {
    /** Data of a read while the same word is written in the same cycle. */
    public enum Bypass {
        /** The old word. */
        NONE,
        /** The new word, at the price of a comparison for each pair of ports. */
        FORWARD
    }

    /** Read ports' addresses. */
    public final Vec<UInt> readAddress;

    /** Read ports' words, in the same order. */
    public final Vec<T> readData;

    /** Write ports. */
    public final Vec<WordWrite<T>> writes;

    /**
     * @param word each word
     * @param depth number of words, at least 2
     * @param readPorts at least 1
     * @param writePorts at least 1
     * @param bypass what a read sees of a write in its own cycle
     */
    public RegisterFile(Type<T> word, int depth, int readPorts, int writePorts, Bypass bypass) {
        parameter("word", word);
        parameter("depth", atLeastTwo(depth));
        parameter("readPorts", readPorts);
        parameter("writePorts", writePorts);
        parameter("bypass", bypass);
        int addressWidth = Types.bitsToNumber(depth);
        readAddress = in(vec(readPorts, uint(addressWidth)));
        readData = out(vec(readPorts, word));
        writes = in(vec(writePorts, WordWrite.type(word, addressWidth)));

        Memory<T> words = memory(word, depth);
        for (int i = 0; i < readPorts; i++) {
            UInt address = readAddress.get(i);
            T seen = words.read(address);
            if (bypass == Bypass.FORWARD) {
                for (WordWrite<T> write : writes) {
                    seen = mux(write.enable().and(write.address().eq(address)), write.data(), seen);
                }
            }
            connect(readData.get(i), seen);
        }
        for (WordWrite<T> write : writes) {
            when(write.enable(), () -> words.write(write.address(), write.data()));
        }
    }

    private static int atLeastTwo(int depth) {
        if (depth < 2) {
            throw new IllegalArgumentException("depth must be >= 2: depth=" + depth);
        }
        return depth;
    }
}
