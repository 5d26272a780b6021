package org.heddle.cosim.choice;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.heddle.cosim.build.BuildOptions;
import org.heddle.cosim.build.Substitution;
import org.heddle.cosim.build.Toolchain;
import org.heddle.cosim.jvm.plan.EngineRefusal;
import org.heddle.cosim.jvm.plan.ModulePlanner;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.ModelBuildException;
import org.heddle.hdl.Design;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.ResetStyle;

/** Choice of the engine that runs a design. */
public final class EngineChoice {
    private static final Logger LOGGER = System.getLogger(EngineChoice.class.getPackageName());

    /** System property that has unknown bits tracked in each simulation that can run inside the JVM, where it is {@code true}. */
    public static final String UNKNOWN = "heddle.unknown";

    private EngineChoice() {}

    /**
     * Engine that was chosen.
     *
     * @param engine {@link SimulationEngine#JVM} or {@link SimulationEngine#VERILATOR}
     * @param lacksModel whether Verilator would run the design if its model were in the cache
     */
    public record Chosen(SimulationEngine engine, boolean lacksModel) {
        /** Verilator, whatever is in the cache. */
        public static final Chosen VERILATOR = new Chosen(SimulationEngine.VERILATOR, false);

        static final Chosen JVM = new Chosen(SimulationEngine.JVM, false);
        static final Chosen JVM_FOR_NOW = new Chosen(SimulationEngine.JVM, true);
    }

    /**
     * Chooses an engine. What code names stands. The property {@value SimulationEngine#PROPERTY} replaces {@link SimulationEngine#AUTO} only; what
     * the JVM cannot run goes to Verilator then. Where nothing is named, Verilator runs what the cache has a model of, and what the JVM cannot
     * run; the JVM runs the rest.
     *
     * @param wanted by the options
     * @param elaborated the design as its component was elaborated; empty for Verilog
     * @param top name of the top, for messages
     * @param hasModel whether the cache has Verilator's model; asked only where that decides
     * @throws EngineRefusal if code names the JVM, which cannot run the design
     * @throws IllegalArgumentException if code names Icarus, which repeats what a test ran and runs nothing of its own
     */
    public static Chosen of(
            SimulationEngine wanted,
            Optional<Design<?>> elaborated,
            BuildOptions build,
            String top,
            BooleanSupplier hasModel) {
        SimulationEngine named = wanted == SimulationEngine.AUTO ? SimulationEngine.ofProperty() : wanted;
        Optional<String> obstacle = obstacle(elaborated, build, top);
        if (build.unknown()) {
            return trackingEngine(wanted, obstacle, top);
        }
        if (wanted == SimulationEngine.ICARUS) {
            throw new IllegalArgumentException("engine(ICARUS) for \"" + top
                    + "\": Icarus repeats what Verilator ran in a test, and runs no simulation of its own: ask for it with"
                    + " @HardwareTest(engine = ICARUS), or leave engine(..) out");
        }
        if (wanted == SimulationEngine.JVM && obstacle.isPresent()) {
            throw new EngineRefusal(obstacle.get());
        }
        if (named != SimulationEngine.JVM && named != SimulationEngine.AUTO) {
            return Chosen.VERILATOR;
        }
        if (obstacle.isPresent()) {
            LOGGER.log(Level.DEBUG, obstacle.get() + ": Verilator runs it");
            return Chosen.VERILATOR;
        }
        return named == SimulationEngine.JVM ? Chosen.JVM : free(top, hasModel);
    }

    private static Chosen free(String top, BooleanSupplier hasModel) {
        if (Substitution.isAsked()) {
            LOGGER.log(
                    Level.DEBUG, "\"" + top + "\" runs on the engine verilator: its modules are recorded or replaced");
            return Chosen.VERILATOR;
        }
        if (!Toolchain.isFound()) {
            LOGGER.log(Level.INFO, "\"" + top + "\" runs on the engine jvm: Verilator is not installed");
            return Chosen.JVM;
        }
        try {
            boolean isThere = hasModel.getAsBoolean();
            LOGGER.log(
                    Level.DEBUG,
                    "\"" + top + "\" runs on the engine "
                            + (isThere
                                    ? "verilator: its model is in the cache"
                                    : "jvm: the cache has no model of Verilator's"));
            return isThere ? Chosen.VERILATOR : Chosen.JVM_FOR_NOW;
        } catch (MissingToolException | ModelBuildException unfit) {
            LOGGER.log(Level.INFO, "\"" + top + "\" runs on the engine jvm: " + unfit.getMessage());
            return Chosen.JVM;
        }
    }

    /** Notes that a design is left to Verilator, as it turned out that the JVM cannot run it. */
    public static void leave(String top, Throwable why) {
        LOGGER.log(Level.DEBUG, "\"" + top + "\" runs on the engine verilator: " + why.getMessage());
    }

    private static Chosen trackingEngine(SimulationEngine wanted, Optional<String> obstacle, String top) {
        if (wanted == SimulationEngine.VERILATOR || wanted == SimulationEngine.ICARUS) {
            throw new IllegalArgumentException(
                    "unknown bits of \"" + top + "\" are tracked by the engine \"jvm\" alone:" + " leave out engine("
                            + wanted + "), or unknown()");
        }
        obstacle.ifPresent(why -> {
            throw new EngineRefusal(why + ", and unknown bits are tracked inside the JVM alone");
        });
        return Chosen.JVM;
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
        Optional<String> obstacle = obstacle(elaborated, build.unknown(true), top);
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
        if (build.unknown() && build.coverage()) {
            return Optional.of(
                    "coverage of \"" + top + "\" is not counted beside unknown bits (open it once with unknown()"
                            + " and once with coverage(true))");
        }
        return elaborated.get().circuit().modules().stream()
                .flatMap(module -> module.external().isPresent()
                        ? obstacle(module, build).stream()
                        : build.unknown() ? configured(module).stream() : Stream.empty())
                .findFirst()
                .map(why -> "\"" + top + "\": " + why);
    }

    /** Returns why nothing of a module is unknown: an FPGA's configuration, which gives one domain its values, starts all registers. */
    private static Optional<String> configured(ModuleDefinition module) {
        return module.domains().stream()
                .filter(domain -> domain.style().kind() == ResetStyle.Kind.INITIAL)
                .findFirst()
                .map(domain -> "registers of clock domain \"" + domain.displayName() + "\" of " + module.name()
                        + " have initial values, as on an FPGA, whose configuration leaves no register unknown");
    }

    private static Optional<String> obstacle(ModuleDefinition box, BuildOptions build) {
        if (build.unknown() || build.coverage()) {
            return Optional.of("black box " + box.name() + " is Verilog, in which "
                    + (build.unknown() ? "no unknown bit can be followed" : "Verilator alone counts coverage"));
        }
        return ModulePlanner.boxObstacle(box);
    }
}
