package org.heddle.hdl;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.heddle.hdl.check.Checks;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.elaboration.Elaboration;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.RemovableRules;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ConstantFolding;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.NodeExtraction;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.DesignerClasses;
import org.heddle.hdl.naming.Failure;
import org.heddle.hdl.option.Removable;
import org.heddle.hdl.scan.OperatorScan;

/** The way from a component to its circuit and Verilog. */
public final class Heddle {
    private static final OperatorScan COMPARISONS = new OperatorScan(Data.class);
    private static final System.Logger LOGGER = System.getLogger("org.heddle.hdl");

    private Heddle() {}

    /**
     * Builds a component and everything in it, and checks the result. Any number of threads may elaborate at once.
     *
     * @param constructor makes the top component, such as {@code () -> new Counter(8)}
     * @throws ElaborationException if rules were broken; it carries all of them, and as its cause what the constructor threw.
     *     An exception that a constructor throws itself, such as one that refuses an argument, comes out as it is where no
     *     rule was broken before it
     */
    public static <C extends Component> Design<C> elaborate(Supplier<C> constructor) {
        return elaborate(constructor, Set.of());
    }

    /**
     * The same without some parts. Ports, names and behaviour of the rest are those of the whole.
     *
     * @param constructor makes the top component
     * @param leftOut the kinds of {@code debug(..)} and {@code verification(..)} parts that are not wanted
     * @throws ElaborationException if rules were broken, as above
     */
    public static <C extends Component> Design<C> elaborate(Supplier<C> constructor, Set<Removable> leftOut) {
        Set<Removable> all = EnumSet.of(Removable.LEMMA);
        all.addAll(leftOut);
        return elaborateWithout(constructor, all);
    }

    /**
     * The same with the lemmas of all components, which a proof of the whole may need: {@link Component#lemma}.
     *
     * @param constructor makes the top component
     * @throws ElaborationException if rules were broken, as above
     */
    public static <C extends Component> Design<C> elaborateForProof(Supplier<C> constructor) {
        return elaborateWithout(constructor, Set.of());
    }

