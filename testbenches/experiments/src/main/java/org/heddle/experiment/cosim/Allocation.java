package org.heddle.experiment.cosim;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.report.BenchmarkRow;

/** Memory that a loop of poke, step and peek allocates once it runs steadily. */
final class Allocation {
    private static final int CYCLES = 1_000_000;

    private Allocation() {}

    /** Measures a loop on Verilator's model of a Verilog text. */
    static BenchmarkRow measure(BenchmarkDesign design) {
        try (Simulation simulation = Simulation.open(design.verilog(), JavaLoops.options())) {
            return measure(design, simulation);
        }
    }

    /** Measures a loop on an engine. */
    static BenchmarkRow measure(BenchmarkDesign design, SimulationEngine engine) {
        try (Simulation simulation =
                Simulation.open(design.design(), JavaLoops.options().engine(engine))) {
            return measure(design, simulation);
        }
    }

    private static BenchmarkRow measure(BenchmarkDesign design, Simulation sim) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long[] rows = design.words();
        Port[] inputs = BenchmarkDesign.inputs(sim).toArray(Port[]::new);
        Port[] outputs = BenchmarkDesign.outputs(sim).toArray(Port[]::new);
        JavaLoops.driven(sim, inputs, outputs, rows, CYCLES);
        long before = threads.getCurrentThreadAllocatedBytes();
        JavaLoops.driven(sim, inputs, outputs, rows, CYCLES);
        long bytes = threads.getCurrentThreadAllocatedBytes() - before;
        // What the two calls of the counter itself allocate is less than a byte in a thousand cycles.
        double perCycle = Math.floor(1000.0 * bytes / CYCLES) / 1000;
        return new BenchmarkRow(design.name(), "bytes-per-cycle", perCycle, 0, "bytes");
    }
}
