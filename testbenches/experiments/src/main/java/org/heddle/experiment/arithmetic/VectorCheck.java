package org.heddle.experiment.arithmetic;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.stage.arithmetic.ReductionOperation;
import org.heddle.nic.stage.arithmetic.bench.AluBatch;

/** Runs the vectors of a file through the ALU in RTL, one in every cycle. */
public final class VectorCheck {
    private static final int BATCH_WORDS = 4096;

    private final Path file;
    private final VectorForm form;
    private final boolean anyNan;

    /**
     * Result of a check of vectors.
     *
     * @param vectors number of vectors that were compared
     * @param mismatches number of them that differ
     * @param first the first of these: its line, and what the RTL makes of it
     */
    public record Outcome(long vectors, long mismatches, Optional<String> first) {}

    /** A vector and its line in the file, from 1. */
    private record Numbered(VectorForm.Vector vector, long line) {}

    /**
     * A check.
     *
     * @param anyNan whether any NaN of the RTL's is what any NaN of the file stands for
     */
    public VectorCheck(Path file, VectorForm form, boolean anyNan) {
        this.file = file;
        this.form = form;
        this.anyNan = anyNan;
    }

    /**
     * Reads the whole file once, so that nothing runs if a line of it is malformed.
     *
     * @return how many vectors it has
     * @throws IllegalArgumentException if a line is malformed, or there is none: where, and the mend
     * @throws IOException if it cannot be read
     */
    public long count() throws IOException {
        long vectors = 0;
        try (BufferedReader lines = open()) {
            long number = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                vectors += parse(line, number).isPresent() ? 1 : 0;
            }
        }
        if (vectors == 0) {
            throw new IllegalArgumentException(
                    file + " has no vectors: write some with testfloat_gen " + form.operation());
        }
        return vectors;
    }

    private BufferedReader open() throws IOException {
        // Bytes that are no text are no vector either, but a line with them has a number.
        return Files.newBufferedReader(file, StandardCharsets.ISO_8859_1);
    }

    private Optional<VectorForm.Vector> parse(String line, long number) {
        if (line.isBlank()) {
            return Optional.empty();
        }
        try {
            return Optional.of(form.parse(line));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "%s:%d: %s: a line has two operands, their result and the flags, as testfloat_gen %s writes it: '%s'"
                            .formatted(file, number, e.getMessage(), form.operation(), form.example()),
                    e);
        }
    }

    /**
     * Runs them all.
     *
     * @param progress hears how many are done
     */
    public Outcome run(VerilogDesign verilog, SimulationOptions options, LongConsumer progress) throws IOException {
        try (AluBatch batch = new AluBatch(verilog, options.cycleLimit(Long.MAX_VALUE), BATCH_WORDS);
                BufferedReader lines = open()) {
            long number = 0;
            long done = 0;
            long mismatches = 0;
            Optional<String> first = Optional.empty();
            List<Numbered> block = new ArrayList<>();
            String line;
            do {
                line = lines.readLine();
                number++;
                if (line != null) {
                    long at = number;
                    parse(line, number).ifPresent(vector -> block.add(new Numbered(vector, at)));
                }
                if (block.size() == BATCH_WORDS || line == null && !block.isEmpty()) {
                    for (String mismatch : run(batch, block)) {
                        mismatches++;
                        first = first.or(() -> Optional.of(mismatch));
                    }
                    done += block.size();
                    block.clear();
                    progress.accept(done);
                }
            } while (line != null);
            return new Outcome(done, mismatches, first);
        }
    }

    /** Runs some, and tells of those that differ. */
    private List<String> run(AluBatch batch, List<Numbered> block) {
        for (int word = 0; word < batch.words(); word++) {
            if (word < block.size()) {
                VectorForm.Vector vector = block.get(word).vector();
                int place = place(word);
                batch.set(
                        word,
                        ReductionOperation.SUM,
                        form.type(),
                        false,
                        vector.left() << place,
                        vector.right() << place);
            } else {
                batch.setEmpty(word, 0);
            }
        }
        batch.run();
        List<String> mismatches = new ArrayList<>();
        for (int word = 0; word < block.size(); word++) {
            Numbered numbered = block.get(word);
            VectorForm.Vector vector = numbered.vector();
            long value = batch.value(word) >>> place(word) & form.mask();
            if (!same(value, vector.value()) || batch.flags(word) != vector.flags()) {
                mismatches.add("%s:%d: the file says %s, the RTL %s"
                                .formatted(
                                        file,
                                        numbered.line(),
                                        form.text(vector, vector.value(), vector.flags()),
                                        form.text(vector, value, batch.flags(word)))
                        + (form.isNan(value) && form.isNan(vector.value()) ? ": --any-nan takes any NaN" : ""));
            }
        }
        return mismatches;
    }

    private boolean same(long value, long expected) {
        return value == expected || anyNan && form.isNan(value) && form.isNan(expected);
    }

    /** Bit of a word at which a vector's numbers begin: those of binary32 take both lanes in turn, with zeros in the other. */
    private int place(int word) {
        return form.type().bytes() == 4 ? word % 2 * 32 : 0;
    }
}
