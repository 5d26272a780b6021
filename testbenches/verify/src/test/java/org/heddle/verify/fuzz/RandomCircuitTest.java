package org.heddle.verify.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.LongStream;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.engine.Lint;
import org.heddle.verify.fuzz.draw.PlanDraw;
import org.heddle.verify.fuzz.engine.Subject;
import org.heddle.verify.fuzz.hardware.CircuitBench;
import org.heddle.verify.fuzz.hardware.Operator;
import org.heddle.verify.fuzz.hardware.Operators;
import org.heddle.verify.fuzz.hardware.Parts;
import org.heddle.verify.fuzz.plan.Plan;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code -Dheddle.seed=N} begins elsewhere, {@code -Dheddle.circuits=N} draws more. */
@Tag("slow")
class RandomCircuitTest {
    private static final long SEED = Long.getLong("heddle.seed", 1);
    /** Number of circuits of the slice; {@code ./heddle fuzz} draws as many as one likes. */
    private static final long SLICE = 24;

    @TempDir
    private Path models;

    private static List<Plan> plans(int count) {
        return LongStream.range(SEED, SEED + count).mapToObj(PlanDraw::of).toList();
    }

    @Test
    void allEnginesAgreeOnRandomCircuits() {
        assertAgreement(SEED, Long.getLong("heddle.circuits", SLICE));
    }

    @Tag("whole")
    @Test
    void allEnginesAgreeOnMoreRandomCircuits() {
        assertAgreement(SEED + SLICE, 11 * SLICE);
    }

    private void assertAgreement(long seed, long circuits) {
        Fuzzer.Settings settings = new Fuzzer.Settings(seed, circuits, Duration.ofMinutes(30), 48, 2, false);
        Fuzzer.Outcome outcome = new Fuzzer(
                        settings, new Engines(ContentCache.at(models))::ofBatch, UnaryOperator.identity(), line -> {})
                .run();
        System.out.println(outcome.circuits() + " random circuits from seed " + seed);
        assertThat(outcome.differences().stream().map(Report::text)).isEmpty();
    }

    @Test
    void oneSeedDrawsOneCircuit() {
        assertThat(plans(20)).isEqualTo(plans(20));
        assertThat(Subject.of(plans(20), UnaryOperator.identity()).verilog())
                .isEqualTo(Subject.of(plans(20), UnaryOperator.identity()).verilog());
        assertThat(PlanDraw.of(SEED).modules())
                .isNotEqualTo(PlanDraw.of(SEED + 1).modules());
    }

    @Test
    void everyOperatorAndEveryPartIsDrawn() {
        Census census = new Census();
        plans(300).forEach(census::add);
        assertThat(census.operators().keySet())
                .containsAll(Operators.all().stream().map(Operator::name).toList());
        assertThat(census.statements().keySet()).containsAll(Parts.kinds());
    }

    @Test
    void noToolWarnsOfRandomCircuits() {
        Lint.requireCleanText(Heddle.elaborate(() -> new CircuitBench(plans(60))));
    }
}
