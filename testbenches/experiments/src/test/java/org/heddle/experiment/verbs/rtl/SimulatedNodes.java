package org.heddle.experiment.verbs.rtl;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.verbs.device.DeviceLimits;
import org.heddle.host.verbs.device.VerbsDevice;
import org.heddle.host.verbs.driver.DriverTime;
import org.heddle.host.verbs.driver.VerbsDriver;
import org.heddle.nic.stage.memory.hostbus.bench.HostMemorySocket;
import org.heddle.nic.verbs.VerbsConfiguration;
import org.heddle.testbench.HostPins;
import org.heddle.testbench.NodeClocks;
import org.heddle.testbench.SimulatedHostPort;
import org.heddle.testbench.SteppedSystem;

/** Two nodes in RTL with their hosts' memory and drivers, and the relay between them. */
final class SimulatedNodes implements SteppedSystem, AutoCloseable {
    /** Limits of the published configuration. */
    static final DeviceLimits LIMITS = new DeviceLimits(64, 1023, 4096, 30, 64, 4096, 16);

    private static final Design<RelayedPair> DESIGN =
            Heddle.elaborate(() -> new RelayedPair(VerbsConfiguration.published()));

    private final Simulation simulation;
    private final Relay relay;
    private final List<VerbsDriver> drivers = new ArrayList<>();
    private final List<SimulatedMemory> memories = new ArrayList<>();

    SimulatedNodes() {
        RelayedPair pair = DESIGN.component();
        simulation = Simulation.open(DESIGN, NodeClocks.timed(SimulationOptions.defaults(), pair.link));
        relay = new Relay(simulation, pair);
        List<HostPins> pins = new ArrayList<>();
        for (int node = 0; node < 2; node++) {
            SimulatedMemory memory = new SimulatedMemory(node + 7);
            memories.add(memory);
            simulation.add(new HostMemorySocket(simulation, pair.memory.get(node), memory.physical(), 0, node));
            pins.add(simulation.add(new HostPins(simulation, pair.request.get(node), pair.response.get(node))));
        }
        simulation.reset(4);
        for (int node = 0; node < 2; node++) {
            drivers.add(new VerbsDriver(new SimulatedHostPort(this, pins.get(node)), memories.get(node), LIMITS));
        }
    }

    Relay relay() {
        return relay;
    }

    SimulatedMemory memory(int node) {
        return memories.get(node);
    }

    VerbsDevice open(int node, DriverTime time) {
        return drivers.get(node).open(time);
    }

    /** Opens a node for a process whose calls let time pass by themselves. */
    VerbsDevice open(int node) {
        return open(node, new DriverTime() {
            @Override
            public void work(long cycles) {
                idle(cycles);
            }

            @Override
            public void await(BooleanSupplier wake, long until, Supplier<String> what) {
                while (!wake.getAsBoolean() && cycle() < until) {
                    step();
                }
            }
        });
    }

    @Override
    public long cycle() {
        return simulation.cycle();
    }

    @Override
    public void step() {
        simulation.step();
        relay.carry();
    }

    @Override
    public void close() {
        simulation.close();
    }
}
