package org.heddle.experiment.verbs.rtl;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.driver.DriverTime;
import org.heddle.host.verbs.mpi.VerbsSystem;
import org.heddle.mpi.rank.Baton;

/** Two nodes in RTL for ranks. An access of a rank to its node lets time pass for all. */
final class SimulatedSystem implements VerbsSystem {
    private static final long STEPS = 64;

    private final SimulatedNodes nodes = new SimulatedNodes();

    void close() {
        nodes.close();
    }

    Relay relay() {
        return nodes.relay();
    }

    @Override
    public int nodes() {
        return 2;
    }

    @Override
    public VerbsDevice open(int node, Baton baton) {
        return nodes.open(node, new DriverTime() {
            @Override
            public void work(long cycles) {
                long end = baton.cycle() + cycles;
                while (baton.cycle() < end) {
                    baton.sleep(() -> false, end, () -> "the end of its own work");
                }
            }

            @Override
            public void await(BooleanSupplier wake, long until, Supplier<String> what) {
                baton.waitFor(wake, until, what);
            }
        });
    }

    @Override
    public long cycle() {
        return nodes.cycle();
    }

    @Override
    public void advance(long limit) {
        long end = Math.min(limit, nodes.cycle() + STEPS);
        while (nodes.cycle() < end) {
            nodes.step();
        }
    }

    @Override
    public boolean isQuiet() {
        return false;
    }
}
