package org.heddle.verify.mutate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.build.Substitution;
import org.heddle.cosim.tool.FileTree;
import org.heddle.verify.mutate.fault.Mutant;

/** Runs the checks over one mutant after the other, in a process of its own. */
final class Judge implements AutoCloseable {
    /** A fault that hangs counts as seen only if the right hardware takes no more than this part of the limit. */
    private static final int TIMEOUT_FACTOR = 5;

    /** Processor time of checks that see nothing, in ms, behind which a proof is tried: most of those that nobody sees change nothing. */
    private static final long DOUBT = 20_000;

    /** Time that a process needs to start; any check may take that much longer. */
    private static final Duration START = Duration.ofSeconds(20);

    private final Path work;
    private final Worker worker;
    private final Attempts attempts;
    private final Schemata schemata;

    /** How the checks judged. */
    record Verdict(boolean isRefused, Optional<String> seenBy, String detail, boolean isEquivalent) {
        Verdict(boolean isRefused, Optional<String> seenBy, String detail) {
            this(isRefused, seenBy, detail, false);
        }
    }

    /** A proof that a mutant changes nothing; it may take a minute. */
    interface EquivalenceProof {
        boolean holds() throws IOException;
    }

    /**
     * @param work folder for unfinished work
     * @param name of its process in the names of files
     */
    Judge(TestInstallation tests, Attempts attempts, Schemata schemata, Path work, String name) {
        this.work = work;
        this.worker = new Worker(tests, work.resolve(name + ".log"));
        this.attempts = attempts;
        this.schemata = schemata;
    }

    /**
     * The first check that sees it; or that it is no hardware at all.
     *
     * @param number of the mutant in the schemas
     * @param equivalence is asked at most once, when some checks have seen nothing
     */
    Verdict judge(Mutant mutant, int number, EquivalenceProof equivalence) throws IOException {
        long spent = 0;
        boolean isAsked = false;
        for (Attempt attempt : attempts.of(mutant)) {
            boolean served = schemata.serves(attempt, number);
            if (served && !schemata.isTouched(attempt, number)) {
                continue;
            }
            long millis = served ? schemata.millis(attempt) : attempt.record().millis();
            if (spent > DOUBT && !isAsked) {
                isAsked = true;
                if (equivalence.holds()) {
                    return new Verdict(false, Optional.empty(), "", true);
                }
            }
            Duration limit = START.plusMillis(TIMEOUT_FACTOR * millis);
            WorkerAnswer answer = served ? chosen(attempt, limit, number) : run(attempt, limit, true);
            spent += answer.millis();
            switch (answer.end()) {
                case SEEN, CRASHED -> {
                    return new Verdict(false, Optional.of(attempt.text()), answer.detail());
                }
                case LATE -> {
                    Duration fifth = limit.dividedBy(TIMEOUT_FACTOR);
                    WorkerAnswer right = served ? chosen(attempt, fifth, 0) : run(attempt, fifth, false);
                    if (right.end() == WorkerAnswer.End.PASSED) {
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
        return new Verdict(false, Optional.empty(), "", !isAsked && equivalence.holds());
    }

    private WorkerAnswer chosen(Attempt attempt, Duration limit, int number) throws IOException {
        return worker.ask(
                WorkerRequest.substituting(
                        attempt.record().check(), schemata.folder().toString(), limit.toMillis(), number),
                limit);
    }

    /**
     * @param isFaulty whether the mutants stand in the models; else the right modules, whose models are built anew alike
     */
    private WorkerAnswer run(Attempt attempt, Duration limit, boolean isFaulty) throws IOException {
        Path folder = Files.createTempDirectory(work, "mutant-");
        try {
            Map<String, String> replacements = new LinkedHashMap<>();
            for (Mutant mutant : attempt.mutants()) {
                String right = mutant.module().text();
                replacements.put(right, isFaulty ? mutant.text() : right + "// right\n");
            }
            Substitution.write(folder, replacements);
            return worker.ask(
                    WorkerRequest.substituting(attempt.record().check(), folder.toString(), limit.toMillis(), 0),
                    limit);
        } finally {
            FileTree.delete(folder);
        }
    }

    @Override
    public void close() {
        worker.close();
    }
}
