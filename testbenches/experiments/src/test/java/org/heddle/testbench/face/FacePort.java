package org.heddle.testbench.face;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.bus.BusMaster;
import org.heddle.host.HostPort;

/** A host port behind a bus: what a driver asks goes over that bus. */
public record FacePort(Simulation simulation, BusMaster bus) implements HostPort {
    @Override
    public long read(int address) {
        return bus.read(address);
    }

    @Override
    public void write(int address, long value) {
        bus.write(address, value);
    }

    @Override
    public long cycle() {
        return simulation.cycle();
    }

    @Override
    public void idle(long cycles) {
        simulation.step(cycles);
    }
}
