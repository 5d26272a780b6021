package org.heddle.verify.mutate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.report.Workers;
import org.heddle.verify.mutate.fault.FaultDraw;
import org.heddle.verify.mutate.fault.ModuleSource;
import org.heddle.verify.mutate.fault.Mutant;
import org.jspecify.annotations.Nullable;

/**
 * A run of faults: draws them, lets the checks look for each, asks yosys about those that none sees, and keeps each result as soon as it is
 * known. What a mutant is and who sees it depends on the sources, the seed and its index, never on how many run at once or in which order.
 */
public final class Campaign {
    private static final int ATTEMPTS = 20;
    /** Fewer mutants than these are not worth a second build of all models. */
    private static final int SCHEMATA = 20;

    private static final Duration EQUIVALENCE = Duration.ofMinutes(4);

    /** Hears what happens. Called by one thread at a time. */
    public interface Listener {
        /** Reports that {@code done} of {@code all} checks have run over the right hardware. */
        void checked(int done, int all);

        /**
         * A check that sees no fault, because it does not pass over the right hardware.
         *
         * @param how it ended, a verb
         */
        void blind(String check, String how);

        /** Reports that {@code done} of {@code all} checks have run over the schemas of the mutants, none of which was chosen. */
        void schemata(int done, int all);

        /** A mutant is judged. */
        void judged(MutantOutcome outcome);
    }

    private final TestInstallation tests;
    private final int threads;
    private final Listener listener;
    private final FaultDraw draw;
    /** By the text of a module, the design of the top that holds it. */
    private final Map<String, VerilogDesign> designs = new LinkedHashMap<>();

    /**
     * @param designs of the top, one for each of its configurations, in the order of the catalogue
     * @param threads processes that run checks at once
     */
    public Campaign(TestInstallation tests, List<VerilogDesign> designs, long seed, int threads, Listener listener) {
        this.tests = tests;
        this.threads = threads;
        this.listener = listener;
        Map<String, ModuleSource> modules = new LinkedHashMap<>();
        for (VerilogDesign design : designs) {
            ModuleSource.of(design).values().forEach(module -> {
                modules.putIfAbsent(module.text(), module);
                this.designs.putIfAbsent(module.text(), design);
            });
        }
        this.draw = new FaultDraw(modules.values(), seed);
    }

    /** How many statements the faults are drawn from. */
    public int statements() {
        return draw.statements();
    }

    /**
     * Judges mutants that the document does not have.
     *
     * @param file receives the document after each mutant
     * @return the document with those of all indices
     * @throws IllegalArgumentException if the document has a result of another mutant under one of the indices: it is of other hardware
     */
    public MutantDocument run(MutantDocument begun, int from, int count, Optional<Path> file) throws IOException {
        requireSameMutants(begun);
        ScratchFolder.sweep(tests.folder());
        try (ScratchFolder work = ScratchFolder.in(tests.folder())) {
            return run(begun, from, count, file, work.path());
        }
    }

    private MutantDocument run(MutantDocument begun, int from, int count, Optional<Path> file, Path work)
            throws IOException {
        Baseline baseline = new Baseline(tests, work);
        List<CheckRecord> records = baseline.records(threads, listener::checked);
        records.stream()
                .filter(CheckRecord::isBlind)
                .forEach(record -> listener.blind(record.check().toString(), record.ended()));
        RecordedModules modules = new RecordedModules(baseline.texts());
        Attempts attempts = new Attempts(records, modules);
        Schemata schemata = schemata(from, count, attempts, records, modules, work);
        Equivalents equivalents = new Equivalents(EQUIVALENCE, ArguedMutants.committed());
        ConcurrentLinkedQueue<Integer> open = new ConcurrentLinkedQueue<>(IntStream.range(from, from + count)
                .filter(index -> begun.mutants().stream().noneMatch(result -> result.index() == index))
                .boxed()
                .toList());
        MutantDocument[] document = {begun};
        AtomicInteger names = new AtomicInteger();
        Workers.run(threads, "the mutants", () -> {
            try (Judge judge = new Judge(tests, attempts, schemata, work, "worker-" + names.incrementAndGet())) {
                for (Integer index = open.poll(); index != null; index = open.poll()) {
                    MutantOutcome outcome = outcome(index, judge, equivalents);
                    synchronized (document) {
                        document[0] = document[0].with(outcome.result());
                        if (file.isPresent()) {
                            document[0].write(file.get());
                        }
                        listener.judged(outcome);
                    }
                }
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        });
        return document[0];
    }

    private Schemata schemata(
            int from, int count, Attempts attempts, List<CheckRecord> records, RecordedModules modules, Path work)
            throws IOException {
        SortedMap<Integer, Mutant> mutants = new TreeMap<>();
        if (count >= SCHEMATA) {
            IntStream.range(from, from + count).forEach(index -> mutants.put(number(index), draw.mutant(index, 0)));
        }
        Schemata schemata = Schemata.of(mutants, attempts, tests.folder());
        new SchemaBaseline(tests, schemata, work).measure(records, modules, threads, listener::schemata);
        return schemata;
    }

    /** Number of a mutant in the schemas, where 0 means none. */
    private static int number(int index) {
        return index + 1;
    }

    private void requireSameMutants(MutantDocument begun) {
        for (MutantResult result : begun.mutants()) {
            boolean same = IntStream.range(0, ATTEMPTS)
                    .mapToObj(attempt -> result(result.index(), draw.mutant(result.index(), attempt), null, null))
                    .anyMatch(result::isSameMutant);
            if (!same) {
                throw new IllegalArgumentException("mutant " + result.index() + " of the results that are there, in "
                        + result.module() + " line " + result.verilogLine()
                        + ", is none of this hardware: name another file, or run the sources that it was made of");
            }
        }
    }

    private MutantOutcome outcome(int index, Judge judge, Equivalents equivalents) throws IOException {
        long begin = System.nanoTime();
        List<String> refusals = new ArrayList<>();
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Mutant mutant = draw.mutant(index, attempt);
            VerilogDesign design = designs.get(mutant.module().text());
            Judge.Verdict verdict = judge.judge(
                    mutant,
                    attempt == 0 ? number(index) : 0,
                    () -> design != null && equivalents.isProven(mutant, design));
            if (verdict.isRefused()) {
                refusals.add(verdict.detail());
                continue;
            }
            boolean isArgued = verdict.seenBy().isEmpty() && equivalents.isArgued(mutant);
            String equivalent = verdict.isEquivalent() ? MutantResult.PROVEN : isArgued ? MutantResult.ARGUED : null;
            return new MutantOutcome(
                    mutant,
                    result(index, mutant, verdict.seenBy().orElse(null), equivalent),
                    verdict.detail(),
                    ArguedMutants.key(mutant),
                    (System.nanoTime() - begin) / 1e9);
        }
        throw new IllegalStateException(ATTEMPTS + " mutants of index " + index
                + " were refused by the tools, so the changes are not what they should be; the last: "
                + refusals.get(ATTEMPTS - 1));
    }

    private static MutantResult result(int index, Mutant mutant, @Nullable String seenBy, @Nullable String equivalent) {
        return new MutantResult(
                index,
                mutant.module().name(),
                mutant.verilogLine(),
                mutant.javaLine(),
                mutant.fault().kind().toString(),
                seenBy,
                equivalent);
    }
}
