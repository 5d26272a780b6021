package org.heddle.verify.mutate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.report.AtomicFile;
import org.heddle.report.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The file of results.
 *
 * @param top whose modules the faults stand in
 * @param seed that they were drawn from
 * @param mutants by their index
 */
public record MutantDocument(String top, long seed, List<MutantResult> mutants) {
    public MutantDocument {
        mutants = mutants.stream()
                .sorted(Comparator.comparingInt(MutantResult::index))
                .toList();
    }

    /**
     * Reads a file, or begins an empty document where there is none, or a pipe.
     *
     * @throws IllegalArgumentException if the file holds something else, or results of another top or seed
     */
    public static MutantDocument in(Path file, String top, long seed) throws IOException {
        if (!Files.isRegularFile(file)) {
            return new MutantDocument(top, seed, List.of());
        }
        MutantDocument document;
        try {
            document = JsonMapper.builder().build().readValue(Files.readString(file), MutantDocument.class);
        } catch (JacksonException | NullPointerException foreign) {
            throw new IllegalArgumentException(
                    file + " holds no results of heddle mutate: name another file (" + foreign.getMessage() + ")",
                    foreign);
        }
        if (!document.top.equals(top) || document.seed != seed) {
            throw new IllegalArgumentException(file + " holds results of " + document.top + " with seed "
                    + document.seed + ", these are of " + top + " with seed " + seed + ": name another file");
        }
        return document;
    }

    /** The same with one result more; an older one of the same index goes. */
    public MutantDocument with(MutantResult result) {
        Stream<MutantResult> others = mutants.stream().filter(other -> other.index() != result.index());
        return new MutantDocument(
                top, seed, Stream.concat(others, Stream.of(result)).toList());
    }

    /** The same without the mutants that survive: a run over it judges them again. */
    public MutantDocument withoutSurvivors() {
        return new MutantDocument(
                top, seed, mutants.stream().filter(result -> !result.survives()).toList());
    }

    /** Writes it whole. */
    public void write(Path file) throws IOException {
        AtomicFile.write(file, Json.pretty(this));
    }
}
