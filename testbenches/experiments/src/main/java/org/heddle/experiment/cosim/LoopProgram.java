package org.heddle.experiment.cosim;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.heddle.cosim.build.NativeLoop;
import org.heddle.cosim.cache.CacheEntry;

/** A running C++ loop over a design, which measures when it is told to. */
final class LoopProgram implements AutoCloseable {
    private final CacheEntry entry;
    private final Path rows;
    private final Process process;
    private final Writer orders;
    private final BufferedReader answers;

    /**
     * One measurement.
     *
     * @param ns nanoseconds it took, of processor time if only one thread works
     * @param checksum over the outputs it read
     */
    record Result(long ns, long checksum) {}

    private LoopProgram(CacheEntry entry, Path rows, Process process) {
        this.entry = entry;
        this.rows = rows;
        this.process = process;
        this.orders = process.outputWriter(StandardCharsets.US_ASCII);
        this.answers = process.inputReader(StandardCharsets.US_ASCII);
    }

    static LoopProgram start(CacheEntry program, BenchmarkDesign design) throws IOException {
        Path rows = Files.createTempFile("heddle-bench", ".rows");
        write(rows, design);
        Process process = new ProcessBuilder(NativeLoop.program(program).toString(), rows.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return new LoopProgram(program, rows, process);
    }

    private static void write(Path file, BenchmarkDesign design) throws IOException {
        ByteBuffer row = ByteBuffer.allocate(8 * design.rowWords()).order(ByteOrder.LITTLE_ENDIAN);
        try (OutputStream out = new java.io.BufferedOutputStream(Files.newOutputStream(file))) {
            for (long[] words : design.rows()) {
                row.clear();
                row.asLongBuffer().put(words);
                out.write(row.array());
            }
        }
    }

    /** Drives every input and reads every output in every cycle. */
    Result driven(long cycles) {
        return measure("driven", cycles);
    }

    /** Runs cycles with the inputs of the last row. */
    Result free(long cycles) {
        return measure("free", cycles);
    }

    /**
     * Sends beats through a design and takes them.
     *
     * @param offsets where valid, ready and data of the stream into the design lie, then of the stream out of it: bytes
     *     among the inputs or outputs
     */
    Result stream(long cycles, List<Integer> offsets) {
        String places = offsets.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return measure("stream", cycles + " " + places);
    }

    private Result measure(String what, long cycles) {
        return measure(what, String.valueOf(cycles));
    }

    private Result measure(String what, String arguments) {
        try {
            orders.write(what + " " + arguments + "\n");
            orders.flush();
            String answer = answers.readLine();
            if (answer == null) {
                throw new IllegalStateException("the C++ loop ended while it measured \"" + what + "\"");
            }
            String[] numbers = answer.split(" ");
            return new Result(Long.parseLong(numbers[0]), Long.parseUnsignedLong(numbers[1]));
        } catch (IOException failure) {
            throw new UncheckedIOException("the C++ loop does not answer", failure);
        }
    }

    @Override
    public void close() {
        process.destroy();
        entry.close();
        try {
            Files.deleteIfExists(rows);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
