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

    /** System property that has unknown bits tracked in each simulation that can run inside the JVM, where it is {@code true}. */
    public static final String UNKNOWN = "heddle.unknown";

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
        if (build.unknown()) {
            return trackingEngine(wanted, obstacle, top);
        }
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

    private static SimulationEngine trackingEngine(SimulationEngine wanted, Optional<String> obstacle, String top) {
        if (wanted == SimulationEngine.VERILATOR || wanted == SimulationEngine.ICARUS) {
            throw new IllegalArgumentException(
                    "unknown bits of \"" + top + "\" are tracked by the engine \"jvm\" alone:" + " leave out engine("
                            + wanted + "), or unknown()");
        }
        obstacle.ifPresent(why -> {
            throw new EngineRefusal(why + ", and unknown bits are tracked inside the JVM alone");
        });
        return SimulationEngine.JVM;
    }

    /**
     * Returns how a model is compiled where the property {@value #UNKNOWN} may ask for tracking of unknown bits: it does for what the JVM can
     * run and no code wants to be run elsewhere.
     */
    public static BuildOptions ofProperties(
            SimulationEngine wanted, Optional<Design<?>> elaborated, BuildOptions build, String top) {
        boolean isFree = wanted == SimulationEngine.AUTO || wanted == SimulationEngine.JVM;
        boolean tracks = Boolean.getBoolean(UNKNOWN) && isFree;
        if (!tracks || build.unknown()) {
            return build;
        }
        Optional<String> obstacle = obstacle(elaborated, build, top);
        obstacle.ifPresent(why -> LOGGER.log(Level.INFO, why + ": its unknown bits are not tracked"));
        return build.unknown(obstacle.isEmpty());
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
