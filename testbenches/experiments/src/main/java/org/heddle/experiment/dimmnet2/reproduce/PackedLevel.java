package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.dimmnet2.submatrix.PackedSubmatrix;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;

/**
 * The paper's comparison: the same messages packed, sent in segments over the same nodes, and unpacked. The program is run, its bytes
 * are checked and its transfers measured; the time is that of the paper's formula.
 */
final class PackedLevel implements Level {
    private final Setting setting;
    private final PackedSubmatrix program;
    private final List<Submatrix> workloads;

    PackedLevel(Setting setting, List<Submatrix> workloads) {
        this.setting = setting;
        this.program = new PackedSubmatrix(setting.configuration(), setting.host());
        this.workloads = workloads;
    }

    @Override
    public List<Job> jobs() {
        return workloads.stream()
                .map(workload -> new Job(
                        "mpi packed m=" + workload.m() + " n=" + workload.n() + " z=" + workload.z(),
                        workload.bytes(),
                        () -> run(workload)))
                .toList();
    }

    private Measured run(Submatrix workload) {
        int n = workload.n();
        PackedSubmatrix.Result result = program.run(setting.pack().packing(n), PackModel.SEGMENTS);
        double transfer = CoreClock.microseconds(result.transferCycles());
        return new Measured(
                ReproductionRow.of(
                        setting.configuration().name(),
                        MPI,
                        "packed",
                        workload.m(),
                        n,
                        workload.z(),
                        setting.pack().latency(n, transfer),
                        result.isVerified()),
                result.isVerified() ? List.of() : List.of("not every byte arrived in its place"));
    }
}
