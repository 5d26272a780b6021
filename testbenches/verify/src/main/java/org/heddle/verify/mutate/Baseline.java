package org.heddle.verify.mutate;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.hdl.proof.Proof;
import org.heddle.verify.prove.Proofs;

/**
 * Modules that each check reads, and time that it takes: one run of every check over the right hardware, kept for this state of the
 * sources. A run that was interrupted goes on where it ended.
 */
final class Baseline {
    static final Duration LIMIT = Duration.ofMinutes(20);
    /** Most checks whose ends a message tells. */
    private static final int TOLD = 5;

    private final TestInstallation tests;
    private final Path file;
    private final Path texts;
    private final Path work;

    /**
     * @param work folder for unfinished work
     */
    Baseline(TestInstallation tests, Path work) {
        this.tests = tests;
        this.work = work;
        this.file = tests.folder().resolve("checks.tsv");
        this.texts = tests.folder().resolve("modules");
    }

    /** The folder with the text of each module that a check reads. */
    Path texts() {
        return texts;
    }

    /**
     * The records of all checks, measured where they are not known.
     *
     * @param told hears how many of how many are known
     * @throws IllegalStateException if none of them passes, so that none could see a fault
     */
    List<CheckRecord> records(int threads, BiConsumer<Integer, Integer> told) throws IOException {
        Files.createDirectories(texts);
        List<CheckRecord> records = new CheckRuns<>(file, CheckRecord::parse, CheckRecord::line, CheckRecord::check)
                .records(all(), threads, tests, this::log, this::measure, told);
        if (records.stream().noneMatch(record -> record.end() == WorkerAnswer.End.PASSED)) {
            // Whatever it was, it is to be tried again.
            Files.deleteIfExists(file);
            throw new IllegalStateException("no test passes over the right hardware, so none can see a fault: "
                    + (records.isEmpty() ? "there is none whose class's name ends with Test" : ends(records))
                    + "; mend them first" + (records.isEmpty() ? "" : "; what they printed is in " + log(1)));
        }
        return records;
    }

    private static String ends(List<CheckRecord> records) {
        return records.stream()
                .limit(TOLD)
                .map(record -> record.check() + " " + record.ended())
                .collect(Collectors.joining(", "));
    }

    private Path log(int number) {
        return tests.folder().resolve("right-hardware-" + number + ".log");
    }

    private CheckRecord measure(Worker worker, MutantCheck check) throws IOException {
        Path folder = Files.createTempDirectory(work, "record-");
        WorkerAnswer answer = worker.ask(WorkerRequest.recording(check, folder.toString(), LIMIT.toMillis()), LIMIT);
        List<String> modules = new ArrayList<>();
        try (Stream<Path> recorded = Files.list(folder)) {
            for (Path module : recorded.sorted().toList()) {
                modules.add(module.getFileName().toString());
                try {
                    Files.move(module, texts.resolve(module.getFileName()));
                } catch (FileAlreadyExistsException sameText) {
                    Files.delete(module);
                }
            }
        }
        Files.delete(folder);
        return new CheckRecord(check, answer.end(), answer.millis(), modules, answer.detail());
    }

    private List<MutantCheck> all() throws IOException {
        List<MutantCheck> all = new ArrayList<>();
        for (Path folder : tests.testClasses()) {
            addTests(folder, all);
        }
        if (!tests.isOwnProject()) {
            Proofs.all().stream().map(Proof::name).map(MutantCheck::proof).forEach(all::add);
        }
        all.sort(null);
        return all;
    }

    private void addTests(Path folder, List<MutantCheck> all) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.map(path -> folder.relativize(path).toString())
                    .filter(name -> name.endsWith("Test.class") && !name.contains("$"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .map(MutantCheck::test)
                    .filter(check -> tests.isOwnProject() || check.stage() >= 0)
                    .forEach(all::add);
        }
    }
}
