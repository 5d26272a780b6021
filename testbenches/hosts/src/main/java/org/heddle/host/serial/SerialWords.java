package org.heddle.host.serial;

import java.nio.ByteBuffer;
import org.heddle.hdl.registers.RegisterPort;

/**
 * Registers of 32 bits at the other end of a serial line, in the wire format of LiteX's UARTBone: a command, a number of words, the address in
 * words, and the words, their highest byte first. One word an access, or a burst of them.
 */
public final class SerialWords implements RegisterPort {
    /** Most words of a burst. */
    public static final int MOST_WORDS = 255;

    private static final byte WRITE = 1;
    private static final byte READ = 2;
    /** Bytes of a command before its words. */
    static final int HEAD_BYTES = 6;

    private final SerialLine line;

    /** Speaks over a line. */
    public SerialWords(SerialLine line) {
        this.line = line;
    }

    private static ByteBuffer command(byte kind, int words, long address) {
        ByteBuffer bytes = ByteBuffer.allocate(HEAD_BYTES + (kind == WRITE ? words * Integer.BYTES : 0));
        return bytes.put(kind).put((byte) words).putInt((int) (address / Integer.BYTES));
    }

    /**
     * {@inheritDoc}
     *
     * @throws SerialLineException if no answer comes
     */
    @Override
    public long read(long address) {
        return Integer.toUnsignedLong(read(address, 1)[0]);
    }

    /**
     * Reads words that lie behind each other.
     *
     * @param address of the first one, in bytes
     * @param count from 1 to {@link #MOST_WORDS}
     * @throws SerialLineException if no answer comes
     */
    public int[] read(long address, int count) {
        line.write(command(READ, count, address).array());
        int[] words = new int[count];
        ByteBuffer.wrap(line.read(count * Integer.BYTES)).asIntBuffer().get(words);
        return words;
    }

    /**
     * {@inheritDoc}
     *
     * <p>The line answers no write; the next read tells that it was done.
     */
    @Override
    public void write(long address, long value) {
        write(address, new int[] {(int) value});
    }

    /**
     * Writes words that lie behind each other, which is not answered either.
     *
     * @param address of the first one, in bytes
     * @param words 1 to {@link #MOST_WORDS}
     */
    public void write(long address, int[] words) {
        ByteBuffer bytes = command(WRITE, words.length, address);
        for (int word : words) {
            bytes.putInt(word);
        }
        line.write(bytes.array());
    }
}
