package org.heddle.hdl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
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
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ConstantFolding;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.NodeExtraction;
import org.heddle.hdl.naming.Caller;

/** The way from a component to its circuit and Verilog. */
public final class Heddle {
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
        Elaboration elaboration = new Elaboration();
        C top;
        try {
            top = elaboration.run(constructor);
            if (top == null) {
                throw new ElaborationException(new Diagnostic(
                        Code.NOT_THERE,
                        "elaborate(..) is given a constructor that returns null: return the top component",
                        Caller.find().site()));
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw withPending(elaboration, e);
        }
        try {
            return finished(elaboration, top, leftOut);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            throw Failure.of(e);
        }
    }

    private static <C extends Component> Design<C> finished(Elaboration elaboration, C top, Set<Removable> leftOut) {
        top.module().seal();
        List<ModuleBuilder> all = childrenFirst(top.module());
        List<ModuleBuilder> builders = childrenFirst(top.module(), leftOut);
        List<Diagnostic> diagnostics = new ArrayList<>();
        all.forEach(builder -> diagnostics.addAll(builder.diagnostics()));
        Set<Class<?>> classes = new LinkedHashSet<>();
        builders.forEach(builder -> classes.add(builder.componentClass()));
        for (Component component : elaboration.created()) {
            ModuleBuilder module = component.module();
            if (component != top && module.parent() == null) {
                diagnostics.addAll(module.diagnostics());
                diagnostics.add(new Diagnostic(
                        Code.NEVER_ATTACHED,
                        DesignerClasses.nameOf(component.getClass())
                                + " was built but is part of nothing: attach it with instance()",
                        module.site()));
            }
            classes.add(component.getClass());
        }
        classes.forEach(type -> OperatorScan.scan(type, diagnostics));
        List<Written> written = new ArrayList<>();
        Circuit circuit = circuit(top.module(), builders, diagnostics, leftOut, written);
        all.forEach(builder -> diagnostics.addAll(RemovableRules.check(builder)));
        builders.forEach(builder -> diagnostics.addAll(builder.diagnostics())); // those that only building finds
        diagnostics.addAll(Checks.run(circuit));
        if (diagnostics.isEmpty()) { // what is broken is often unread as well
            written.forEach(module -> diagnostics.addAll(
                    Checks.runUnread(module.definition(), module.lookedAt(), module.declarations())));
        }
        if (!diagnostics.isEmpty()) {
            throw new ElaborationException(diagnostics.stream().distinct().toList());
        }
        return new Design<>(top, circuit);
    }

    /** The constructor's exception, with the broken rules that were found before it: none is lost. */
    private static RuntimeException withPending(Elaboration elaboration, Throwable thrown) {
        RuntimeException exception = Failure.of(thrown);
        List<Diagnostic> diagnostics = new ArrayList<>();
        elaboration
                .created()
                .forEach(component -> diagnostics.addAll(component.module().diagnostics()));
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
                                    + " differ in case only, and some file systems and tools take them for one: rename one",
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
        for (ModuleBuilder builder : childrenFirst(top.module())) {
            ModuleDefinition definition = NodeExtraction.oneByOne(builder.build());
            modules.putIfAbsent(definition.name(), definition);
        }
        return new Circuit(top.module().finalName(), List.copyOf(modules.values()));
    }

    /** Every module below the top, children before parents, in source order. */
    static List<ModuleBuilder> childrenFirst(ModuleBuilder top) {
        return childrenFirst(top, Set.of());
    }

    private static List<ModuleBuilder> childrenFirst(ModuleBuilder top, Set<Removable> leftOut) {
        Deque<ModuleBuilder> open = new ArrayDeque<>();
        Deque<ModuleBuilder> reversed = new ArrayDeque<>();
        open.push(top);
        while (!open.isEmpty()) {
            ModuleBuilder module = open.pop();
            reversed.push(module);
            module.instances().all().stream()
                    .filter(instance -> !instance.isLeftOut(leftOut))
                    .forEach(instance -> open.push(instance.child()));
        }
        return new ArrayList<>(reversed);
    }
}
