package org.heddle.experiment.cosim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.hdl.Design;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.heddle.report.BenchmarkRow;

/** The memory of many network interfaces at once, with what surrounds them: the whole process. */
final class ManyInstances {
    private static final int INSTANCES = 256;

    private ManyInstances() {}

    static BenchmarkRow measure() throws IOException {
        Design<Dimmnet2Node> design = NodeTraffic.design();
        List<Simulation> open = new ArrayList<>();
        try {
            for (int i = 0; i < INSTANCES; i++) {
                Simulation sim = Simulation.open(design, JavaLoops.options());
                open.add(sim);
                sim.reset(2);
                sim.step(100);
            }
            return new BenchmarkRow("nic-node", "instances-256-megabytes", residentMegabytes(), 4096, "MB");
        } finally {
            open.forEach(Simulation::close);
        }
    }

    private static double residentMegabytes() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElseThrow();
    }
}
