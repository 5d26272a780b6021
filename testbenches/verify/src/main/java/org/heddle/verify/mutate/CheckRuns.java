package org.heddle.verify.mutate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.heddle.report.Workers;

/**
 * One run of each of many checks, whose records are kept in a file as soon as they are known: what was interrupted goes on where it ended.
 *
 * @param <R> the record of a check
 * @param file that keeps the records, a line each
 * @param parse the record of a line
 * @param line the line of a record
 * @param check that a record is of
 */
record CheckRuns<R>(Path file, Function<String, R> parse, Function<R, String> line, Function<R, MutantCheck> check) {
    /** Runs one check. */
    interface Measure<R> {
        R of(Worker worker, MutantCheck check) throws IOException;
    }

    /**
     * The records of all checks, measured where they are not known.
     *
     * @param threads processes that run checks at once
     * @param log of the n-th process
     * @param told hears how many of how many are known
     */
    List<R> records(
            List<MutantCheck> all,
            int threads,
            TestInstallation tests,
            Function<Integer, Path> log,
            Measure<R> measure,
            BiConsumer<Integer, Integer> told)
            throws IOException {
        Map<MutantCheck, R> known = new LinkedHashMap<>();
        if (Files.exists(file)) {
            Files.readAllLines(file).stream().map(parse).forEach(record -> known.put(check.apply(record), record));
        }
        ConcurrentLinkedQueue<MutantCheck> open = new ConcurrentLinkedQueue<>(all);
        open.removeAll(known.keySet());
        if (!open.isEmpty()) {
            AtomicInteger names = new AtomicInteger();
            Workers.run(threads, "the checks of the right hardware", () -> {
                try (Worker worker = new Worker(tests, log.apply(names.incrementAndGet()))) {
                    for (MutantCheck next = open.poll(); next != null; next = open.poll()) {
                        R record = measure.of(worker, next);
                        synchronized (known) {
                            known.put(next, record);
                            Files.writeString(
                                    file,
                                    line.apply(record) + "\n",
                                    StandardOpenOption.CREATE,
                                    StandardOpenOption.APPEND);
                            told.accept(known.size(), all.size());
                        }
                    }
                } catch (IOException failure) {
                    throw new UncheckedIOException(failure);
                }
            });
        }
        return all.stream().map(known::get).toList();
    }
}
