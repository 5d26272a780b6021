package org.heddle.host.serial;

import java.util.concurrent.locks.LockSupport;
import org.heddle.host.HostPort;

/**
 * A host port at the other end of a serial line, in the wire format of {@link SerialWords}: a register of 64 bits is a burst of two words,
 * the lower half first.
 *
 * <p>The cycles are those that the bits of all accesses took on the line, which is the least that have passed on the board.
 */
public final class SerialHostPort implements HostPort {
    private static final int HALVES = 2;
    private static final int ACCESS_BYTES = SerialWords.HEAD_BYTES + Long.BYTES;
    private static final int BITS_PER_BYTE = 10;

    private final SerialWords words;
    private final int baud;
    private final long cyclesPerBit;
    private long bits;
    private long idle;

    /**
     * @param baud bits per second on the line
     * @param cyclesPerBit of the board's clock
     */
    public SerialHostPort(SerialLine line, int baud, int cyclesPerBit) {
        this.words = new SerialWords(line);
        this.baud = baud;
        this.cyclesPerBit = cyclesPerBit;
    }

    private void pass() {
        bits += (long) BITS_PER_BYTE * ACCESS_BYTES;
    }

    /**
     * {@inheritDoc}
     *
     * @throws SerialLineException if no answer comes
     */
    @Override
    public long read(int address) {
        int[] halves = words.read(address, HALVES);
        pass();
        return Integer.toUnsignedLong(halves[0]) | (long) halves[1] << Integer.SIZE;
    }

    /**
     * {@inheritDoc}
     *
     * <p>The line answers no write; the board does accesses in their order, so that the next read tells that it was done.
     */
    @Override
    public void write(int address, long value) {
        words.write(address, new int[] {(int) value, (int) (value >>> Integer.SIZE)});
        pass();
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
