package org.heddle.verify.campaign;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.report.AtomicFile;
import org.heddle.report.Json;

/**
 * The folder of a campaign: {@code journal/}, a file for each process that has run jobs; {@code log/}, what jobs and processes say
 * beside their results; {@code slurm/}, what was submitted; {@code lock}; and, made from the journals, {@code results.jsonl} and {@code
 * times.jsonl}.
 */
public record CampaignFolder(Path path) {
    private record Time(String job, double seconds) {}

    /** Makes the folders that are not there. */
    public void make() throws IOException {
        for (String name : List.of("journal", "log", "slurm")) {
            Files.createDirectories(path.resolve(name));
        }
    }

    /**
     * Takes the folder for one runner.
     *
     * @return what gives it back; empty if another runner has it
     */
    public Optional<FolderLock> lock() throws IOException {
        return FolderLock.take(path.resolve("lock"));
    }

    /** Returns whether a runner has the folder now. */
    public boolean isRunning() throws IOException {
        if (!Files.exists(path.resolve("lock"))) {
            return false;
        }
        Optional<FolderLock> lock = FolderLock.take(path.resolve("lock"));
        if (lock.isPresent()) {
            lock.get().close();
        }
        return lock.isEmpty();
    }

    /**
     * Opens a journal of a process's own.
     *
     * @param writer begins the file's name
     */
    public JobJournal journal(String writer) throws IOException {
        return JobJournal.at(Files.createTempFile(path.resolve("journal"), writer + "-", ".jsonl"));
    }

    /** Returns the file for what a job says beside its result. */
    public Path log(String job) {
        return path.resolve("log").resolve(job + ".txt");
    }

    /** Returns the file for what a worker says outside its jobs. */
    public Path workerLog(int worker) {
        return path.resolve("log").resolve("_worker-" + worker + ".txt"); // no job's name begins so
    }

    /** Returns the folder for what was submitted to a cluster. */
    public Path slurm() {
        return path.resolve("slurm");
    }

    /**
     * Reads the journals.
     *
     * @throws IOException if one cannot be read; an absent folder has none
     */
    public CampaignState state() throws IOException {
        CampaignState state = new CampaignState();
        for (Path file : journals()) {
            state.add(JobJournal.read(file));
        }
        return state;
    }

    /**
     * Takes the ends out of the journals that are no success, so that those jobs run again. The caller holds the lock.
     *
     * @throws IOException if a journal cannot be read or written
     */
    public void reopen() throws IOException {
        for (Path file : journals()) {
            List<JournalEntry> all = JobJournal.read(file);
            List<JournalEntry> kept = all.stream()
                    .filter(entry -> entry.status() == null || entry.status() == JobStatus.DONE)
                    .toList();
            if (kept.size() < all.size()) {
                AtomicFile.write(
                        file,
                        kept.stream().map(entry -> Json.line(entry) + "\n").collect(Collectors.joining()));
            }
        }
    }

    private List<Path> journals() throws IOException {
        Path folder = path.resolve("journal");
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }
    }

    /** Writes the results of all jobs that have ended, in the order of the manifest, and beside them the times. */
    public void writeResults(Manifest manifest, CampaignState state) throws IOException {
        StringBuilder results = new StringBuilder();
        StringBuilder times = new StringBuilder();
        for (CampaignJob job : manifest.jobs()) {
            state.result(job)
                    .ifPresent(result -> results.append(Json.line(result)).append('\n'));
            state.end(job)
                    .ifPresent(end -> times.append(Json.line(new Time(job.job(), end.seconds())))
                            .append('\n'));
        }
        AtomicFile.write(path.resolve("results.jsonl"), results.toString());
        AtomicFile.write(path.resolve("times.jsonl"), times.toString());
    }
}
