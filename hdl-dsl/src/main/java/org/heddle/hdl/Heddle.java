package org.heddle.hdl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.heddle.hdl.check.Checks;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.NodeExtraction;

/** The way from a component to its circuit and Verilog. */
public final class Heddle {
    private Heddle() {}

    /**
     * Builds a component and everything in it, and checks the result. Any number of threads may elaborate at once.
     *
     * @param constructor makes the top component, such as {@code () -> new Counter(8)}
     * @throws ElaborationException if rules were broken; it carries all of them
     */
    public static <C extends Component> Design<C> elaborate(Supplier<C> constructor) {
        Elaboration elaboration = new Elaboration();
        C top = elaboration.run(constructor);
        top.module().seal();

        List<ModuleBuilder> builders = childrenFirst(top.module());
        List<Diagnostic> diagnostics = new ArrayList<>();
        builders.forEach(builder -> diagnostics.addAll(builder.diagnostics()));
        for (Component component : elaboration.created()) {
            ModuleBuilder module = component.module();
            if (component != top && module.parent() == null) {
                diagnostics.addAll(module.diagnostics());
                diagnostics.add(new Diagnostic(
                        Code.NEVER_ATTACHED,
                        component.getClass().getSimpleName()
                                + " was built but is part of nothing: attach it with instance()",
                        module.site()));
            }
            OperatorScan.scan(component.getClass(), diagnostics);
        }

        Map<String, ModuleDefinition> modules = new LinkedHashMap<>();
        for (ModuleBuilder builder : builders) {
            ModuleDefinition definition = NodeExtraction.apply(builder.build());
            ModuleDefinition same = modules.putIfAbsent(definition.name(), definition);
            if (same != null && !same.equals(definition)) {
                diagnostics.add(new Diagnostic(
                        Code.MODULE_NAME_CLASH,
                        "two different modules are named " + definition.name()
                                + ": tell them apart with parameter(\"name\", value) in the constructor",
                        definition.site(),
                        same.site()));
            }
        }
        Circuit circuit = new Circuit(top.module().name(), List.copyOf(modules.values()));
        diagnostics.addAll(Checks.run(circuit));
        if (!diagnostics.isEmpty()) {
            throw new ElaborationException(diagnostics.stream().distinct().toList());
        }
        return new Design<>(top, circuit);
    }

    /** Every module below the top, children before parents, in source order. */
    private static List<ModuleBuilder> childrenFirst(ModuleBuilder top) {
        Deque<ModuleBuilder> open = new ArrayDeque<>();
        Deque<ModuleBuilder> reversed = new ArrayDeque<>();
        open.push(top);
        while (!open.isEmpty()) {
            ModuleBuilder module = open.pop();
            reversed.push(module);
            module.instances().forEach(instance -> open.push(instance.child()));
        }
        return new ArrayList<>(reversed);
    }
}
