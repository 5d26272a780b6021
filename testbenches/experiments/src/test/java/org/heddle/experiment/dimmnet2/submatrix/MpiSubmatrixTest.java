package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Percentage;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Settings;
import org.heddle.host.dimmnet2.mpi.Dimmnet2Transport;
import org.heddle.host.dimmnet2.mpi.HostCosts;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.testbench.NodePair;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The paper's messages, from call to return, on the paper's hosts. */
@Tag("slow")
class MpiSubmatrixTest {
    private static final Dimmnet2Configuration PUBLISHED = Dimmnet2Configuration.published();

    private final MpiSubmatrix transfers = new MpiSubmatrix(PUBLISHED, HostCosts.paper());

    /** Section 5.2: latencies at m = 4,096 and z = 4,096. */
    @ParameterizedTest
    @CsvSource({"1, 258.2", "16, 1058.5"})
    void aSubmatrixTakesAsLongAsInThePaper(int n, double paperMicroseconds) {
        MpiSubmatrix.Result message = transfers.run(Submatrix.stride(4_096, n, 4_096));
        assertThat(message.complaints()).isEmpty();
        assertThat(message.microseconds()).isCloseTo(paperMicroseconds, Percentage.withPercentage(15));
    }

    /** The time that is neither memory nor link is software's: requests, commands, statuses, and the host. */
    @ParameterizedTest
    @CsvSource({"8", "4096"})
    void aboutFourteenMicrosecondsOfAMessageAreSoftware(int rows) {
        Submatrix workload = Submatrix.contiguous(rows, 16);
        long hardware = new NodePairEngine(PUBLISHED, SimulationOptions.defaults())
                .run(workload, bytes -> {})
                .cycles();
        double software = (transfers.run(workload).cycles() - hardware) / 100.0;
        assertThat(software).isCloseTo(PaperPoint.SOFTWARE_MICROSECONDS, within(3.0));
    }

    /** Table 4, t_transfer: contiguous messages, all five. The hosts' work was fitted on the first one. */
    @ParameterizedTest
    @CsvSource({"1024, 16.03", "2048, 19.36", "4096, 22.19", "8192, 27.40", "16384, 38.38"})
    void aContiguousMessageTakesAsLongAsInThePapersTable(int bytes, double paperMicroseconds) {
        MpiSubmatrix.Result message = transfers.run(Submatrix.contiguous(bytes / 128, 16));
        assertThat(message.complaints()).isEmpty();
        assertThat(message.microseconds()).isCloseTo(paperMicroseconds, Percentage.withPercentage(2));
    }

    /** Table 4, t_send: 2.24 us as printed, 2.40 us as its latencies need. */
    @Test
    void aSendCallTakesAsLongAsInThePaper() {
        Datatype type = Datatype.createContiguous(128, Datatype.DOUBLE);
        type.commit();
        try (NodePair nodes = new NodePair(transfers.design(), SimulationOptions.defaults())) {
            Dimmnet2Transport transport =
                    new Dimmnet2Transport(nodes.ranks(), 2, Dimmnet2Settings.DEFAULT.withCosts(HostCosts.paper()));
            MpiJob.run(transport, mpi -> {
                int rank = mpi.world().getRank();
                Place place = transport.allocate(rank, 1024);
                long called = mpi.cycle();
                Request request = rank == 0
                        ? mpi.world().iSend(place, 1, type, 1, 0)
                        : mpi.world().iRecv(place, 1, type, 0, 0);
                if (rank == 0) {
                    assertThat((mpi.cycle() - called) / 100.0).isBetween(2.24 * 0.9, 2.40 * 1.1);
                }
                request.waitFor();
            });
        }
    }

    @Test
    void aHostWithoutCostsIsFasterByLessThanThePapersSoftware() {
        Submatrix workload = Submatrix.stride(64, 1, 256);
        long node = new MpiSubmatrix(PUBLISHED, HostCosts.NONE).run(workload).cycles();
        long all = transfers.run(workload).cycles();
        assertThat(all - node).isBetween(300L, 1450L);
    }

    @Test
    void anyConstantOfTheHostCanBeChangedByItsName() {
        HostCosts slow = HostCosts.paper().with("sendCall", 1_020);
        Submatrix workload = Submatrix.contiguous(1, 16);
        long difference = new MpiSubmatrix(PUBLISHED, slow).run(workload).cycles()
                - transfers.run(workload).cycles();
        assertThat(difference).isCloseTo(1_000, within(30L));
        assertThat(slow.constants()).containsEntry("sendCall", 1_020L).hasSize(9);
        assertThatThrownBy(() -> HostCosts.paper().with("sendcall", 1)).hasMessageContaining("sendCall, matching");
    }
}
