package org.heddle.experiment.mutate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.heddle.cosim.build.Substitution;
import org.heddle.experiment.mutate.fault.Mutant;

/** Runs the checks over one mutant after the other, in a process of its own. */
final class Judge implements AutoCloseable {
    /** A fault that hangs counts as seen only if the right hardware takes no more than this part of the limit. */
    private static final int PATIENCE = 5;

    /** What a process needs to begin with: so much longer may any check take. */
    private static final Duration START = Duration.ofSeconds(20);

    private final Path work;
    private final Worker worker;
    private final Attempts attempts;

    /** How the checks judged. */
    record Verdict(boolean isRefused, Optional<String> seenBy, String detail) {}

    /**
     * @param work folder for unfinished work
     * @param name of its process in the names of files
     */
    Judge(TestInstallation tests, Attempts attempts, Path work, String name) {
        this.work = work;
        this.worker = new Worker(tests, work.resolve(name + ".log"));
        this.attempts = attempts;
    }

    /** The first check that sees it; or that it is no hardware at all. */
    Verdict judge(Mutant mutant) throws IOException {
        for (Attempt attempt : attempts.of(mutant)) {
            Duration limit = START.plusMillis(PATIENCE * attempt.record().millis());
            WorkerAnswer answer = run(attempt, limit, true);
            switch (answer.end()) {
                case SEEN, CRASHED -> {
                    return new Verdict(false, Optional.of(attempt.text()), answer.detail());
                }
                case LATE -> {
                    Duration fifth = limit.dividedBy(PATIENCE);
                    if (run(attempt, fifth, false).end() == WorkerAnswer.End.PASSED) {
                        return new Verdict(false, Optional.of(attempt.text() + " (timeout)"), answer.detail());
                    }
                }
                case REFUSED -> {
                    if (attempt.isExact()) {
                        return new Verdict(true, Optional.empty(), answer.detail());
                    }
                }
                default -> {
                    // Not seen: the next one.
                }
            }
        }
        return new Verdict(false, Optional.empty(), "");
    }

    /**
     * @param isFaulty whether the mutants stand in the models; else the right modules, whose models are built anew alike
     */
    private WorkerAnswer run(Attempt attempt, Duration limit, boolean isFaulty) throws IOException {
        Path folder = Files.createTempDirectory(work, "mutant-");
        try {
            int number = 0;
            for (Mutant mutant : attempt.mutants()) {
                String name = "m" + number++;
                String right = mutant.module().text();
                Files.writeString(folder.resolve(name + Substitution.RIGHT), right);
                Files.writeString(
                        folder.resolve(name + Substitution.FAULTY), isFaulty ? mutant.text() : right + "// right\n");
            }
            return worker.ask(
                    new WorkerRequest(attempt.record().check(), folder.toString(), "", limit.toMillis()), limit);
        } finally {
            WorkFolder.delete(folder);
        }
    }

    @Override
    public void close() {
        worker.close();
    }
}
