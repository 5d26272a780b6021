package org.heddle.experiment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.experiment.arithmetic.FloatTally;
import org.heddle.experiment.dimmnet2.soak.SoakTally;
import org.heddle.experiment.mpc.soak.MpcSoakTally;
import org.heddle.experiment.offload.soak.ReductionTally;
import org.heddle.experiment.verbs.noncontiguous.soak.BlockSoakTally;
import org.heddle.experiment.verbs.soak.VerbsSoakTally;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of parts add up to those of the whole, whatever soak they are of. */
class SoakCountsTest {
    static Stream<Arguments> tallies() {
        return Stream.of(
                tally(
                        SoakTally::new,
                        "commands.REMOTE_WRITE",
                        "bytes.REMOTE_WRITE",
                        "faults.DROP",
                        "refusals.too long",
                        "toNobody"),
                tally(FloatTally::new, "pairs", "ofEachOperation"),
                tally(MpcSoakTally::new, "episodes", "writes.MPC2", "badOrders", "refusedByNodes", "faults.DROP"),
                tally(ReductionTally::new, "fates.AGREED", "faults.DROP", "orders", "cycles", "lost"),
                tally(BlockSoakTally::new, "messages", "bytes", "methods.multi-w", "faults.DROP"),
                tally(VerbsSoakTally::new, "episodes", "requests.SEND", "misuses.KEY", "faults.DROP"));
    }

    private static Arguments tally(Supplier<SoakCounts> type, String... names) {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (String name : names) {
            counts.put(name, 1_000L + name.length());
        }
        return Arguments.of(type, counts);
    }

    @ParameterizedTest
    @MethodSource("tallies")
    void countsOfPartsAddUp(Supplier<SoakCounts> type, Map<String, Long> counts) {
        SoakCounts part = type.get();
        part.add(counts);
        assertThat(part.counts()).containsAllEntriesOf(counts);
        SoakCounts whole = type.get();
        whole.add(part.counts());
        whole.add(part.counts());
        assertThat(whole.counts().keySet())
                .containsExactlyElementsOf(part.counts().keySet());
        counts.forEach((name, count) -> assertThat(whole.counts()).containsEntry(name, 2 * count));
        assertThat(whole.done()).isEqualTo(2 * part.done());
        SoakCounts same = type.get();
        same.add(whole.counts());
        assertThat(same.text()).isEqualTo(whole.text()).isNotEmpty();
        assertThat(same.line()).isEqualTo(whole.line()).contains(String.valueOf(whole.done()));
    }
}
