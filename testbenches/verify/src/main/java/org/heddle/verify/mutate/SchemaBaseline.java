package org.heddle.verify.mutate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;

/** One run of every check that reads a module with a schema, while no mutant is chosen: which mutants does it touch? */
final class SchemaBaseline {
    private final TestInstallation tests;
    private final Schemata schemata;
    private final Path work;

    /**
     * @param work folder for unfinished work
     */
    SchemaBaseline(TestInstallation tests, Schemata schemata, Path work) {
        this.tests = tests;
        this.schemata = schemata;
        this.work = work;
    }

    /**
     * Gives the schemata their records, measured where they are not known.
     *
     * @param records of the right hardware
     * @param told hears how many of how many are known
     */
    void measure(List<CheckRecord> records, RecordedModules modules, int threads, BiConsumer<Integer, Integer> told)
            throws IOException {
        List<MutantCheck> concerned = records.stream()
                .filter(record -> !record.check().isProof() && record.end() == WorkerAnswer.End.PASSED)
                .filter(record -> record.modules().stream()
                        .anyMatch(
                                module -> schemata.concerns(modules.file(module).text())))
                .map(CheckRecord::check)
                .toList();
        new CheckRuns<>(
                        schemata.folder().resolve("checks.tsv"),
                        SchemaRecord::parse,
                        SchemaRecord::line,
                        SchemaRecord::check)
                .records(
                        concerned,
                        threads,
                        tests,
                        number -> work.resolve("schemata-" + number + ".log"),
                        this::measured,
                        told)
                .forEach(schemata::add);
    }

    private SchemaRecord measured(Worker worker, MutantCheck check) throws IOException {
        WorkerAnswer answer = worker.ask(
                WorkerRequest.substituting(check, schemata.folder().toString(), Baseline.LIMIT.toMillis(), 0),
                Baseline.LIMIT);
        return new SchemaRecord(check, answer.end(), answer.millis(), answer.touched());
    }
}
