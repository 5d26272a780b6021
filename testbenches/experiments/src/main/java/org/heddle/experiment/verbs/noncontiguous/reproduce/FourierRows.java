package org.heddle.experiment.verbs.noncontiguous.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.experiment.Basis;
import org.heddle.experiment.verbs.noncontiguous.BlockTransfers;
import org.heddle.experiment.verbs.noncontiguous.TransferSetting;
import org.heddle.experiment.verbs.noncontiguous.fft.FftJob;
import org.heddle.experiment.verbs.noncontiguous.fft.FftProgram;
import org.heddle.experiment.verbs.noncontiguous.fft.FftResult;
import org.heddle.experiment.verbs.noncontiguous.fft.FftVariant;
import org.heddle.experiment.verbs.noncontiguous.fft.RunProgram;
import org.heddle.host.verbs.cost.VerbsCounts;
import org.heddle.host.verbs.mpi.VerbsMpiSettings;
import org.heddle.host.verbs.mpi.VerbsTransport;
import org.heddle.mpi.MpiJob;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.testbench.verbs.VerbsNodes;
import org.jspecify.annotations.Nullable;

/**
 * Rows of MPI's programs on nodes in RTL: a Fourier transform on four of them in each variant, what it spends its time on where it copies by itself, and a
 * message of one run of bytes.
 */
final class FourierRows {
    /** Name of what a program copies by itself. */
    static final String PACK = "no-ddt-pack";
    /** Name of the time in MPI. */
    static final String EXCHANGE = "no-ddt-exchange";
    /** Name of the arithmetic. */
    static final String COMPUTE = "no-ddt-compute";
    /** Name of a message of one run with a datatype. */
    static final String RUN_DDT = "nas-lu-x-ddt";
    /** Name of a message of one run that is copied. */
    static final String RUN_COPY = "nas-lu-x-copy";

    private static final long LIMIT_CYCLES = 20_000_000;
    private static final long LIMIT_CYCLES_PER_POINT = 60;

    private FourierRows() {}

    /** Measures all variants of a square of {@value FftJob#RANKS} times so many points in a row. */
    static List<BlockRow> rows(BlockTransfers transfers, int blocks) {
        List<BlockRow> rows = new ArrayList<>();
        for (FftVariant variant : FftVariant.values()) {
            rows.addAll(transform(transfers, transfers.setting().mpi(), variant, blocks));
        }
        for (boolean hasType : new boolean[] {true, false}) {
            rows.add(run(transfers, hasType, FftJob.RANKS * blocks));
        }
        return rows;
    }

    /** Returns a variant's row, and the parts of its time if it copies by itself. */
    static List<BlockRow> transform(
            BlockTransfers transfers, VerbsMpiSettings settings, FftVariant variant, int blocks) {
        TransferSetting setting = transfers.setting();
        FftJob job = new FftJob(FftJob.RANKS * blocks, variant, setting.flopsPerCycle(), setting.copies());
        Work[] before = new Work[FftJob.RANKS];
        FftResult result;
        Work work = Work.NONE;
        try (VerbsNodes nodes = new VerbsNodes(FftJob.RANKS, transfers.options())) {
            VerbsTransport transport = new VerbsTransport(nodes, FftJob.RANKS, settings);
            FftProgram program =
                    new FftProgram(job, transport::allocate, rank -> before[rank] = Work.of(nodes, transport, rank));
            MpiJob.run(transport, LIMIT_CYCLES + LIMIT_CYCLES_PER_POINT * job.points() * job.points(), program);
            result = program.result();
            for (int rank = 0; rank < FftJob.RANKS; rank++) {
                work = work.plus(Work.of(nodes, transport, rank).minus(before[rank]));
            }
        }
        Work all = work.plus(new Work(0, 0, result.copiedBytes(), 0));
        List<BlockRow> rows = new ArrayList<>();
        rows.add(row(setting, job, variant.text(), result.cycles(), all, result.verified()));
        if (variant == FftVariant.NO_DDT) {
            rows.add(row(setting, job, PACK, Math.round(result.packCycles()), null, result.verified()));
            rows.add(row(setting, job, EXCHANGE, Math.round(result.exchangeCycles()), null, result.verified()));
            rows.add(row(setting, job, COMPUTE, result.computeCycles(), null, result.verified()));
        }
        return rows;
    }

    private static BlockRow row(
            TransferSetting setting, FftJob job, String method, long cycles, @Nullable Work work, boolean verified) {
        return new BlockRow(
                BlockExperiment.FFT.text(),
                BlockRow.MPI,
                method,
                (long) job.squareBytes() / job.share(),
                job.share(),
                (long) job.squareBytes() / job.share() / job.share(),
                job.share() * job.share(),
                (long) job.squareBytes(),
                cycles,
                setting.microseconds(cycles),
                null,
                work == null ? null : work.requests,
                work == null ? null : work.packets,
                work == null ? null : work.copiedBytes,
                work == null ? null : work.entriesWalked,
                Basis.MEASURED,
                verified);
    }

    /** Returns the row of a message of one run. */
    static BlockRow run(BlockTransfers transfers, boolean hasType, int n) {
        TransferSetting setting = transfers.setting();
        try (VerbsNodes nodes = new VerbsNodes(2, transfers.options())) {
            VerbsTransport transport = new VerbsTransport(nodes, 2, setting.mpi());
            RunProgram program = new RunProgram(n, hasType, setting.copies(), transport::allocate);
            MpiJob.run(transport, LIMIT_CYCLES, program);
            return new BlockRow(
                    BlockExperiment.FFT.text(),
                    BlockRow.MPI,
                    hasType ? RUN_DDT : RUN_COPY,
                    (long) program.bytes(),
                    1,
                    (long) program.bytes(),
                    1,
                    (long) program.bytes(),
                    program.cycles(),
                    setting.microseconds(program.cycles()),
                    null,
                    null,
                    null,
                    null,
                    null,
                    Basis.MEASURED,
                    program.isVerified());
        }
    }

    /** Work of a rank and its node, or of several. */
    private record Work(long requests, long packets, long copiedBytes, long entriesWalked) {
        static final Work NONE = new Work(0, 0, 0, 0);

        static Work of(VerbsNodes nodes, VerbsTransport transport, int rank) {
            VerbsCounts host = transport.counts(rank);
            Map<VerbsCounter, Long> node = nodes.counters(rank);
            return new Work(
                    host.sends(),
                    node.get(VerbsCounter.REQUESTS_SENT) - node.get(VerbsCounter.RETRANSMISSIONS),
                    host.copiedBytes(),
                    node.get(VerbsCounter.ENTRIES_WALKED));
        }

        Work plus(Work other) {
            return new Work(
                    requests + other.requests,
                    packets + other.packets,
                    copiedBytes + other.copiedBytes,
                    entriesWalked + other.entriesWalked);
        }

        Work minus(Work other) {
            return plus(new Work(-other.requests, -other.packets, -other.copiedBytes, -other.entriesWalked));
        }
    }
}
