package org.heddle.experiment.dimmnet2.ddtbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.heddle.experiment.mpi.SimulatedTransports;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.MessageCost;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** DDTBench's patterns as messages between two nodes in RTL: the smallest of each kind, up to 64 KiB. */
@Tag("slow")
class DdtBenchOverDimmnet2Test {
    private static final int MOST_BYTES = 65_536;

    private static List<DdtPattern> patterns() {
        Set<String> seen = new HashSet<>();
        return DdtBench.patterns().stream()
                .filter(pattern -> pattern.bytes() <= MOST_BYTES)
                .sorted((a, b) -> Long.compare(a.memoryBytes(), b.memoryBytes()))
                .filter(pattern -> seen.add(pattern.name()))
                .toList();
    }

    @Test
    void onceItsListsAreWrittenNoHostCarriesAByteOfAPattern() {
        carriesNothing(Dimmnet2Configuration.improved());
    }

    @Tag("whole")
    @Test
    void onceItsListsAreWrittenNoHostOfAPublishedNodeCarriesAByteOfAPattern() {
        carriesNothing(Dimmnet2Configuration.published());
    }

    private static void carriesNothing(Dimmnet2Configuration configuration) {
        List<DdtPattern> patterns = patterns();
        assertThat(patterns).hasSizeGreaterThanOrEqualTo(10);
        for (DdtPattern pattern : patterns) {
            try (SimulatedTransports transports = new SimulatedTransports(configuration)) {
                Dimmnet2Transport transport = transports.open(2, Dimmnet2Settings.DEFAULT);
                byte[][] packed = new byte[2][];
                MpiJob.run(transport, mpi -> {
                    int rank = mpi.world().getRank();
                    Place arrays = transport.allocate(rank, pattern.memoryBytes());
                    for (int message = 0; message < 2; message++) {
                        if (rank == 0) {
                            mpi.world().send(arrays.plus(pattern.sendStart()), 1, pattern.send(), 1, message);
                        } else {
                            mpi.world().recv(arrays.plus(pattern.receiveStart()), 1, pattern.receive(), 0, message);
                        }
                    }
                    packed[rank] = rank == 0
                            ? transports.packed(transport, 0, pattern.sendStart(), pattern.send())
                            : transports.packed(transport, 1, pattern.receiveStart(), pattern.receive());
                });
                assertThat(packed[1]).as(pattern.toString()).isEqualTo(packed[0]);
                assertThat(transport.costs())
                        .filteredOn(cost -> cost.envelope().tag() == 1)
                        .hasSize(2)
                        .extracting(MessageCost::copies)
                        .as(pattern.toString())
                        .containsOnly(0L);
            }
        }
    }
}
