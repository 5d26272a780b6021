package org.heddle.experiment.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.heddle.cosim.build.NativeLoop;
import org.heddle.cosim.cache.CacheEntry;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.tool.BuildListener;
import org.heddle.report.BenchmarkJson;
import org.heddle.report.BenchmarkRow;
import org.heddle.report.BenchmarkTable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The benchmark compares like with like, and says what it measured. No test here depends on a time. */
class BenchmarkTest {
    private static final int CYCLES = 5 * 1024;

    private final List<BenchmarkRow> rows = List.of(
            new BenchmarkRow("toy", "added-nanoseconds", 95.25, 150, "ns"),
            new BenchmarkRow("toy", "batch-ratio", 0.5, 0.55, BenchmarkRow.RATIO));

    @Test
    void cppJavaAndBatchesReadTheSameOutputs() throws IOException {
        BenchmarkDesign toy = BenchmarkDesign.random("toy", Toy::new, CYCLES);
        CacheEntry program = NativeLoop.FAST_PROFILE.in(ContentCache.ofUser(), toy.verilog(), BuildListener.LOGGER);
        try (LoopProgram cpp = LoopProgram.start(program, toy)) {
            JavaLoops java = new JavaLoops(toy);
            long driven = cpp.driven(CYCLES).checksum();
            assertThat(java.driven(CYCLES).checksum()).isEqualTo(driven);
            assertThat(java.batch(CYCLES).checksum()).isEqualTo(driven);
            assertThat(java.free(CYCLES).checksum()).isEqualTo(cpp.free(CYCLES).checksum());
            List<Integer> offsets = Stream.of("enqueue", "dequeue")
                    .flatMap(name -> Stream.of("_valid", "_ready", "_data").map(part -> toy.offset(name + part)))
                    .toList();
            assertThat(java.stream(CYCLES).checksum())
                    .isEqualTo(cpp.stream(CYCLES, offsets).checksum())
                    .isNotZero();
        }
    }

    @Test
    @Tag("slow")
    void aClassOfSmallTestsIsTimedInAProcessOfItsOwn() throws IOException {
        List<String> progress = new ArrayList<>();
        BenchmarkRow row = TestClassSeconds.row(progress::add, SimulationEngine.JVM, 1, 2);
        assertThat(row.design()).isEqualTo("tests-jvm");
        assertThat(row.measure()).isEqualTo("test-class-seconds");
        assertThat(row.value()).isPositive();
        assertThat(progress).singleElement().asString().contains("20 small tests", "jvm");
    }

    @Test
    @Tag("slow")
    void theLeastBusyControllerOfTheNodeIsTheOneThatCounts() {
        List<String> progress = new ArrayList<>();
        BenchmarkRow row = BusyShares.measure(CYCLES, progress::add);
        assertThat(row.goal()).isEqualTo(0.9);
        assertThat(row.unit()).isEqualTo(BenchmarkRow.RATIO);
        double least = progress.stream()
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("[^0-9.]", "")))
                .min()
                .orElseThrow();
        assertThat(progress).hasSize(5);
        assertThat(100 * row.value()).isBetween(least - 0.1, least + 0.1).isBetween(1.0, 100.0);
    }

    @Test
    @Tag("slow")
    void anIsolatedModelReadsTheSameOutputsAndIsMeasuredInTimesOfOneInThisProcess() {
        BenchmarkDesign toy = BenchmarkDesign.random("toy", Toy::new, CYCLES);
        List<String> progress = new ArrayList<>();
        assertThat(IsolatedCost.measure(toy, progress::add))
                .extracting(BenchmarkRow::measure, BenchmarkRow::goal, BenchmarkRow::unit)
                .containsExactly(tuple("isolated-step-cost", 5.0, "times"), tuple("isolated-cycle-cost", 5.0, "times"));
        assertThat(progress).singleElement().asString().contains("in a process of its own");
    }

    @Test
    void costsShouldBeSmallAndRatiosLarge() {
        assertThat(rows).extracting(BenchmarkRow::isMet).containsExactly(true, false);
        assertThat(BenchmarkTable.text(rows))
                .containsPattern("added-nanoseconds +95 +<= 150 +ns")
                .containsPattern("batch-ratio +0.50 +>= 0.55 +ratio +missed");
    }

    @Test
    void theJsonHoldsEachFigureWithItsGoal() {
        JsonNode json = JsonMapper.shared().readTree(BenchmarkJson.write(rows)).get("rows");
        assertThat(json.size()).isEqualTo(2);
        assertThat(json.get(0).get("design").asString()).isEqualTo("toy");
        assertThat(json.get(0).get("measure").asString()).isEqualTo("added-nanoseconds");
        assertThat(json.get(0).get("value").asDouble()).isEqualTo(95.25);
        assertThat(json.get(0).get("goal").asDouble()).isEqualTo(150);
        assertThat(json.get(0).get("unit").asString()).isEqualTo("ns");
    }
}
