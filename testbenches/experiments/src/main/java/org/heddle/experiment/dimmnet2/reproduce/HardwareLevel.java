package org.heddle.experiment.dimmnet2.reproduce;

import java.util.List;
import org.heddle.cosim.SimulationOptions;
import org.heddle.experiment.CoreClock;
import org.heddle.experiment.dimmnet2.submatrix.DestinationCheck;
import org.heddle.experiment.dimmnet2.submatrix.Measurement;
import org.heddle.experiment.dimmnet2.submatrix.NodePairEngine;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;

/** Remote vector writes between two nodes, the hosts out of the way. */
final class HardwareLevel implements Level {
    private final String configuration;
    private final NodePairEngine engine;
    private final List<Submatrix> workloads;

    HardwareLevel(Setting setting, List<Submatrix> workloads, SimulationOptions options) {
        this.configuration = setting.configuration().name();
        this.engine = new NodePairEngine(setting.configuration(), options);
        this.workloads = workloads;
    }

    @Override
    public List<Job> jobs() {
        return workloads.stream()
                .map(workload -> new Job(HARDWARE + " " + workload, workload.bytes(), () -> run(workload)))
                .toList();
    }

    private Measured run(Submatrix workload) {
        Measurement measurement = engine.run(workload, bytes -> {});
        List<String> complaints = DestinationCheck.complaints(workload, measurement);
        return new Measured(
                ReproductionRow.of(
                        configuration,
                        HARDWARE,
                        workload.pattern().text(),
                        workload.m(),
                        workload.n(),
                        workload.z(),
                        CoreClock.microseconds(measurement.cycles()),
                        complaints.isEmpty()),
                complaints);
    }
}
