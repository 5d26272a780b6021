package org.heddle.cosim.jvm.code;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.heddle.cosim.jvm.model.CompiledLanes;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.model.Pace;
import org.heddle.cosim.jvm.plan.ModulePlanner;
import org.heddle.cosim.jvm.plan.ModuleSchedule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.cosim.jvm.plan.SettleStep;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;

/** A design in bytecode, of which any number of instances can be made. It goes with the last of them. */
public final class CompiledDesign {
    private final Map<String, ModuleSchedule> plans;
    private final Map<String, byte[]> files;
    private final MethodHandle constructor;
    private final ClaimNumbers claims;
    private final String top;
    private final boolean whole;

    private CompiledDesign(
            String top,
            Map<String, ModuleSchedule> plans,
            Map<String, byte[]> files,
            MethodHandle constructor,
            ClaimNumbers claims,
            boolean whole) {
        this.top = top;
        this.plans = plans;
        this.files = files;
        this.constructor = constructor;
        this.claims = claims;
        this.whole = whole;
    }

    /**
     * Compiles a circuit.
     *
     * @throws org.heddle.cosim.jvm.plan.EngineRefusal if something in it cannot be compiled
     */
    public static CompiledDesign of(Circuit circuit, PlanOptions options) {
        return of(circuit, options, 0);
    }

    /**
     * Compiles a circuit for independent runs beside each other, whose instances {@link #makeLanes} returns.
     *
     * @param runs number of them, at least 1
     * @throws org.heddle.cosim.jvm.plan.EngineRefusal if something in it cannot be compiled
     */
    public static CompiledDesign ofLanes(Circuit circuit, PlanOptions options, int runs) {
        return of(circuit, options, runs);
    }

    private static CompiledDesign of(Circuit circuit, PlanOptions options, int runs) {
        Map<String, ModuleSchedule> plans = ModulePlanner.of(circuit, options);
        boolean knots = plans.values().stream().anyMatch(CompiledDesign::hasKnot);
        // A knot is repeated until nothing in it is stale; and a behaviour in Java is asked no more often than before.
        boolean whole = runs == 0
                && options.skipping()
                && !knots
                && plans.values().stream()
                        .allMatch(plan -> plan.definition().external().isEmpty());
        GeneratedNames names = new GeneratedNames(circuit, runs);
        ClaimNumbers claims = new ClaimNumbers();
        Map<String, byte[]> files = new LinkedHashMap<>();
        Map<String, Supplier<byte[]>> later = new HashMap<>();
        for (ModuleDefinition module : circuit.modules()) {
            ModuleSchedule plan = java.util.Objects.requireNonNull(plans.get(module.name()));
            boolean top = module.name().equals(circuit.top());
            byte[] file = new ModuleCode(plan, names, options, options.skipping() || knots, claims).write(top, whole);
            files.put(names.ofClass(module.name()).replace('/', '.'), file);
            if (whole) {
                later.put(
                        names.asWhole().ofCode(module.name()).replace('/', '.'),
                        () -> WholeCode.of(plan, names.asWhole(), options, claims, top));
            }
        }
        try {
            Class<?> type = new DesignLoader(files, later)
                    .loadClass(names.ofClass(circuit.top()).replace('/', '.'));
            MethodHandle constructor = MethodHandles.publicLookup()
                    .findConstructor(type, MethodType.methodType(void.class))
                    .asType(MethodType.methodType(CompiledModule.class));
            return new CompiledDesign(circuit.top(), plans, files, constructor, claims, whole);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("the bytecode of " + circuit.top() + " cannot be loaded", impossible);
        }
    }

    private static boolean hasKnot(ModuleSchedule plan) {
        return plan.parts().stream()
                .anyMatch(part -> part.steps().stream().anyMatch(SettleStep.Knot.class::isInstance));
    }

    /** Returns a new instance of the top, without initial contents. */
    public CompiledModule make() {
        try {
            return (CompiledModule) constructor.invokeExact();
        } catch (RuntimeException | Error problem) {
            throw problem;
        } catch (Throwable impossible) {
            throw new IllegalStateException("no instance of " + top, impossible);
        }
    }

    /** Returns a new instance of the top of a design that was compiled with {@link #ofLanes}, without initial contents. */
    public CompiledLanes makeLanes() {
        CompiledLanes lanes = (CompiledLanes) make();
        boolean joined = true;
        while (joined) {
            joined = lanes.join();
        }
        return lanes;
    }

    /** Returns what runs an instance, and decides when it skips. */
    public Pace pace(CompiledModule instance, Pace.Rule rule) {
        return new Pace(instance, whole ? bits(plan()) : 0, rule);
    }

    private static int bits(ModuleSchedule plan) {
        return plan.used().cardinality()
                + plan.children().stream().mapToInt(CompiledDesign::bits).sum();
    }

    /** The claims of the design, by the numbers that its code names. */
    public ClaimNumbers claims() {
        return claims;
    }

    /** Plan of the top. */
    public ModuleSchedule plan() {
        return java.util.Objects.requireNonNull(plans.get(top));
    }

    /** Class files by class name; for who looks at their sizes. */
    public Map<String, byte[]> files() {
        return files;
    }

    /** Loads the classes of one design, which nothing but their objects refers to; some are made when they are first asked for. */
    private static final class DesignLoader extends ClassLoader {
        private final Map<String, byte[]> waiting;
        private final Map<String, Supplier<byte[]>> later;

        DesignLoader(Map<String, byte[]> files, Map<String, Supplier<byte[]>> later) {
            super(CompiledModule.class.getClassLoader());
            this.waiting = new HashMap<>(files);
            this.later = later;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] file = waiting.remove(name);
            if (file == null) {
                Supplier<byte[]> maker = later.remove(name);
                if (maker == null) {
                    throw new ClassNotFoundException(name);
                }
                file = maker.get();
            }
            return defineClass(name, file, 0, file.length);
        }
    }
}
