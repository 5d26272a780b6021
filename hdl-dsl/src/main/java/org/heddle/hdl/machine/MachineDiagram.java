package org.heddle.hdl.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.heddle.hdl.drawing.StateGraph;
import org.heddle.hdl.drawing.StateGraphSvg;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.option.Companion;
import org.heddle.hdl.verilog.ExpressionText;

/**
 * The drawing of a state machine, with its conditions as the Verilog shows them.
 *
 * @param <E> the states
 */
record MachineDiagram<E extends Enum<E>>(StateMachine<E> machine) implements Companion {
    /** Where a machine that another one's state runs is done. */
    private static final String END = "(finished)";

    @Override
    public SortedMap<String, String> files() {
        ModuleDefinition module = machine.module().build();
        List<String> states = new ArrayList<>();
        List<StateGraph.Edge> edges = new ArrayList<>();
        states.add(machine.initial().name());
        for (StateBuilder<E> state : machine.states().values()) {
            if (state.constant() != machine.initial()) {
                states.add(state.constant().name());
            }
            for (StateBuilder.Transition<E> transition : state.transitions()) {
                if (transition.leaves()) {
                    String target = transition.target().map(Enum::name).orElse(END);
                    edges.add(new StateGraph.Edge(state.constant().name(), target, label(module, state, transition)));
                }
            }
        }
        if (edges.stream().anyMatch(edge -> edge.to().equals(END))) {
            states.add(END);
        }
        String name = module.name() + "_" + machine.value().signalName().orElse("state");
        SortedMap<String, String> files = new TreeMap<>();
        files.put(name + ".svg", StateGraphSvg.draw(new StateGraph(name, states, edges)));
        return files;
    }

    private String label(ModuleDefinition module, StateBuilder<E> state, StateBuilder.Transition<E> transition) {
        return switch (transition.way()) {
            case AFTER -> "after " + state.delay().map(StateDelay::cyclesText).orElse("");
            case RUN -> "finished";
            default ->
                transition
                        .condition()
                        .map(condition -> ExpressionText.of(module, condition.in(machine.module(), transition.site())))
                        .orElse("");
        };
    }
}
