package org.heddle.nic.catalogue;

import java.math.BigInteger;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;

/** Random inputs for tops, at their own clocks. */
final class RandomInputs {
    private RandomInputs() {}

    /** Returns the options with the period of the link's clock, where a top has one. */
    static SimulationOptions clocked(Design<?> design, SimulationOptions options) {
        return design.verilog().ports().stream().anyMatch(port -> port.name().equals("link_clock"))
                ? options.clock("link_clock", ClockTiming.ofPeriod(8_000))
                : options;
    }

    /** Changes some inputs, alike in simulations of one top: rarely a reset, often a few bits, so that handshakes go on. */
    static void drive(List<Simulation> simulations, Random random) {
        for (Port port : simulations.get(0).ports()) {
            boolean reset = port.name().contains("reset");
            if (port.isInput() && random.nextInt(reset ? 500 : 4) == 0) {
                BigInteger value = new BigInteger(port.width(), random);
                simulations.forEach(simulation -> simulation.poke(port, value));
            }
        }
    }
}
