package org.heddle.verify.fuzz;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.verify.fuzz.plan.Item;
import org.heddle.verify.fuzz.plan.ModulePlan;
import org.heddle.verify.fuzz.plan.Plan;
import org.heddle.verify.fuzz.plan.PlanShape;
import org.heddle.verify.fuzz.plan.Step;
import org.heddle.verify.fuzz.plan.Term;

/** Counts what was drawn. */
public final class Census {
    private final Map<String, Integer> operators = new TreeMap<>();
    private final Map<String, Integer> types = new TreeMap<>();
    private final Map<String, Integer> statements = new TreeMap<>();

    /** How often each operator was applied. */
    public Map<String, Integer> operators() {
        return operators;
    }

    /** How often each kind of type was given to a port, register, wire or memory. */
    public Map<String, Integer> types() {
        return types;
    }

    /** How often each statement and each part of a module was written. */
    public Map<String, Integer> statements() {
        return statements;
    }

    /** Adds the counts of another one. */
    public synchronized void add(
            Map<String, Integer> ofOperators, Map<String, Integer> ofStatements, Map<String, Integer> ofTypes) {
        ofOperators.forEach((name, count) -> operators.merge(name, count, Integer::sum));
        ofStatements.forEach((name, count) -> statements.merge(name, count, Integer::sum));
        ofTypes.forEach((name, count) -> types.merge(name, count, Integer::sum));
    }

    /** Adds a circuit. */
    public synchronized void add(Plan plan) {
        plan.modules().forEach(this::add);
    }

    private void add(ModulePlan module) {
        note(statements, "module");
        module.inputs().forEach(this::add);
        module.outputs().forEach(this::add);
        module.results().forEach(this::add);
        module.items().forEach(this::add);
    }

    private static void note(Map<String, Integer> counts, String name) {
        counts.merge(name, 1, Integer::sum);
    }

    private void add(PlanShape shape) {
        boolean flips = shape instanceof PlanShape.Couple couple && couple.flipped();
        note(types, flips ? "bundle with a flipped part" : nameOf(shape));
        if (shape instanceof PlanShape.Vector vector) {
            add(vector.element());
        } else if (shape instanceof PlanShape.Couple couple) {
            add(couple.first());
            add(couple.second());
        }
    }

    private static String nameOf(PlanShape shape) {
        if (shape instanceof PlanShape.Bit) {
            return "bool";
        } else if (shape instanceof PlanShape.Unsigned) {
            return "uint";
        } else if (shape instanceof PlanShape.Signed) {
            return "sint";
        } else if (shape instanceof PlanShape.Raw) {
            return "bits";
        } else if (shape instanceof PlanShape.Point) {
            return "fixed";
        } else if (shape instanceof PlanShape.Choice) {
            return "enum";
        }
        return shape instanceof PlanShape.Vector ? "vector" : "bundle";
    }

    private void add(Term term) {
        if (term instanceof Term.Element element) {
            note(operators, "Vec.get(UInt)");
            add(element.index());
        } else if (term instanceof Term.Apply apply) {
            note(operators, apply.operator());
            apply.operands().forEach(this::add);
        }
    }

    private void add(Item item) {
        if (item instanceof Item.Register register) {
            note(statements, register.reset().isPresent() ? "register with reset" : "register without reset");
            add(register.shape());
        } else if (item instanceof Item.Node node) {
            note(statements, node.named() ? "named value" : "shared value");
            add(node.value());
        } else if (item instanceof Item.Chosen chosen) {
            note(statements, "mux of any type");
            add(chosen.condition());
        } else if (item instanceof Item.Wire wire) {
            note(statements, wire.defaults().isPresent() ? "wire with a default" : "wire driven on every path");
            add(wire.shape());
            wire.defaults().ifPresent(values -> values.forEach(this::add));
            add(wire.body());
        } else if (item instanceof Item.Process process) {
            add(process.body());
        } else if (item instanceof Item.Store store) {
            note(statements, store.contents().isPresent() ? "memory with contents" : "memory");
            add(store.word());
        } else if (item instanceof Item.Fetch fetch) {
            note(statements, fetch.enable().isPresent() ? "readSync" : "read");
            add(fetch.address());
        } else if (item instanceof Item.Instance instance) {
            note(
                    statements,
                    switch (instance.domain()) {
                        case SAME -> "instance";
                        case OTHER_CLOCK -> "instance on another clock";
                        case ENABLED -> "instance with an enable";
                        case OTHER_RESET -> "instance with another reset";
                    });
            instance.inputs().forEach(this::add);
        } else if (item instanceof Item.Part part) {
            note(statements, part.kind());
            part.inputs().forEach(this::add);
        }
    }

    private void add(List<Step> body) {
        body.forEach(this::add);
    }

    private void add(Step step) {
        if (step instanceof Step.Set set) {
            note(statements, "set");
            add(set.value());
        } else if (step instanceof Step.SetPart set) {
            note(statements, "set of bits");
            add(set.value());
        } else if (step instanceof Step.SetElement set) {
            note(statements, "Vec.set(UInt)");
            add(set.index());
            add(set.value());
        } else if (step instanceof Step.Copy) {
            note(statements, "connect");
        } else if (step instanceof Step.Write write) {
            note(statements, write.mask().isPresent() ? "write with a mask" : "write");
            add(write.address());
            add(write.value());
            write.mask().ifPresent(this::add);
        } else if (step instanceof Step.When when) {
            note(statements, when.otherwise().isEmpty() ? "when" : "when with otherwise");
            when.arms().forEach(arm -> {
                add(arm.condition());
                add(arm.body());
            });
            add(when.otherwise());
        } else if (step instanceof Step.Switch choice) {
            note(statements, choice.otherwise().isPresent() ? "switch with otherwise" : "switch");
            add(choice.selector());
            choice.cases().forEach(arm -> add(arm.body()));
            choice.otherwise().ifPresent(this::add);
        }
    }
}
