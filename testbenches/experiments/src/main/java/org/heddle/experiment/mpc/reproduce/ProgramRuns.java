package org.heddle.experiment.mpc.reproduce;

import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.mpc.program.CadnaProgram;
import org.heddle.experiment.mpc.program.CadnaResult;
import org.heddle.experiment.mpc.program.LaplaceGrid;
import org.heddle.experiment.mpc.program.LaplaceProgram;
import org.heddle.experiment.mpc.program.LaplaceResult;
import org.heddle.experiment.mpc.program.LinearSystem;
import org.heddle.experiment.mpc.program.MessageBuffers;
import org.heddle.experiment.mpc.program.SerialCadna;
import org.heddle.experiment.mpc.program.SerialLaplace;
import org.heddle.experiment.mpc.setting.MpcSetting;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.mpi.MpcSettings;
import org.heddle.host.mpc.mpi.MpcTransport;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.MpiProgram;
import org.heddle.testbench.mpc.MpcNodes;

/** CADNA and Laplace on nodes in RTL, all results compared with a serial run's, bit by bit. */
final class ProgramRuns {
    /** Number of iterations in which Laplace's exchange is measured. */
    static final int ITERATIONS = 2;

    private static final int UNKNOWNS = 24;
    private static final int ROWS_OF_GRID = 8;
    private static final long SEED = 3;
    private static final long HEAP_BYTES = 4L << 20;

    private final MpcSetting setting;
    private final SimulationOptions simulation;

    ProgramRuns(MpcSetting setting, SimulationOptions simulation) {
        this.setting = setting;
        this.simulation = simulation;
    }

    /**
     * Outcome of CADNA.
     *
     * @param cycles of an exchange, mean over exchanges and ranks
     * @param exchanges of each rank
     */
    record Cadna(double cycles, long exchanges, boolean verified) {}

    /**
     * Outcome of Laplace.
     *
     * @param exchangeCycles of an iteration, mean over the ranks
     * @param totalCycles of an iteration
     */
    record Laplace(double exchangeCycles, double totalCycles, boolean verified) {}

    Cadna cadna(MpcMode mode) {
        LinearSystem system = LinearSystem.random(UNKNOWNS, SEED);
        CadnaResult serial = SerialCadna.solve(system, SEED);
        CadnaProgram[] program = new CadnaProgram[1];
        run(mode, 3, buffers -> {
            program[0] = new CadnaProgram(system, SEED, setting.host().cadnaWork(), buffers);
            return program[0];
        });
        boolean verified = program[0].results().stream()
                .allMatch(result ->
                        result.unknowns().equals(serial.unknowns()) && result.exchanges() == serial.exchanges());
        double cycles = program[0].results().stream()
                .mapToDouble(result -> (double) result.exchangeCycles() / result.exchanges())
                .average()
                .orElseThrow();
        return new Cadna(cycles, serial.exchanges(), verified);
    }

    /**
     * @param computeCycles what a rank computes in an iteration
     */
    Laplace laplace(MpcMode mode, int columns, long computeCycles) {
        LaplaceGrid grid = new LaplaceGrid(ROWS_OF_GRID, columns, ITERATIONS);
        LaplaceResult serial = SerialLaplace.solve(grid);
        LaplaceProgram[] program = new LaplaceProgram[1];
        run(mode, LaplaceGrid.RANKS, buffers -> {
            program[0] = new LaplaceProgram(grid, computeCycles, buffers);
            return program[0];
        });
        LaplaceResult result = program[0].result();
        boolean verified =
                result.rows().equals(serial.rows()) && result.residuals().equals(serial.residuals());
        return new Laplace(result.exchangeCycles(), (double) result.totalCycles() / ITERATIONS, verified);
    }

    /** Makes a program of the buffers that it may use. */
    private interface Maker {
        MpiProgram of(MessageBuffers buffers);
    }

    private void run(MpcMode mode, int ranks, Maker maker) {
        try (MpcNodes nodes = new MpcNodes(ranks, setting.options(simulation))) {
            MpcTransport transport = new MpcTransport(
                    nodes,
                    ranks,
                    new MpcSettings(
                            ChSettings.published(mode),
                            setting.host(),
                            HEAP_BYTES,
                            SEED,
                            MpcSettings.published(mode).limitCycles()));
            MpiJob.run(
                    transport, maker.of((rank, bytes) -> transport.allocate(rank, bytes, BufferPlacement.SCATTERED)));
        }
    }
}
