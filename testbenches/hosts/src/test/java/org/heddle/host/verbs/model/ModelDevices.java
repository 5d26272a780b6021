package org.heddle.host.verbs.model;

import java.util.function.BooleanSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import org.heddle.device.verbs.RcMemory;
import org.heddle.device.verbs.RcNetwork;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.mpi.rank.Baton;

/** Nodes of the reference model, each opened by as many processes as one likes. */
public final class ModelDevices {
    /** Limits as the published node has them. */
    public static final DeviceLimits LIMITS = new DeviceLimits(64, 1024, 4096, 30, 64, 4096, 16);

    private final RcNetwork network;
    private int processes;

    /** @param nodes how many */
    public ModelDevices(int nodes) {
        network = new RcNetwork(nodes, LIMITS.maxRegions());
    }

    /** Returns the model. */
    public RcNetwork network() {
        return network;
    }

    /** Opens a node for a new process whose calls let time pass by themselves. */
    public VerbsDevice open(int node, RcMemory memory) {
        return open(node, memory, new ModelTime() {
            @Override
            public void work(long cycles) {
                long end = network.cycle() + cycles;
                while (network.cycle() < end) {
                    network.advance(end);
                }
            }

            @Override
            public void await(BooleanSupplier wake, long until, Supplier<String> what) {
                while (!wake.getAsBoolean() && network.cycle() < until) {
                    network.advance(until);
                }
            }
        });
    }

    /** Opens a node for a rank. */
    public VerbsDevice open(int node, RcMemory memory, Baton baton) {
        return open(node, memory, new ModelTime() {
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

    private VerbsDevice open(int node, RcMemory memory, ModelTime time) {
        return new ModelDevice(network.node(node), network, processes++, memory, time, node);
    }

    /** Returns memory whose words are zero. */
    public static RcMemory memory() {
        return memory(address -> 0);
    }

    /** Returns memory whose words have values of their addresses. */
    public static RcMemory memory(LongUnaryOperator preset) {
        return new RcMemory(preset);
    }
}
