package org.heddle.verify.mutate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.heddle.cosim.build.Substitution;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.hdl.proof.Proof;
import org.heddle.verify.prove.Proofs;
import org.heddle.verify.prove.Prover;
import org.heddle.verify.prove.Verdict;

/**
 * A process that runs one check after the other for a campaign: classes of tests, and proofs.
 *
 * <p>A request is a line of {@link WorkerRequest}, its answer a line of {@link WorkerAnswer}. What tests print goes to standard error, so that
 * nothing else stands on standard output.
 */
final class MutantWorker {
    /** Property of the process: the tag of tests that it leaves out. */
    static final String EXCLUDED_TAG = "heddle.mutate.excludedTag";

    private MutantWorker() {}

    /** Answers requests until standard input ends. */
    public static void main(String[] arguments) throws IOException {
        PrintStream answers = System.out;
        System.setOut(System.err);
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        MutantMemory mutants = MutantMemory.allocate();
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            WorkerRequest request = WorkerRequest.parse(line);
            set(Substitution.FOLDER, request.substitution());
            set(Substitution.RECORD, request.record());
            long begin = millis(request);
            mutants.choose(request.chosen());
            WorkerAnswer answer = answer(request);
            answers.println(answer.after(millis(request) - begin)
                    .touching(mutants.touched())
                    .line());
            answers.flush();
        }
        // Threads that a faulty node left behind must not keep the process.
        Runtime.getRuntime().halt(0);
    }

    /** By the clock for proofs, whose time goes to tools; else the processor time of this process. */
    private static long millis(WorkerRequest request) {
        long nanos = request.check().isProof()
                ? System.nanoTime()
                : ProcessHandle.current()
                        .info()
                        .totalCpuDuration()
                        .map(Duration::toNanos)
                        .orElseGet(System::nanoTime);
        return nanos / 1_000_000;
    }

    private static void set(String property, String value) {
        if (value.isEmpty()) {
            System.clearProperty(property);
        } else {
            System.setProperty(property, value);
        }
    }

    private static WorkerAnswer answer(WorkerRequest request) throws IOException {
        return request.check().isProof()
                ? prove(request)
                : TestRun.of(request.check().name(), System.getProperty(EXCLUDED_TAG, ""));
    }

    private static WorkerAnswer prove(WorkerRequest request) throws IOException {
        Proof proof = Proofs.all().stream()
                .filter(candidate -> candidate.name().equals(request.check().name()))
                .findFirst()
                .orElseThrow();
        try (ScratchFolder folder = ScratchFolder.inTemporary()) {
            Prover prover = new Prover(folder.path(), Duration.ofMillis(request.limitMillis()));
            Verdict verdict = prover.proveOnly(proof);
            return switch (verdict.result()) {
                case PROVEN -> WorkerAnswer.passed();
                case LATE -> WorkerAnswer.late();
                // An induction may fail for want of knowledge, though nothing is wrong: only a run from the reset
                // counts.
                case OPEN ->
                    prover.refutes(proof)
                            ? WorkerAnswer.seen(
                                    Verdict.Result.REFUTED + " behind the induction's steps: " + verdict.detail())
                            : WorkerAnswer.passed();
                default -> WorkerAnswer.seen(verdict.result() + ": " + verdict.detail());
            };
        } catch (IllegalStateException refused) {
            return WorkerAnswer.refused(String.valueOf(refused.getMessage()));
        }
    }
}