    private static <C extends Component> Design<C> elaborateWithout(Supplier<C> constructor, Set<Removable> leftOut) {
        if (constructor == null) {
            throw nothingGiven("null instead of a constructor: give it one, such as () -> new Counter(8)");
        }
        Elaboration elaboration = new Elaboration(Component.class);
        C top;
        try {
            top = elaboration.run(constructor);
            if (top == null) {
                throw nothingGiven("a constructor that returns null: return the top component");
            }
        } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError e) {
            throw withPending(elaboration, e);
        }
        try {
            return finished(elaboration, top, leftOut);
        } catch (RuntimeException | LinkageError | StackOverflowError | OutOfMemoryError e) {
            throw Failure.of(e, Heddle.class);
        }
    }

    private static ElaborationException nothingGiven(String what) {
        return new ElaborationException(new Diagnostic(
                Code.NOT_THERE, "elaborate(..) is given " + what, Caller.find().site()));
    }

    private static <C extends Component> Design<C> finished(Elaboration elaboration, C top, Set<Removable> leftOut) {
        top.module().seal();
        List<ModuleBuilder> all = top.module().childrenFirst(Set.of());
        List<ModuleBuilder> builders = top.module().childrenFirst(leftOut);
        List<Diagnostic> diagnostics = new ArrayList<>();
        all.forEach(builder -> diagnostics.addAll(builder.diagnostics()));
        Set<Class<?>> classes = new LinkedHashSet<>();
        builders.forEach(builder -> classes.add(builder.componentClass()));
        for (ModuleBuilder module : elaboration.modules()) {
            if (module != top.module() && module.parent() == null) {
                diagnostics.addAll(module.diagnostics());
                diagnostics.add(new Diagnostic(
                        Code.NEVER_ATTACHED,
                        DesignerClasses.nameOf(module.componentClass())
                                + " was built but is part of nothing: attach it with instance()",
                        module.site()));
            }
            classes.add(module.componentClass());
        }
        classes.forEach(type -> diagnostics.addAll(COMPARISONS.of(type)));
        List<Written> written = new ArrayList<>();
        Circuit circuit = circuit(top.module(), builders, diagnostics, leftOut, written);
        all.forEach(builder -> diagnostics.addAll(RemovableRules.check(builder)));
        builders.forEach(builder -> diagnostics.addAll(builder.diagnostics())); // those that only building finds
        List<Diagnostic> doubtful = new ArrayList<>();
        diagnostics.addAll(Checks.run(
                circuit,
                (module, code) -> builders.stream()
                        .anyMatch(builder -> builder.finalName().equals(module) && builder.allows(code)),
                (module, diagnostic) -> builders.stream()
                        .anyMatch(builder -> builder.finalName().equals(module) && builder.allows(diagnostic)),
                doubtful::add));
        if (diagnostics.isEmpty()) { // what is broken is often unread as well
            written.forEach(module -> diagnostics.addAll(
                    Checks.runUnread(module.definition(), module.lookedAt(), module.declarations())));
        }
        if (!diagnostics.isEmpty()) {
            throw new ElaborationException(diagnostics.stream().distinct().toList());
        }
        doubtful.forEach(diagnostic -> LOGGER.log(System.Logger.Level.WARNING, diagnostic));
        return new Design<>(top, circuit);
    }

    /** The constructor's exception, with the broken rules that were found before it: none is lost. */
    private static RuntimeException withPending(Elaboration elaboration, Throwable thrown) {
        RuntimeException exception = Failure.of(thrown, Heddle.class);
        List<Diagnostic> diagnostics = new ArrayList<>();
        elaboration.modules().forEach(module -> diagnostics.addAll(module.diagnostics()));
        if (diagnostics.isEmpty()) {
            return exception;
        }
        if (exception instanceof ElaborationException elaborationException) {
            diagnostics.addAll(elaborationException.diagnostics());
        }
        Throwable cause = exception instanceof ElaborationException ? exception.getCause() : exception;
        return new ElaborationException(diagnostics.stream().distinct().toList(), cause);
    }

    /** A module before constants are folded, its signals that are there to be looked at, and each signal's declaration. */
    private record Written(ModuleDefinition definition, BitSet lookedAt, List<Integer> declarations) {}

    private static Circuit circuit(
            ModuleBuilder top,
            List<ModuleBuilder> builders,
            List<Diagnostic> diagnostics,
            Set<Removable> leftOut,
            List<Written> asWritten) {
        Map<String, ModuleDefinition> modules = new LinkedHashMap<>();
        Map<String, ModuleDefinition> byFileName = new HashMap<>();
        for (ModuleBuilder builder : builders) {
            ModuleDefinition written = builder.build(leftOut);
            ModuleDefinition definition = NodeExtraction.apply(ConstantFolding.apply(written));
            ModuleDefinition same = modules.putIfAbsent(definition.name(), definition);
            if (same != null && !same.equals(definition)) {
                diagnostics.add(new Diagnostic(
                        Code.MODULE_NAME_CLASH,
                        "two different modules are named " + definition.name()
                                + ": tell them apart with parameter(\"name\", value) in the constructor",
                        definition.site(),
                        same.site()));
            } else if (same == null) {
                diagnostics.addAll(Checks.runAsWritten(written));
                asWritten.add(new Written(
                        written,
                        builder.declarations().lookedAt(),
                        builder.declarations().groups()));
                ModuleDefinition alike =
                        byFileName.putIfAbsent(definition.name().toLowerCase(Locale.ROOT), definition);
                if (alike != null) {
                    diagnostics.add(new Diagnostic(
                            Code.MODULE_NAME_CLASH,
                            "modules " + alike.name() + " and " + definition.name()
                                    + " differ in case only, and some file systems and tools take them for one: rename"
                                    + " one",
                            definition.site(),
                            alike.site()));
                }
            }
        }
        return new Circuit(top.finalName(), List.copyOf(modules.values()));
    }

    /** The circuit of an elaborated component as it was written: no constant is folded, every operator stands alone. */
    static Circuit plainCircuit(Component top) {
        Map<String, ModuleDefinition> modules = new LinkedHashMap<>();
        for (ModuleBuilder builder : top.module().childrenFirst(Set.of())) {
            ModuleDefinition definition = NodeExtraction.oneByOne(builder.build());
            modules.putIfAbsent(definition.name(), definition);
        }
        return new Circuit(top.module().finalName(), List.copyOf(modules.values()));
    }
}
