package org.heddle.experiment.verbs.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.dimmnet2.ddtbench.DdtBench;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.VerilogSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** DDTBench's shortest patterns over nodes in RTL, by methods and by choice. */
@Tag("slow")
class LayoutExperimentTest {
    private static final int MOST_BYTES = 1_400;
    private static final int MANY_BYTES = 17_000;

    @ParameterizedTest
    @CsvSource({"published, auto", "published, umr-write", "improved, auto", "improved, sgrs"})
    void theShortestPatternsArriveExactly(String configuration, String method) {
        requireVerified(configuration, method, MOST_BYTES);
    }

    @Tag("whole")
    @ParameterizedTest
    @CsvSource({
        "published, auto",
        "published, copy",
        "published, sgrs",
        "published, umr-sr",
        "published, umr-write",
        "improved, auto",
        "improved, copy",
        "improved, sgrs",
        "improved, umr-sr",
        "improved, umr-write"
    })
    void longerPatternsArriveExactly(String configuration, String method) {
        requireVerified(configuration, method, MANY_BYTES);
    }

    private static void requireVerified(String name, String method, int mostBytes) {
        VerbsConfiguration configuration = VerbsConfiguration.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        List<DdtPattern> patterns = DdtBench.patterns().stream()
                .filter(pattern -> pattern.bytes() <= mostBytes)
                .toList();
        LayoutDocument document = new LayoutExperiment(
                        configuration, method, SimulationOptions.defaults(), VerilogSource.JAVA)
                .run(patterns, line -> {});
        assertThat(document.rows()).hasSameSizeAs(patterns).allSatisfy(row -> {
            assertThat(row.verified()).as(row.pattern()).isTrue();
            boolean isApart = row.sendRuns() > 1 || row.receiveRuns() > 1;
            if (!method.equals(LayoutExperiment.AUTO)) {
                assertThat(row.method()).isEqualTo(isApart ? method : "copy");
                assertThat(row.reason()).isEqualTo(isApart ? "forced" : "both ends' data are one run");
            }
            assertThat(row.copiedBytes() > 0)
                    .as(row.toString())
                    .isEqualTo(isApart && row.method().equals("copy"));
        });
        assertThat(document.rows()).anySatisfy(row -> assertThat(row.sendRuns()).isGreaterThan(1));
    }
}
