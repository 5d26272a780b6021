package org.heddle.nic.mpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.mpc.MpcProcessBench.Event;

/** Two improved nodes with two processes each. */
final class MpcProcessesBench {
    private static final long LIMIT = 500_000;

    final Rig<MpcPair> rig;
    final List<List<MpcProcessBench>> processes = new ArrayList<>();

    MpcProcessesBench(TestBench bench, MpcConfiguration configuration) {
        rig = Rig.once(bench, MpcPair.class, configuration);
        for (int node = 0; node < 2; node++) {
            MpcHostBench host =
                    new MpcHostBench(rig, node, configuration, bench.random().nextLong());
            processes.add(List.of(
                    new MpcProcessBench(host, node, 0, configuration),
                    new MpcProcessBench(host, node, 1, configuration)));
        }
        rig.simulation().reset(4);
        processes.forEach(both -> both.forEach(MpcProcessBench::start));
    }

    MpcProcessBench at(int node, int process) {
        return processes.get(node).get(process);
    }

    void await(String what, BooleanSupplier condition) {
        long end = rig.simulation().cycle() + LIMIT;
        while (!condition.getAsBoolean()) {
            assertThat(rig.simulation().cycle())
                    .as("limit of waiting for " + what)
                    .isLessThan(end);
            rig.simulation().step(10);
        }
    }

    Event event(MpcProcessBench process) {
        await("an event of process " + process.process + " of node " + process.node, process::hasEvent);
        return process.take();
    }
}
