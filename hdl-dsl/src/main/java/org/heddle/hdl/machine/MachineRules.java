package org.heddle.hdl.machine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;

/**
 * Rules for a state machine: every state is described, reached and left.
 *
 * @param <E> the states
 */
record MachineRules<E extends Enum<E>>(StateMachine<E> machine) {
    void check() {
        Set<E> reached = reached();
        for (E constant : machine.initial().getDeclaringClass().getEnumConstants()) {
            Optional<StateBuilder<E>> state =
                    Optional.ofNullable(machine.states().get(constant));
            if (state.isEmpty()) {
                report(
                        "state " + constant + " is not described: describe it with state(" + constant
                                + "), or remove the constant",
                        machine.site());
            } else if (!reached.contains(constant)) {
                report(
                        "state " + constant + " is never reached from " + machine.initial()
                                + ": go to it from somewhere, or remove it",
                        state.get().site());
            }
        }
        machine.states().values().forEach(this::checkTransitions);
    }

    private void checkTransitions(StateBuilder<E> state) {
        if (state.transitions().isEmpty()) {
            report(
                    "state " + state.constant() + " has no way out: add goTo, or stay() where the machine is to stop",
                    state.site());
        }
        boolean decided = false;
        for (StateBuilder.Transition<E> transition : state.transitions()) {
            if (decided) {
                report(
                        "this transition of state " + state.constant()
                                + " is never taken, because the one before it always is: put it before, or remove it",
                        transition.site());
            }
            decided |= transition.condition().isEmpty();
        }
    }

    private void report(String message, Site site) {
        machine.module().report(Code.STATE_MACHINE, message, site);
    }

    private Set<E> reached() {
        Set<E> reached = EnumSet.of(machine.initial());
        Deque<E> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            StateBuilder<E> state = machine.states().get(open.pop());
            if (state != null) {
                for (StateBuilder.Transition<E> transition : state.transitions()) {
                    transition.target().filter(reached::add).ifPresent(open::push);
                }
            }
        }
        return reached;
    }
}
