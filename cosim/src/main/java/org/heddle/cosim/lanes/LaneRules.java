package org.heddle.cosim.lanes;

import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.cosim.engine.OpeningPlace;
import org.heddle.hdl.Design;
import org.heddle.hdl.ir.ModuleDefinition;

/**
 * Rules about what runs in lanes.
 *
 * @param design that is to run
 * @param lanes number of them
 */
public record LaneRules(Design<?> design, int lanes) {
    /**
     * Refuses what lanes cannot do.
     *
     * @param records whether the inputs are to be recorded
     * @throws IllegalArgumentException with the thing, the line that opens it, the rule and the mend
     */
    public void require(BuildOptions build, SimulationEngine engine, boolean records) {
        refuse(
                lanes < LaneSimulation.LEAST || lanes > LaneSimulation.MOST,
                lanes + " lanes",
                "there are " + LaneSimulation.LEAST + " to " + LaneSimulation.MOST + " at once",
                lanes < LaneSimulation.LEAST
                        ? "open one run with Simulation.open"
                        : "open several of up to 64 one after the other");
        refuse(
                engine == SimulationEngine.VERILATOR || engine == SimulationEngine.ICARUS,
                "engine(" + engine + ")",
                "lanes run on the engine inside the JVM alone",
                "leave the engine out");
        refuse(build.unknown(), "unknown()", "lanes do not tell known bits from unknown ones", alone("unknown()"));
        refuse(build.coverage(), "coverage", "lanes count none", alone("coverage"));
        refuse(build.waves().isPresent(), "a waveform", "lanes write none", alone("waves(..) and the lane's seed"));
        refuse(build.backDoors(), "backDoors()", "the memories of lanes are reached by ports alone", alone("it"));
        refuse(records, "a recording", "lanes record nothing", alone("recording(..) and the lane's seed"));
        refuse(
                !design.hasOwnVerilog(),
                "changed Verilog",
                "the engine inside the JVM runs the circuit, which does not show the change",
                alone("Verilator"));
        String box = design.circuit().modules().stream()
                .filter(module -> module.external().isPresent())
                .map(ModuleDefinition::name)
                .findFirst()
                .orElse("");
        refuse(!box.isEmpty(), "the black box " + box, "a behaviour() in Java is that of one run", alone("Verilator"));
    }

    private static String alone(String with) {
        return "leave it out, or open a single run with " + with;
    }

    private void refuse(boolean wanted, String thing, String rule, String mend) {
        if (wanted) {
            throw new IllegalArgumentException(thing + " for lanes of \""
                    + design.verilog().top() + "\", opened at " + OpeningPlace.find() + ": " + rule + "; " + mend);
        }
    }
}
