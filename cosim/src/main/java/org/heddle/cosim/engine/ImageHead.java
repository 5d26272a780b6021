package org.heddle.cosim.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** The head of a port image; offsets are those of {@code struct HeddleHead}. */
public final class ImageHead {
    private static final int TIME_PS = 0;
    private static final int STOP = 8;
    private static final int STOP_LINE = 16;
    private static final int EDGES = 24;
    private static final int RECORDED_EDGES = 32;
    private static final int WATCH_OP = 64;
    private static final int WATCH_OFFSET = 72;
    private static final int WATCH_MASK = 80;
    private static final int WATCH_VALUE = 88;
    private static final int HALT = 96;
    private static final int ATTENTION = 104;
    private static final int CLOCK_CYCLES = 128;

    private static final VarHandle WORD = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final ByteBuffer image;

    /** The head of this image. */
    public ImageHead(ByteBuffer image) {
        this.image = image;
    }

    /** Simulated time in picoseconds. */
    public long timePs() {
        return image.getLong(TIME_PS);
    }

    /** Returns the reason why the simulation ended, as {@link Outcome} numbers it, or {@link Outcome#DONE}. */
    public int stop() {
        return (int) image.getLong(STOP);
    }

    /** Line of the Verilog that ended it, or 0. */
    public long stopLine() {
        return image.getLong(STOP_LINE);
    }

    /** Rising edges of any clock; those at one time count once. */
    public long edges() {
        return image.getLong(EDGES);
    }

    /** Whether a recording has the inputs of every edge. */
    public boolean recordedAll() {
        return image.getLong(RECORDED_EDGES) == -1;
    }

    /** Rising edges of a clock. */
    public long cycles(int clock) {
        return image.getLong(CLOCK_CYCLES + 8 * clock);
    }

    /**
     * Lets the next run end where a word of the image meets a condition.
     *
     * @param offset where the word lies, in bytes
     * @param mask the bits of it that count
     * @param operation how it is compared, as native code numbers comparisons
     * @param value what it is compared with
     */
    void watch(int offset, long mask, int operation, long value) {
        image.putLong(WATCH_OFFSET, offset);
        image.putLong(WATCH_MASK, mask);
        image.putLong(WATCH_VALUE, value);
        image.putLong(WATCH_OP, operation);
    }

    /** Watches nothing any more. */
    void unwatch() {
        image.putLong(WATCH_OP, 0);
    }

    /** Asks a running native call to end soon. To be called from any thread, and harmless where none runs. */
    void halt() {
        WORD.setVolatile(image, HALT, 1L);
        WORD.setVolatile(image, ATTENTION, 1L);
    }

    /** Whether the running call was asked to end. */
    public boolean isHalted() {
        return (long) WORD.getVolatile(image, HALT) != 0;
    }

    /** Whether a loop has something to look at: an end, much printed text, or a halt. */
    public boolean needsAttention() {
        return (long) WORD.getVolatile(image, ATTENTION) != 0;
    }

    /** Takes back what {@link #halt} asked. */
    void goOn() {
        WORD.setVolatile(image, HALT, 0L);
    }

    /** Notes the end of a model that could not do so itself. */
    void died(long timePs, long cycle) {
        image.putLong(TIME_PS, timePs);
        image.putLong(CLOCK_CYCLES, cycle);
        image.putLong(STOP, Outcome.DIED);
    }

    // Written by a model in Java

    /** Sets the simulated time in picoseconds. */
    public void setTimePs(long timePs) {
        image.putLong(TIME_PS, timePs);
    }

    /** Says why the simulation ended, and in which line of the Verilog; 0 for none. */
    public void setStop(int reason, long line) {
        image.putLong(STOP, reason);
        image.putLong(STOP_LINE, line);
    }

    /** Sets the number of rising edges of any clock. */
    public void setEdges(long edges) {
        image.putLong(EDGES, edges);
    }

    /** Sets the number of rising edges of a clock. */
    public void setCycles(int clock, long cycles) {
        image.putLong(CLOCK_CYCLES + 8 * clock, cycles);
    }

    /** Says at which edge a recording became too large; -1 if none did. */
    public void setRecordedEdges(long edges) {
        image.putLong(RECORDED_EDGES, edges);
    }

    /** Lets a loop look at what there is to attend to, or lets it be. */
    public void setAttention(boolean needed) {
        WORD.setVolatile(image, ATTENTION, needed ? 1L : 0L);
    }

    /** Whether a condition is watched. */
    public boolean isWatching() {
        return image.getLong(WATCH_OP) != 0;
    }

    /** Whether the watched word of the image meets its condition. */
    public boolean isWatchMet() {
        long word = image.getLong((int) image.getLong(WATCH_OFFSET)) & image.getLong(WATCH_MASK);
        long value = image.getLong(WATCH_VALUE);
        return switch ((int) image.getLong(WATCH_OP)) {
            case 1 -> word == value;
            case 2 -> word != value;
            case 3 -> Long.compareUnsigned(word, value) < 0;
            case 4 -> Long.compareUnsigned(word, value) >= 0;
            default -> false;
        };
    }
}
