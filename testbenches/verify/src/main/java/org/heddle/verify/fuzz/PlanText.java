package org.heddle.verify.fuzz;

import java.util.List;
import java.util.stream.Collectors;
import org.heddle.verify.fuzz.plan.Item;
import org.heddle.verify.fuzz.plan.ModulePlan;
import org.heddle.verify.fuzz.plan.Plan;
import org.heddle.verify.fuzz.plan.Step;
import org.heddle.verify.fuzz.plan.Term;

/** A plan as a person would note it: close to Java, without the conversions between types. */
final class PlanText {
    private final StringBuilder out = new StringBuilder();

    private PlanText() {}

    static String of(Plan plan) {
        PlanText text = new PlanText();
        for (int i = 0; i < plan.modules().size(); i++) {
            text.module(plan.name() + "_m" + i, plan.modules().get(i));
        }
        return text.out.toString();
    }

    private void line(int depth, String text) {
        out.append("  ".repeat(depth)).append(text).append('\n');
    }

    private void module(String name, ModulePlan module) {
        line(0, name + " {");
        for (int i = 0; i < module.inputs().size(); i++) {
            line(1, "in_" + i + " = in(" + module.inputs().get(i) + ");");
        }
        for (int i = 0; i < module.outputs().size(); i++) {
            line(1, "out_" + i + " = out(" + module.outputs().get(i) + ");");
        }
        module.items().forEach(this::item);
        line(1, "outputs.set(" + terms(module.results()) + ");");
        line(0, "}");
    }

    private void item(Item item) {
        String name = name(item.id());
        if (item instanceof Item.Register register) {
            line(
                    1,
                    name + " = reg(" + register.shape() + ")"
                            + register.reset()
                                    .map(values -> ".init(" + values + ")")
                                    .orElse("") + ";");
        } else if (item instanceof Item.Node node) {
            line(1, name + " = " + text(node.value()) + (node.named() ? ";" : "; // without a name"));
        } else if (item instanceof Item.Chosen chosen) {
            line(
                    1,
                    name + " = mux(" + text(chosen.condition()) + ", " + name(chosen.whenTrue()) + ", "
                            + name(chosen.whenFalse()) + ");");
        } else if (item instanceof Item.Wire wire) {
            line(1, name + " = wire(" + wire.shape() + ");");
            wire.defaults().ifPresent(values -> line(1, name + ".set(" + terms(values) + ");"));
            steps(1, wire.body());
        } else if (item instanceof Item.Process process) {
            steps(1, process.body());
        } else if (item instanceof Item.Store store) {
            line(
                    1,
                    name + " = memory(" + store.word() + ", " + store.depth() + ")"
                            + store.contents()
                                    .map(words -> ".init(" + words + ")")
                                    .orElse("") + ";");
        } else if (item instanceof Item.Fetch fetch) {
            String enable = fetch.enable().map(term -> ", " + text(term)).orElse("");
            line(
                    1,
                    name + " = " + name(fetch.memory()) + (enable.isEmpty() ? ".read(" : ".readSync(")
                            + text(fetch.address()) + enable + ");");
        } else if (item instanceof Item.Instance instance) {
            line(
                    1,
                    name + " = instance(m" + instance.module() + ", " + instance.domain() + "); " + name + ".set("
                            + terms(instance.inputs()) + ");");
        } else if (item instanceof Item.Part part) {
            line(
                    1,
                    name + " = instance(new " + part.kind() + part.parameters() + "); " + name + ".set("
                            + terms(part.inputs()) + ");");
        }
    }

    private void steps(int depth, List<Step> body) {
        body.forEach(step -> step(depth, step));
    }

    private void step(int depth, Step step) {
        if (step instanceof Step.Set set) {
            line(depth, name(set.item()) + "." + set.leaf() + ".set(" + text(set.value()) + ");");
        } else if (step instanceof Step.SetPart set) {
            line(
                    depth,
                    name(set.item()) + "." + set.leaf() + ".bits(" + set.low() + " and " + set.more() + " above).set("
                            + text(set.value()) + ");");
        } else if (step instanceof Step.SetElement set) {
            line(depth, name(set.item()) + ".set(" + text(set.index()) + ", " + text(set.value()) + ");");
        } else if (step instanceof Step.Copy copy) {
            line(depth, "connect(" + name(copy.item()) + ", " + name(copy.source()) + ");");
        } else if (step instanceof Step.Write write) {
            String mask = write.mask().map(term -> ", " + text(term)).orElse("");
            line(
                    depth,
                    name(write.memory()) + ".write(" + text(write.address()) + ", " + text(write.value()) + mask
                            + ");");
        } else if (step instanceof Step.When when) {
            for (Step.Arm arm : when.arms()) {
                line(depth, (arm == when.arms().get(0) ? "when(" : "elseWhen(") + text(arm.condition()) + ") {");
                steps(depth + 1, arm.body());
            }
            if (!when.otherwise().isEmpty()) {
                line(depth, "otherwise {");
                steps(depth + 1, when.otherwise());
            }
            line(depth, "}");
        } else if (step instanceof Step.Switch choice) {
            line(depth, "switchOn(" + text(choice.selector()) + ") {");
            for (Step.Case arm : choice.cases()) {
                line(depth, "is " + arm.labels() + ":");
                steps(depth + 1, arm.body());
            }
            choice.otherwise().ifPresent(other -> {
                line(depth, "otherwise:");
                steps(depth + 1, other);
            });
            line(depth, "}");
        }
    }

    private static String name(int id) {
        return id < 0 ? "in_" + (-1 - id) : "v" + id;
    }

    private static String terms(List<Term> terms) {
        return terms.stream().map(PlanText::text).collect(Collectors.joining(", "));
    }

    private static String text(Term term) {
        if (term instanceof Term.Constant constant) {
            return "lit(" + constant.bits() + ", " + constant.shape() + ")";
        } else if (term instanceof Term.Read read) {
            return name(read.item()) + (read.leaf() == 0 ? "" : "." + read.leaf());
        } else if (term instanceof Term.Element element) {
            return name(element.item()) + "[" + text(element.index()) + "]"
                    + (element.leaf() == 0 ? "" : "." + element.leaf());
        }
        Term.Apply apply = (Term.Apply) term;
        return apply.operator() + "(" + terms(apply.operands()) + "; " + apply.parameters() + ")";
    }
}
