package org.heddle.verify.random;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.verilog.VerilogDesign;

/** Verilator, by the simulation that tests use. */
final class VerilatorRows implements RowEngine {
    private final VerilogDesign design;

    /** @param design with all state beginning as in the interpreter */
    VerilatorRows(VerilogDesign design) {
        this.design = design;
    }

    @Override
    public String name() {
        return "Verilator";
    }

    @Override
    public Optional<String> difference(List<Map<String, BigInteger>> rows, List<Map<String, BigInteger>> answers) {
        try (Simulation simulation =
                Simulation.open(design, SimulationOptions.defaults().initial(InitialState.ZERO))) {
            for (int cycle = 0; cycle < rows.size(); cycle++) {
                rows.get(cycle).forEach((port, value) -> simulation.poke(simulation.port(port), value));
                simulation.settle();
                for (Map.Entry<String, BigInteger> expected : answers.get(cycle).entrySet()) {
                    BigInteger actual = simulation.peekInteger(simulation.port(expected.getKey()));
                    if (!actual.equals(expected.getValue())) {
                        return Optional.of(RowEngine.text(cycle, expected.getKey(), actual, expected.getValue()));
                    }
                }
                if (cycle < rows.size() - 1) {
                    simulation.step(); // whether a claim breaks at the last edge is the interpreter's to say
                }
            }
            return Optional.empty();
        } catch (HardwareStoppedException stopped) {
            return Optional.of(String.valueOf(stopped.getMessage()));
        }
    }

    @Override
    public void close() {}
}
