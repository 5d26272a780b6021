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
        state.inner()
                .filter(inner -> !inner.finishes())
                .ifPresent(inner -> report(
                        "state " + state.constant()
                                + " goes on when its machine is done, which none of that one's states says: add"
                                + " finish(..) to one",
                        inner.site()));
        boolean decided = false;
        Optional<String> lasting = Optional.empty();
        for (StateBuilder.Transition<E> transition : state.transitions()) {
            if (decided) {
                report(
                        "this transition of state " + state.constant()
                                + " is never taken, because the one before it always is: put it before, or remove it",
                        transition.site());
            } else if (lasting.isPresent() && endsAtOnce(state, transition)) {
                report(
                        "state " + state.constant() + " " + lasting.orElseThrow()
                                + ", and this transition is always taken before: give it a condition, or remove it",
                        transition.site());
            }
            switch (transition.way()) {
                case AFTER -> lasting = lasting.or(() -> state.delay().map(delay -> "lasts " + delay.cyclesText()));
                case RUN -> lasting = lasting.or(() -> Optional.of("runs a machine"));
                default -> decided |= transition.condition().isEmpty();
            }
        }
    }

    /** Whether nothing of a state's delay or machine is left by a transition behind it: {@code stay()} holds a delay for ever. */
    private static <E extends Enum<E>> boolean endsAtOnce(
            StateBuilder<E> state, StateBuilder.Transition<E> transition) {
        return transition.condition().isEmpty()
                && (transition.leaves() || state.delay().isPresent());
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
