package org.heddle.experiment.cosim;

import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.jvm.model.Computed;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.report.BenchmarkRow;

/** Share of the combinational signals that the engine inside the JVM computes in a loop, of those that it would compute without skipping any. */
final class EvaluatedShare {
    private static final int CYCLES = 10 * 1_024;

    private EvaluatedShare() {}

    static BenchmarkRow measure(BenchmarkDesign design) {
        JavaLoops java = new JavaLoops(design, SimulationEngine.JVM);
        double skipping = computed(java, "true");
        return new BenchmarkRow(
                design.name(),
                "evaluated-share",
                skipping / computed(java, "false"),
                BenchmarkRow.NO_GOAL,
                BenchmarkRow.RATIO);
    }

    private static long computed(JavaLoops java, String skipping) {
        return ChangedProperty.during(
                PlanOptions.COUNTING,
                "true",
                () -> ChangedProperty.during(PlanOptions.SKIPPING, skipping, () -> {
                    long before = Computed.signals();
                    java.driven(CYCLES);
                    return Computed.signals() - before;
                }));
    }
}
