package org.heddle.verify.mutate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.heddle.hdl.Heddle;
import org.heddle.nic.stage.memory.sodimm.SpacingTimer;
import org.heddle.verify.mutate.fault.Fault;
import org.heddle.verify.mutate.fault.FaultDraw;
import org.heddle.verify.mutate.fault.FaultKind;
import org.heddle.verify.mutate.fault.ModuleSource;
import org.heddle.verify.mutate.fault.Mutant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real checks in a process of their own, over faults that are planted by hand. */
@Tag("slow")
class JudgeTest {
    private static final MutantCheck UNIT = MutantCheck.test("org.heddle.nic.stage.memory.sodimm.SpacingTimerTest");
    private static final MutantCheck PROOF = MutantCheck.proof("spacing-timer");
    private static final Duration LIMIT = Duration.ofMinutes(5);

    private static final Map<MutantCheck, CheckRecord> RECORDED = new HashMap<>();

    /** Modules that each check touches, recorded once for all tests. */
    @TempDir
    private static Path records;

    @TempDir
    private Path folder;

    private Worker worker;

    @BeforeEach
    void start() {
        worker = new Worker(installation(), folder.resolve("worker.log"));
    }

    @AfterEach
    void end() {
        worker.close();
    }

    private TestInstallation installation() {
        List<Path> classPath = Arrays.stream(
                        System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
        return new TestInstallation(
                folder, classPath, List.of(folder), Path.of("").toAbsolutePath(), false);
    }

    /** The very size that the unit's test builds. */
    private static Mutant timer(String words, String replacement) {
        ModuleSource module = ModuleSource.of(
                        Heddle.elaborate(() -> new SpacingTimer(8, 3, 5, 1)).verilog())
                .values()
                .iterator()
                .next();
        int start = module.text().indexOf(words);
        assertThat(start).as(words).isPositive();
        return new Mutant(
                module, 0, new Fault(FaultKind.OPERATOR, "by hand", start, start + words.length(), replacement));
    }

    private static Path place(MutantCheck check) {
        return records.resolve(check.equals(UNIT) ? "unit" : "proof");
    }

    private CheckRecord recorded(MutantCheck check) throws IOException {
        CheckRecord known = RECORDED.get(check);
        return known == null ? recordedAnew(check) : known;
    }

    private CheckRecord recordedAnew(MutantCheck check) throws IOException {
        Path record = place(check);
        WorkerAnswer answer = worker.ask(WorkerRequest.recording(check, record.toString(), LIMIT.toMillis()), LIMIT);
        List<String> modules = Arrays.stream(record.toFile().list()).sorted().toList();
        CheckRecord made = new CheckRecord(check, answer.end(), answer.millis(), modules, answer.detail());
        RECORDED.put(check, made);
        return made;
    }

    private Judge.Verdict judged(Mutant mutant, CheckRecord record) throws IOException {
        Attempts attempts = new Attempts(List.of(record), new RecordedModules(place(record.check())));
        Schemata none = Schemata.of(new TreeMap<>(), attempts, folder);
        try (Judge judge = new Judge(installation(), attempts, none, folder, "judge")) {
            return judge.judge(mutant, 0, () -> false);
        }
    }

    @Test
    void aPlantedFaultIsSeenByItsUnitsTestAndTheRightModuleIsNot() throws IOException {
        CheckRecord unit = recorded(UNIT);
        assertThat(unit.end()).isEqualTo(WorkerAnswer.End.PASSED);
        assertThat(unit.modules()).hasSize(1);
        Judge.Verdict seen = judged(timer("wait_ <= wait_ - 3'd1", "wait_ <= wait_ - 3'd2"), unit);
        assertThat(seen.seenBy()).contains(UNIT.name());
        assertThat(seen.detail()).contains("theLatestMomentWins");
        assertThat(judged(timer("wait_ == 3'd0", "!(wait_ != 3'd0)"), unit).seenBy())
                .isEmpty();
    }

    private static Mutant drawn(ModuleSource module, String was, String becomes) {
        FaultDraw draw = new FaultDraw(List.of(module), 1);
        return IntStream.range(0, 1000)
                .mapToObj(index -> draw.mutant(index, 0))
                .filter(drawn -> drawn.was().equals(was))
                .filter(drawn -> drawn.becomes().equals(becomes))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aMutantChosenFromASchemaIsSeenAndOneThatIsNeverTouchedIsNotEvenRun() throws IOException {
        CheckRecord unit = recorded(UNIT);
        ModuleSource module = timer("wait_ == 3'd0", "").module();
        SortedMap<Integer, Mutant> mutants = new TreeMap<>();
        mutants.put(1, drawn(module, "wait_ <= wait_ - 3'd1;", "wait_ <= wait_;"));
        RecordedModules modules = new RecordedModules(place(UNIT));
        Attempts attempts = new Attempts(List.of(unit), modules);
        Schemata schemata = Schemata.of(mutants, attempts, folder);
        new SchemaBaseline(installation(), schemata, folder).measure(List.of(unit), modules, 1, (done, all) -> {});
        Attempt attempt = attempts.of(mutants.get(1)).get(0);
        assertThat(schemata.serves(attempt, 1)).isTrue();
        assertThat(schemata.isTouched(attempt, 1)).isTrue();
        try (Judge judge = new Judge(installation(), attempts, schemata, folder, "judge")) {
            assertThat(judge.judge(mutants.get(1), 1, () -> false).seenBy()).contains(UNIT.name());
        }
        schemata.add(new SchemaRecord(UNIT, WorkerAnswer.End.PASSED, 1, Set.of()));
        try (Judge judge = new Judge(installation(), attempts, schemata, folder, "judge")) {
            assertThat(judge.judge(mutants.get(1), 1, () -> false).seenBy()).isEmpty();
            Judge.Verdict proven = judge.judge(mutants.get(1), 1, () -> true);
            assertThat(proven.seenBy()).isEmpty();
            assertThat(proven.isEquivalent()).isTrue();
        }
    }

    @Test
    void aFaultInOneSizeOfAModuleIsSeenByTheProofOfAnother() throws IOException {
        CheckRecord proof = recorded(PROOF);
        assertThat(proof.end()).isEqualTo(WorkerAnswer.End.PASSED);
        ModuleSource module = timer("wait_ == 3'd0", "").module();
        Mutant mutant = drawn(module, "wait_ <= wait_ - 3'd1;", "wait_ <= wait_;");
        Judge.Verdict verdict = judged(mutant, proof);
        assertThat(verdict.seenBy())
                .hasValueSatisfying(seen -> assertThat(seen).startsWith("proof spacing-timer in SpacingTimer_"));
        assertThat(verdict.detail()).contains("REFUTED");
    }

    @Test
    void aModuleThatDoesNotCompileIsNoMutant() throws IOException {
        assertThat(judged(timer("wait_ == 3'd0", "wait_ == nobody"), recorded(UNIT))
                        .isRefused())
                .isTrue();
    }

    @Test
    void aCheckThatTakesTooLongIsEndedAndTheNextOneRuns() throws IOException {
        WorkerRequest request = WorkerRequest.recording(UNIT, "", LIMIT.toMillis());
        assertThat(worker.ask(request, Duration.ofMillis(1)).end()).isEqualTo(WorkerAnswer.End.LATE);
        assertThat(worker.ask(request, LIMIT).end()).isEqualTo(WorkerAnswer.End.PASSED);
    }
}
