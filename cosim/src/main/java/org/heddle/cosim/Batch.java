package org.heddle.cosim;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.stream.LongStream;
import org.heddle.cosim.build.ImageLayout;

/**
 * Rows of input vectors that run natively, one cycle of the first clock each, and the outputs after each of these cycles.
 * For stimulus that does not depend on what the design answers: a whole batch is one call.
 */
public final class Batch {
    private final Simulation simulation;
    private final ImageLayout layout;
    private final int rows;
    private final ByteBuffer inputs;
    private final ByteBuffer outputs;
    private final LongBuffer inputRows;
    private final LongBuffer outputRows;
    private final long[] inputMasks;
    private int done;

    Batch(Simulation simulation, int rows) {
        if (rows < 1) {
            throw new IllegalArgumentException("rows must be >= 1: rows=" + rows);
        }
        this.simulation = simulation;
        this.layout = simulation.instance().layout();
        this.rows = rows;
        long bytes = (long) rows * Math.max(layout.inputBytes(), layout.outputBytes());
        if (bytes > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("a batch of " + rows + " rows takes " + bytes
                    + " bytes, more than the 2^31 - 1 of a buffer: run several of fewer rows");
        }
        this.inputs = buffer(layout.inputBytes());
        this.outputs = buffer(layout.outputBytes());
        this.inputRows = inputs.asLongBuffer();
        this.outputRows = outputs.asLongBuffer();
        this.inputMasks = simulation.ports().stream()
                .filter(Port::isInput)
                .flatMapToLong(Batch::masks)
                .toArray();
    }

    private static LongStream masks(Port port) {
        return LongStream.range(0, port.words()).map(word -> word == port.words() - 1 ? port.topMask() : -1);
    }

    private ByteBuffer buffer(int rowBytes) {
        return ByteBuffer.allocateDirect(rows * rowBytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Number of rows. */
    public int rows() {
        return rows;
    }

    /** Number of rows that were run: all after {@link #run}, fewer if the design ended the simulation in it. */
    public int done() {
        return done;
    }

    /** Sets an input of at most 64 bits in a row; inputs that are never set are 0. */
    public void set(int row, Port input, long value) {
        SimulatedPorts.requireNarrow(input);
        setWord(row, input, 0, value);
    }

    /** Sets 64 bits of an input of any width in a row; word 0 is the least significant. */
    public void setWord(int row, Port input, int word, long value) {
        simulation.simulatedPorts().requireInput(input);
        SimulatedPorts.requireFits(input, word, value);
        inputs.putLong(at(row, layout.inputBytes(), input, word, layout.inputOffset()), value);
    }

    /** An output of at most 64 bits after a row's cycle, unsigned. */
    public long get(int row, Port output) {
        SimulatedPorts.requireNarrow(output);
        return getWord(row, output, 0);
    }

    /** 64 bits of an output of any width after a row's cycle; word 0 is the least significant. */
    public long getWord(int row, Port output, int word) {
        simulation.simulatedPorts().requireOwn(output);
        if (output.isInput()) {
            throw new IllegalArgumentException("port " + output + " is an input: a batch gives outputs");
        }
        SimulatedPorts.requireWord(output, word);
        return outputs.getLong(at(row, layout.outputBytes(), output, word, layout.outputOffset()));
    }

    /** 64-bit words of a row of inputs: all but the clocks in declaration order, the least significant word first. */
    public int inputWords() {
        return inputMasks.length;
    }

    /** 64-bit words of a row of outputs, in declaration order, the least significant word first. */
    public int outputWords() {
        return layout.outputBytes() / 8;
    }

    /**
     * Sets all inputs of a row at once.
     *
     * @param words {@link #inputWords} of them
     * @throws IllegalArgumentException if their number is another, or one does not fit its port
     */
    public void setRow(int row, long[] words) {
        requireRow(row);
        if (words.length != inputMasks.length) {
            throw new IllegalArgumentException(
                    "a row of inputs has " + inputMasks.length + " words: this one has " + words.length);
        }
        // Rows are short: a bulk copy, or a loop for each of the two steps, would take longer.
        LongBuffer to = inputRows;
        long[] masks = inputMasks;
        int first = row * words.length;
        long excess = 0;
        for (int i = 0; i < words.length; i++) {
            to.put(first + i, words[i]);
            excess |= words[i] & ~masks[i];
        }
        if (excess != 0) {
            throw new IllegalArgumentException("row " + row + " has a value that does not fit its port: mask it");
        }
    }

    /**
     * Reads all outputs after a row's cycle.
     *
     * @param words receives {@link #outputWords} of them
     */
    public void getRow(int row, long[] words) {
        requireRow(row);
        int first = row * outputWords();
        for (int i = 0; i < outputWords(); i++) {
            words[i] = outputRows.get(first + i);
        }
    }

    private void requireRow(int row) {
        if (row < 0 || row >= rows) {
            throw new IndexOutOfBoundsException("row " + row + " of " + rows);
        }
    }

    private int at(int row, int rowBytes, Port port, int word, int sideOffset) {
        requireRow(row);
        return row * rowBytes + port.offset() + 8 * word - sideOffset;
    }

    /**
     * Runs all rows. The inputs of the last one stay in place.
     *
     * @throws org.heddle.cosim.stop.HardwareStoppedException if the design ends the simulation; {@link #done} tells how far it came
     * @throws org.heddle.cosim.stop.CycleLimitException if the simulation would exceed its limit
     * @throws IllegalStateException if the simulation has agents, which a batch would not ask
     */
    public void run() {
        if (!simulation.stepping().agents().isEmpty() || simulation.stepping().hasNativeAgents()) {
            throw new IllegalStateException(
                    "a batch runs without agents: step the simulation, or open one without them");
        }
        simulation.stepping().requireWithinLimit(rows, "batch");
        simulation.instance().call(() -> {
            runRows();
            return rows;
        });
    }

    private void runRows() {
        long start = simulation.cycle();
        try {
            for (done = 0; done < rows; done = (int) (simulation.cycle() - start)) {
                simulation
                        .instance()
                        .batch(
                                inputs.slice(done * layout.inputBytes(), (rows - done) * layout.inputBytes()),
                                outputs.slice(done * layout.outputBytes(), (rows - done) * layout.outputBytes()),
                                rows - done);
            }
        } finally {
            done = (int) (simulation.cycle() - start);
        }
    }
}
