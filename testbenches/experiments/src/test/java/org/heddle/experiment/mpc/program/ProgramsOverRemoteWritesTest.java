package org.heddle.experiment.mpc.program;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.MpiJob;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The paper's programs over MPI-MPC1, 2 and 3, on nodes in plain Java. */
class ProgramsOverRemoteWritesTest {
    private static MpcTransport transport(MpcMode mode, int ranks) {
        return new MpcTransport(new ModelNodes(ranks, 64, 150), ranks, MpcSettings.published(mode));
    }

    private static MessageBuffers buffers(MpcTransport transport) {
        return (rank, bytes) -> transport.allocate(rank, bytes, BufferPlacement.SCATTERED);
    }

    @ParameterizedTest
    @Tag("slow")
    @EnumSource(MpcMode.class)
    void cadnaHasTheBitsOfASerialRun(MpcMode mode) {
        MpcTransport transport = transport(mode, 3);
        LinearSystem system = LinearSystem.random(24, 3);
        CadnaProgram program = new CadnaProgram(system, 3, 100, buffers(transport));
        MpiJob.run(transport, program);
        CadnaResult serial = SerialCadna.solve(system, 3);
        assertThat(program.results())
                .allSatisfy(result -> assertThat(result.unknowns()).isEqualTo(serial.unknowns()));
        assertThat(transport.counts().control().requests())
                .as("8 bytes go SHORT")
                .isZero();
    }

    @ParameterizedTest
    @Tag("slow")
    @EnumSource(MpcMode.class)
    void laplaceHasTheBitsOfASerialRun(MpcMode mode) {
        MpcTransport transport = transport(mode, 4);
        LaplaceGrid grid = new LaplaceGrid(6, 12_800, 2);
        LaplaceProgram program = new LaplaceProgram(grid, 10_000, buffers(transport));
        MpiJob.run(transport, program);
        LaplaceResult serial = SerialLaplace.solve(grid);
        assertThat(program.result().rows()).isEqualTo(serial.rows());
        assertThat(program.result().residuals()).isEqualTo(serial.residuals());
        assertThat(transport.counts().fragments())
                .as("borders of 50 KB go by rendezvous")
                .hasSize(2 * 6);
    }
}
