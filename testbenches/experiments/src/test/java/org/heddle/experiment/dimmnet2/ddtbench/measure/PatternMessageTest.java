package org.heddle.experiment.dimmnet2.ddtbench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** DDTBench's patterns between two nodes in RTL: every kind once in each configuration, at its smallest size, up to 64 KB. */
@Tag("slow")
class PatternMessageTest {
    private static final Map<String, PatternMessage> NODES = new LinkedHashMap<>();

    static Stream<Arguments> improved() {
        return smallest(Dimmnet2Configuration.improved());
    }

    static Stream<Arguments> published() {
        return smallest(Dimmnet2Configuration.published());
    }

    private static Stream<Arguments> smallest(Dimmnet2Configuration configuration) {
        Map<String, DdtPattern> smallest = new LinkedHashMap<>();
        for (DdtPattern pattern : PatternExperiment.patterns(64 << 10)) {
            smallest.merge(pattern.name(), pattern, (a, b) -> a.bytes() <= b.bytes() ? a : b);
        }
        return smallest.values().stream()
                .map(pattern -> Arguments.of(configuration.name(), pattern.toString(), configuration, pattern));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("improved")
    void everyByteArrivesAndNoOtherIsTouched(
            String name, String pattern, Dimmnet2Configuration configuration, DdtPattern message) {
        PatternMessage.Result result = NODES.computeIfAbsent(
                        name, any -> new PatternMessage(configuration, HostCosts.paper(), SimulationOptions.defaults()))
                .run(message);
        assertThat(result.complaints()).isEmpty();
        // No faster than the link, 1,000 MB/s.
        assertThat(result.cycles()).isGreaterThan(message.bytes() / 10);
        assertThat(result.packets()).isGreaterThanOrEqualTo(message.bytes() / 2024 + 2);
    }

    @Tag("whole")
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("published")
    void publishedEveryByteArrivesAndNoOtherIsTouched(
            String name, String pattern, Dimmnet2Configuration configuration, DdtPattern message) {
        everyByteArrivesAndNoOtherIsTouched(name, pattern, configuration, message);
    }
}
