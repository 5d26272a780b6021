package org.heddle.host.serial;

import java.nio.ByteBuffer;
import java.util.concurrent.locks.LockSupport;
import org.heddle.host.HostPort;

/**
 * A host port at the other end of a serial line, in the wire format of LiteX's UARTBone: a command, a number of words of 32 bits, the
 * address in such words, and the words, their highest byte first. A register of 64 bits is a burst of two, lower half first.
 *
 * <p>The cycles are those that the bits of all accesses took on the line, which is the least that have passed on the board.
 */
public final class SerialHostPort implements HostPort {
    private static final byte WRITE = 1;
    private static final byte READ = 2;
    private static final byte HALVES = 2;
    private static final int HEAD_BYTES = 6;
    private static final int BITS_PER_BYTE = 10;

    private final SerialLine line;
    private final int baud;
    private final long cyclesPerBit;
    private long bits;
    private long idle;

    /**
     * @param baud bits per second on the line
     * @param cyclesPerBit of the board's clock
     */
    public SerialHostPort(SerialLine line, int baud, int cyclesPerBit) {
        this.line = line;
        this.baud = baud;
        this.cyclesPerBit = cyclesPerBit;
    }

    private static ByteBuffer command(byte kind, int address) {
        ByteBuffer bytes = ByteBuffer.allocate(HEAD_BYTES + (kind == WRITE ? Long.BYTES : 0));
        return bytes.put(kind).put(HALVES).putInt(address / Integer.BYTES);
    }

    private void pass(long bytes) {
        bits += BITS_PER_BYTE * bytes;
    }

    /**
     * {@inheritDoc}
     *
     * @throws SerialLineException if no answer comes
     */
    @Override
    public long read(int address) {
        line.write(command(READ, address).array());
        ByteBuffer answer = ByteBuffer.wrap(line.read(Long.BYTES));
        pass(HEAD_BYTES + Long.BYTES);
        long lower = Integer.toUnsignedLong(answer.getInt());
        return lower | (long) answer.getInt() << Integer.SIZE;
    }

    /**
     * {@inheritDoc}
     *
     * <p>The line answers no write; the board does accesses in their order, so that the next read tells that it was done.
     */
    @Override
    public void write(int address, long value) {
        line.write(command(WRITE, address)
                .putInt((int) value)
                .putInt((int) (value >>> Integer.SIZE))
                .array());
        pass(HEAD_BYTES + Long.BYTES);
    }

    @Override
    public long cycle() {
        return bits * cyclesPerBit + idle;
    }

    /** Lets so much time pass here as the board takes for the cycles. */
    @Override
    public void idle(long cycles) {
        idle += cycles;
        LockSupport.parkNanos((long) (1e9 * cycles / (1.0 * baud * cyclesPerBit)));
    }
}
