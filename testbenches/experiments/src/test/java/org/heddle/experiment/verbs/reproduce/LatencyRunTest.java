package org.heddle.experiment.verbs.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where the time of one request goes. */
@Tag("slow")
class LatencyRunTest {
    private static final SimulationOptions OPTIONS =
            SimulationOptions.defaults().cycleLimit(Long.MAX_VALUE);

    private static final Path PAGE = Path.of("../../docs/verbs.md");

    /** The accesses counted with usual memory foretell the time with another one. */
    @ParameterizedTest
    @EnumSource(
            value = VerbsOperation.class,
            names = {"WRITE", "READ", "SEND", "FETCH_ADD"})
    void accessesThatAreCountedAreThoseThatWaitForEachOther(VerbsOperation operation) {
        VerbsNodesOptions usual = VerbsNodesOptions.published(OPTIONS);
        PostedRun.Requests requests = PostedRun.Requests.one(operation, 8, false);
        try (BareLink link = new BareLink(usual.configuration(), usual.cableCycles(), OPTIONS)) {
            LatencyRun.Waits waits = LatencyRun.waits(operation, false, usual);
            VerbsRow row = LatencyRun.row(requests, waits, usual, link);
            assertThat(row.verified()).isTrue();
            assertThat(row.nicCycles()).isPositive();
            assertThat(row.nicCycles() + row.linkCycles() + 60L * row.memoryReads() + 20L * row.memoryWrites())
                    .isEqualTo(row.cycles());
            assertThat(PAGE)
                    .content()
                    .as("docs/verbs.md has this very figure")
                    .contains("| %s | 8 | no | %,d | %,d | %d | %d | %,d | measured |"
                            .formatted(
                                    operation.text(),
                                    row.cycles(),
                                    row.nicCycles(),
                                    row.memoryReads(),
                                    row.memoryWrites(),
                                    row.linkCycles()));
            VerbsRow slow = LatencyRun.row(requests, waits, usual.withMemoryCycles(85, 31), link);
            long more = 25L * waits.reads() + 11L * waits.writes();
            assertThat(slow.cycles() - row.cycles()).isBetween(more - 20, more + 20);
            // The request itself, the data there or here, and at least one translation.
            assertThat(waits.reads()).isGreaterThanOrEqualTo(3);
            assertThat(waits.writes()).isPositive();
        }
    }
}
