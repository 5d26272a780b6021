package org.heddle.cosim.partition;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.heddle.cosim.tool.StorageException;

/** Words of 64 bits that several processes have in common: a file, mapped into each. All words are 0 at first. */
public final class SharedWords {
    private static final int BLOCK_BYTES = 1 << 20;
    private static final VarHandle WORD = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.nativeOrder());

    private final ByteBuffer bytes;

    private SharedWords(ByteBuffer mapped) {
        bytes = mapped.order(ByteOrder.nativeOrder());
    }

    /**
     * Makes words in a new file.
     *
     * @param words at least 1 and less than 2^28
     * @throws StorageException if there is no room for them; nothing of them is left then
     */
    public static SharedWords create(Path file, int words) {
        if (words < 1 || words >= 1 << 28) {
            throw new IllegalArgumentException("shared words are 1 to 2^28 - 1: words=" + words);
        }
        long size = (long) words * Long.BYTES;
        try {
            // Written, not only made longer: where memory is short, this fails instead of a later access.
            try (FileChannel channel =
                    FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                ByteBuffer block = ByteBuffer.allocate(BLOCK_BYTES);
                for (long done = 0; done < size; done += block.position()) {
                    block.clear().limit((int) Math.min(BLOCK_BYTES, size - done));
                    while (block.hasRemaining()) {
                        channel.write(block);
                    }
                }
            }
            return open(file);
        } catch (IOException failure) {
            deleteQuietly(file);
            throw new StorageException(
                    "no memory of " + size + " bytes to be shared by processes in " + file.getParent() + " ("
                            + failure.getMessage() + "): free some of that file system, or start fewer processes",
                    failure);
        }
    }

    private static void deleteQuietly(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException unreachable) {
            // The folder around it goes as a whole.
        }
    }

    /**
     * Maps words that another process has made.
     *
     * @throws IOException if there are none
     */
    public static SharedWords open(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return new SharedWords(channel.map(FileChannel.MapMode.READ_WRITE, 0, channel.size()));
        }
    }

    /** Number of words. */
    public int size() {
        return bytes.capacity() / Long.BYTES;
    }

    /** A word, without any order. */
    public long get(int index) {
        return bytes.getLong(index * Long.BYTES);
    }

    /** Sets a word, without any order. */
    public void set(int index, long value) {
        bytes.putLong(index * Long.BYTES, value);
    }

    /** A word; whatever its writer wrote before {@link #setRelease} is seen behind this. */
    public long getAcquire(int index) {
        return (long) WORD.getAcquire(bytes, index * Long.BYTES);
    }

    /** Sets a word behind everything that this thread wrote before. */
    public void setRelease(int index, long value) {
        WORD.setRelease(bytes, index * Long.BYTES, value);
    }

    /** Some words by themselves, read and written without any order. */
    public LongBuffer slice(int from, int words) {
        return bytes.slice(from * Long.BYTES, words * Long.BYTES)
                .order(ByteOrder.nativeOrder())
                .asLongBuffer();
    }
}
