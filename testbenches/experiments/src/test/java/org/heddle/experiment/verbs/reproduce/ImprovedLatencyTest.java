package org.heddle.experiment.verbs.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.verbs.request.VerbsOperation;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.verbs.VerbsNodesOptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Latency, rate and bandwidth of the improved nodes are those on the page. */
@Tag("slow")
class ImprovedLatencyTest {
    private static final SimulationOptions OPTIONS =
            SimulationOptions.defaults().cycleLimit(Long.MAX_VALUE);

    private static final int MEGAHERTZ = 100;
    private static final Path PAGE = Path.of("../../docs/verbs.md");

    private static VerbsNodesOptions nodes() {
        return VerbsNodesOptions.published(OPTIONS).with(VerbsConfiguration.improved());
    }

    @ParameterizedTest
    @CsvSource({"WRITE, false", "WRITE, true", "READ, false", "SEND, false", "FETCH_ADD, false"})
    void latencyIsThatOnThePage(VerbsOperation operation, boolean inline) {
        VerbsNodesOptions usual = nodes();
        try (BareLink link = new BareLink(usual.configuration(), usual.cableCycles(), OPTIONS)) {
            LatencyRun.Waits waits = LatencyRun.waits(operation, inline, usual);
            VerbsRow row = LatencyRun.row(PostedRun.Requests.one(operation, 8, inline), waits, usual, link);
            assertThat(row.verified()).isTrue();
            // The link takes a cycle more or less by where its clock stands when it is measured.
            assertThat(PAGE)
                    .content()
                    .containsPattern("\\| %s \\| %s \\| %,d \\| \\d+ \\| %d \\| %d \\|"
                            .formatted(
                                    operation.text(),
                                    inline ? "yes" : "no",
                                    row.cycles(),
                                    row.memoryReads(),
                                    row.memoryWrites()));
        }
    }

    @ParameterizedTest
    @CsvSource({"WRITE", "SEND", "READ", "FETCH_ADD"})
    void rateOverOneQueuePairIsThatOnThePage(VerbsOperation operation) {
        int messages = 512;
        PostedRun.Requests requests = new PostedRun.Requests(operation, 8, 4096, 1, messages, 16, false);
        try (PostedRun run = new PostedRun(requests, nodes().withoutRelay())) {
            PostedRun.Times times = run.run();
            assertThat(times.verified()).isTrue();
            assertThat(PAGE)
                    .content()
                    .contains("| %s | %.1f |".formatted(operation.text(), (double) times.cycles() / messages));
        }
    }

    /** Every other one is asked for as a whole: each takes ten seconds and more. */
    @ParameterizedTest
    @CsvSource({"WRITE, 4096, 970"})
    void aMebibyteReachesWhatIsAskedFor(VerbsOperation operation, int mtu, int asked) {
        reaches(operation, mtu, asked);
    }

    @Tag("whole")
    @ParameterizedTest
    @CsvSource({
        "WRITE, 1024, 930",
        "WRITE, 2048, 955",
        "SEND, 1024, 930",
        "SEND, 2048, 955",
        "SEND, 4096, 970",
        "READ, 1024, 930",
        "READ, 2048, 955",
        "READ, 4096, 970"
    })
    void aMebibyteReachesWhatIsAskedForByEveryOperationAndMtu(VerbsOperation operation, int mtu, int asked) {
        reaches(operation, mtu, asked);
    }

    /** MB/s from the doorbell to the last byte that is visible. */
    private static void reaches(VerbsOperation operation, int mtu, int asked) {
        int bytes = 1 << 20;
        PostedRun.Requests requests = new PostedRun.Requests(operation, bytes, mtu, 1, 1, 1, false);
        try (PostedRun run = new PostedRun(requests, nodes().withoutRelay())) {
            PostedRun.Times times = run.run();
            assertThat(times.verified()).isTrue();
            double reached = (double) bytes / times.cycles() * MEGAHERTZ;
            assertThat(reached).as("MB/s").isGreaterThanOrEqualTo(asked);
            assertThat(PAGE).content().contains("| %s | %,d | %.1f |".formatted(operation.text(), mtu, reached));
        }
    }
}
