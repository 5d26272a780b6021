package org.heddle.cosim.jvm.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.heddle.hdl.ir.Signal;

/**
 * A module's plan in words, for comparisons. Signals stand there by name; a number in brackets is the bit that says whether something is
 * stale.
 */
final class PlanText {
    private final ModuleSchedule plan;
    private final List<String> lines = new ArrayList<>();

    private PlanText(ModuleSchedule plan) {
        this.plan = plan;
    }

    /** Returns what is computed in a settle: each part with its inputs, outputs and steps. */
    static String parts(ModuleSchedule plan) {
        PlanText text = new PlanText(plan);
        for (int i = 0; i < plan.parts().size(); i++) {
            SchedulePart part = plan.parts().get(i);
            text.lines.add("part " + i + ": " + text.names(part.inputs()) + " -> " + text.names(part.outputs())
                    + (part.before().isEmpty() ? "" : ", after " + part.before()) + ", bits " + part.bits());
            text.steps(part.steps(), "  ");
        }
        return text.end();
    }

    /** Returns what is computed at clock edges, and the bits that ask for it. */
    static String edges(ModuleSchedule plan) {
        PlanText text = new PlanText(plan);
        EdgePlan edge = plan.edge();
        for (EdgePlan.Chunk chunk : edge.chunks()) {
            text.lines.add("edge: " + text.items(chunk.items()) + "-> "
                    + chunk.targets().stream().map(text::name).collect(Collectors.joining(" "))
                    + chunk.memories().stream()
                            .map(memory -> " "
                                    + plan.definition().memories().get(memory).name())
                            .collect(Collectors.joining())
                    + ", domains " + chunk.bodies().keySet());
        }
        text.lines.add("clocks: " + edge.clocks().stream().map(text::name).collect(Collectors.joining(" ")) + " own "
                + edge.own());
        for (int child = 0; child < plan.children().size(); child++) {
            text.lines.add(plan.definition().instances().get(child).name() + ": clocks "
                    + boxed(edge.clocksOf().get(child)) + " visited by "
                    + boxed(edge.inner().get(child)));
        }
        return text.end();
    }

    /** Returns what follows from a change: for each signal and memory that something reads, the bits of what does. */
    static String readers(ModuleSchedule plan) {
        PlanText text = new PlanText(plan);
        for (int signal = 0; signal < plan.places().count(); signal++) {
            Effect effect = plan.effect(signal);
            if (!effect.isNothing()) {
                text.lines.add(text.name(signal) + ": " + effect.own()
                        + (effect.up() == 0 ? "" : " up " + effect.up())
                        + (effect.child() < 0
                                ? ""
                                : " in "
                                        + plan.definition()
                                                .instances()
                                                .get(effect.child())
                                                .name() + " " + effect.inside()));
            }
        }
        for (int memory = 0; memory < plan.definition().memories().size(); memory++) {
            text.lines.add(plan.definition().memories().get(memory).name() + ": "
                    + plan.memoryEffect(memory).own());
        }
        return text.end();
    }

    /** Returns the names of the signals that keep a value. */
    static String stored(ModuleSchedule plan) {
        return new PlanText(plan).names(plan.stored());
    }

    private void steps(List<SettleStep> steps, String indent) {
        for (SettleStep step : steps) {
            if (step instanceof SettleStep.Segment segment) {
                lines.add(indent + "[" + segment.bit() + "] "
                        + items(segment.items()).strip());
            } else if (step instanceof SettleStep.Inner inner) {
                lines.add(indent + "[" + inner.bit() + "] "
                        + plan.definition()
                                .instances()
                                .get(inner.call().child())
                                .name() + " part "
                        + inner.call().part());
            } else if (step instanceof SettleStep.Knot knot) {
                lines.add(indent + "knot");
                steps(knot.steps(), indent + "  ");
            }
        }
    }

    private String items(List<SettleItem> items) {
        return items.stream()
                .map(item -> item.defines().stream().map(this::name).collect(Collectors.joining(" ")) + " ")
                .collect(Collectors.joining());
    }

    private String names(Iterable<Integer> signals) {
        List<String> names = new ArrayList<>();
        signals.forEach(signal -> names.add(name(signal)));
        return names.isEmpty() ? "nothing" : String.join(" ", names);
    }

    private String names(BitSet signals) {
        return names(signals.stream().boxed().toList());
    }

    private String name(int signal) {
        int own = plan.definition().signals().size();
        Signal known = signal < own ? plan.definition().signal(signal) : null;
        return known == null ? "copy" + (signal - own) : known.name();
    }

    private static List<Integer> boxed(int[] numbers) {
        return java.util.Arrays.stream(numbers).boxed().toList();
    }

    private String end() {
        return String.join("\n", lines) + "\n";
    }
}
