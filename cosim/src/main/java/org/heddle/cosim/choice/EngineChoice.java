package org.heddle.cosim.choice;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.hdl.Design;
import org.heddle.hdl.ir.ModuleDefinition;

/** Choice of the engine that runs a design. */
public final class EngineChoice {
    private static final Logger LOGGER = System.getLogger(EngineChoice.class.getPackageName());

    private EngineChoice() {}

    /**
     * Returns {@link SimulationEngine#JVM} or {@link SimulationEngine#VERILATOR}. What code names stands. The property {@value SimulationEngine#PROPERTY} replaces
     * {@link SimulationEngine#AUTO} only; what the JVM cannot run goes to Verilator then. Where nothing is named, Verilator runs the design, or
     * the JVM where Verilator is not installed.
     *
     * @param wanted by the options
     * @param elaborated the design as its component was elaborated; empty for Verilog
     * @param top name of the top, for messages
     * @throws EngineRefusal if code names the JVM, which cannot run the design
     */
    public static SimulationEngine of(
            SimulationEngine wanted, Optional<Design<?>> elaborated, BuildOptions build, String top) {
        SimulationEngine named = wanted == SimulationEngine.AUTO ? SimulationEngine.ofProperty() : wanted;
        Optional<String> obstacle = obstacle(elaborated, build, top);
        if (wanted == SimulationEngine.JVM && obstacle.isPresent()) {
            throw new EngineRefusal(obstacle.get());
        }
        if (named == SimulationEngine.JVM) {
            obstacle.ifPresent(why -> LOGGER.log(Level.DEBUG, why + ": Verilator runs it"));
            return obstacle.isPresent() ? SimulationEngine.VERILATOR : SimulationEngine.JVM;
        }
        if (named == SimulationEngine.AUTO && obstacle.isEmpty() && !Toolchain.isFound()) {
            LOGGER.log(Level.INFO, "\"" + top + "\" runs on the engine jvm: Verilator is not installed");
            return SimulationEngine.JVM;
        }
        return SimulationEngine.VERILATOR;
    }

    /** Returns the first thing wanted that the JVM cannot do. */
    private static Optional<String> obstacle(Optional<Design<?>> elaborated, BuildOptions build, String top) {
        if (elaborated.isEmpty()) {
            return Optional.of("\"" + top + "\" is opened as Verilog, not as a component's design");
        }
        if (!elaborated.get().hasOwnVerilog()) {
            return Optional.of("the Verilog of \"" + top + "\" was changed, which its circuit does not show");
        }
        if (build.coverage()) {
            return Optional.of("coverage of \"" + top + "\" is counted by Verilator's models alone");
        }
        return elaborated.get().circuit().modules().stream()
                .filter(module -> module.external().isPresent())
                .findFirst()
                .map(ModuleDefinition::name)
                .map(name -> "\"" + top + "\" has the black box " + name + ", which is Verilog");
    }
}
