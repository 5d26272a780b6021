package org.heddle.host.dimmnet2.mpi;

import java.nio.ByteOrder;
import java.util.Arrays;
import org.heddle.host.dimmnet2.layout.TypeCompiler;
import org.heddle.mpi.datatype.MessageMemory;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/**
 * A node's SO-DIMMs as memory for messages. The host itself reaches it only through windows: each copy in or out takes commands and
 * time, a message between nodes does not.
 */
final class SoDimmMemory implements MessageMemory {
    private static final int WORD = TypeCompiler.WORD;

    private final NodeProcess process;
    private final WindowAccess windows;

    SoDimmMemory(NodeProcess process) {
        this.process = process;
        this.windows = new WindowAccess(process);
    }

    WindowAccess windows() {
        return windows;
    }

    @Override
    public boolean isSameAs(MessageMemory other) {
        return other instanceof SoDimmMemory memory && memory.process.node() == process.node();
    }

    /** The system's own area is not for messages. */
    @Override
    public long bytes() {
        return SystemArea.START;
    }

    @Override
    public ByteOrder order() {
        return ByteOrder.LITTLE_ENDIAN;
    }

    @Override
    public void read(long address, byte[] into, int offset, int length) {
        check(address, length);
        long first = address / WORD * WORD;
        long end = (address + length + WORD - 1) / WORD * WORD;
        for (long at = first; at < end; ) {
            byte[] piece = windows.gather(at, WORD, 1, (int) Math.min(WindowAccess.BYTES, end - at));
            int from = (int) Math.max(0, address - at);
            int bytes = (int) Math.min(piece.length, address + length - at) - from;
            System.arraycopy(piece, from, into, offset + (int) (at + from - address), bytes);
            at += piece.length;
        }
    }

    /** Words that are written in part only keep their other bytes. */
    @Override
    public void write(long address, byte[] from, int offset, int length) {
        check(address, length);
        if (length == 0) {
            return;
        }
        long first = address / WORD * WORD;
        long end = (address + length + WORD - 1) / WORD * WORD;
        byte[] words = new byte[(int) (end - first)];
        if (first != address) {
            read(first, words, 0, WORD);
        }
        if (end != address + length) {
            read(end - WORD, words, words.length - WORD, WORD);
        }
        System.arraycopy(from, offset, words, (int) (address - first), length);
        for (int done = 0; done < words.length; ) {
            byte[] piece = Arrays.copyOfRange(words, done, Math.min(words.length, done + WindowAccess.BYTES));
            windows.scatter(first + done, WORD, 1, piece.length, piece);
            done += piece.length;
        }
    }

    private void check(long address, int length) {
        if (address < 0 || address > bytes() - length) {
            throw new MpiException(
                    ErrorClass.ERR_BUFFER,
                    "the message reaches from byte " + address + " to byte " + (address + length - 1)
                            + " of a node's memory for messages of " + bytes()
                            + " bytes: allocate it with Dimmnet2Transport.allocate");
        }
    }
}
