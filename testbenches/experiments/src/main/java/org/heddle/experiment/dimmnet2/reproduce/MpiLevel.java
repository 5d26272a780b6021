package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;
import org.heddle.experiment.dimmnet2.submatrix.MpiSubmatrix;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;

/** MPI messages between two ranks, one on each node. */
final class MpiLevel implements Level {
    private final String configuration;
    private final MpiSubmatrix messages;
    private final List<Submatrix> workloads;

    MpiLevel(Setting setting, List<Submatrix> workloads) {
        this.configuration = setting.configuration().name();
        this.messages = new MpiSubmatrix(setting.configuration(), setting.host());
        this.workloads = workloads;
    }

    @Override
    public List<Job> jobs() {
        return workloads.stream()
                .map(workload -> new Job(MPI + " " + workload, workload.bytes(), () -> run(workload)))
                .toList();
    }

    private Measured run(Submatrix workload) {
        MpiSubmatrix.Result message = messages.run(workload);
        return new Measured(
                ReproductionRow.of(
                        configuration,
                        MPI,
                        workload.pattern().text(),
                        workload.m(),
                        workload.n(),
                        workload.z(),
                        message.microseconds(),
                        message.isVerified()),
                message.complaints());
    }
}
