package org.heddle.cosim;

import java.util.List;
import org.heddle.hdl.verilog.VerilogPort.Role;

/** Reset inputs of a simulated design, each with its polarity. */
final class Resets {
    private final Simulation simulation;
    private final List<Port> all;

    Resets(Simulation simulation) {
        this.simulation = simulation;
        this.all = simulation.ports().stream()
                .filter(port -> port.isInput() && port.role().isReset())
                .toList();
    }

    List<Port> all() {
        return all;
    }

    /** Lets none be active at first: an asynchronous reset acts where it begins. */
    void release() {
        if (all.stream().anyMatch(reset -> reset.role() == Role.RESET_ACTIVE_LOW)) {
            drive(all, false);
            simulation.settle();
        }
    }

    /** Whether any is active. */
    boolean isActive() {
        for (Port reset : all) {
            if (simulation.isHigh(reset) == (reset.role() == Role.RESET)) {
                return true;
            }
        }
        return false;
    }

    /** Holds some active until each of some clocks has risen so often. */
    void hold(List<Port> held, List<Clock> until, int cycles) {
        if (cycles < 1) {
            throw new IllegalArgumentException("a reset lasts at least one cycle: cycles=" + cycles);
        }
        drive(held, true);
        List<Long> ends = until.stream().map(clock -> clock.cycles() + cycles).toList();
        for (int i = 0; i < ends.size(); i++) {
            Clock clock = until.get(i);
            while (simulation.stepping().hasNativeAgents() && clock.cycles() < ends.get(i)) {
                simulation.step(); // native agents follow the first clock
            }
            if (clock.cycles() < ends.get(i)) {
                clock.step(ends.get(i) - clock.cycles());
            }
        }
        drive(held, false);
        simulation.settle();
    }

    private void drive(List<Port> driven, boolean active) {
        driven.forEach(reset -> simulation.poke(reset, active == (reset.role() == Role.RESET)));
    }
}
