package org.heddle.hdl;

import java.util.function.Consumer;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.machine.StateBuilder;
import org.heddle.hdl.machine.StateMachine;

/**
 * A state machine over a Java enum: a register of that enum, and for each state what it does and where it goes. Made by
 * {@link Component#fsm}.
 *
 * <p>In each cycle, the first transition of the current state whose condition is 1 is taken at the clock edge; without one the
 * machine stays. The exit actions of the state it leaves and the entry actions of the state it enters take effect in the
 * cycle before that edge, so that registers set there have their new values in the first cycle of the new state. A transition
 * to the state itself leaves and enters it; staying does neither, and a reset runs no actions.
 *
 * <p>A state that is not described, that no path reaches from the first one, or that has no way out is an error.
 *
 * @param <E> the states
 */
public final class Fsm<E extends Enum<E>> {
    private final EnumType<E> type;
    private final StateMachine<E> machine;

    private Fsm(EnumType<E> type, StateMachine<E> machine) {
        this.type = type;
        this.machine = machine;
    }

    static <E extends Enum<E>> Fsm<E> of(ModuleBuilder module, EnumType<E> type, E initial) {
        return new Fsm<>(type, StateMachine.begin(module, type.format(), initial));
    }

    /**
     * Says for each state what it does and where it goes, and builds the machine here; once. Conditions of the description may have
     * been made of {@link #is} before.
     */
    public void describe(Consumer<Fsm<E>> description) {
        machine.describe(() -> description.accept(this));
    }

    /** Describes a state; a second call for the same state goes on with it. */
    public State<E> state(E state) {
        return new State<>(machine.state(state));
    }

    /** The state register. That of a machine which a state of another runs holds its first state while that one does not last. */
    public EnumValue<E> value() {
        return type.of(machine.value());
    }

    /** 1 in the cycles of a state. */
    public Bool is(E state) {
        return machine.here(state).map(Bool::new).orElseGet(() -> value().is(state));
    }

    /** 1 in the cycle before the edge at which a state begins, or begins anew. */
    public Bool entering(E state) {
        return new Bool(machine.entering(state));
    }

    /** 1 in the cycle before the edge at which a state ends, or begins anew. */
    public Bool leaving(E state) {
        return new Bool(machine.leaving(state));
    }

    /**
     * Statements and transitions of one state. The order of its transitions is their priority.
     *
     * @param <E> the states
     */
    public static final class State<E extends Enum<E>> {
        private final StateBuilder<E> state;

        private State(StateBuilder<E> state) {
            this.state = state;
        }

        /** Goes to a state when the condition is 1 and none before it was. */
        public State<E> goTo(E target, Bool condition) {
            state.goTo(target, condition.net());
            return this;
        }

        /** Goes to a state when no condition before was 1; the last of the transitions. */
        public State<E> goTo(E target) {
            state.goTo(target);
            return this;
        }

        /** Stays when the condition is 1 and none before it was, whatever transitions follow. */
        public State<E> stay(Bool condition) {
            state.stay(condition.net());
            return this;
        }

        /** Stays when no condition before was 1; alone, the machine stops here until the next reset. */
        public State<E> stay() {
            state.stay();
            return this;
        }

        /**
         * Goes to a state when this one has lasted so many cycles, of which those that a {@code stay(condition)} holds are not counted. With
         * other transitions before or behind it, it is a time limit. It has a counter of its own, named after the state.
         *
         * @param cycles 1 or more; HDL028 otherwise
         */
        public State<E> after(int cycles, E target) {
            state.after(cycles, target);
            return this;
        }

        /**
         * Runs a machine of its own while this state lasts, and goes to another state at the edge at which that one is done. The machine
         * stands in its first state whenever this state begins, and the state may also be left by other transitions; {@link #onExit} of
         * the inner state that it was in takes effect then. Its register is named after this state, and coded as this machine's is.
         *
         * @param first its first state
         * @param target where to go behind a {@link #finish} of it
         * @param description says for each of its states what it does and where it goes
         */
        public <I extends Enum<I>> State<E> run(I first, E target, Consumer<Fsm<I>> description) {
            EnumType<I> type = Types.enumOf(first.getDeclaringClass(), state.encoding());
            state.run(first, type.format(), target, inner -> description.accept(new Fsm<>(type, inner)));
            return this;
        }

        /** Ends a machine that a state {@link #run runs}, when the condition is 1 and none before it was; that state then ends too. */
        public State<E> finish(Bool condition) {
            state.finish(condition.net());
            return this;
        }

        /** Ends a machine that a state {@link #run runs}, when no condition before was 1; the last of the transitions. */
        public State<E> finish() {
            state.finish();
            return this;
        }

        /** Statements in every cycle of this state. */
        public State<E> during(Runnable statements) {
            state.during(statements);
            return this;
        }

        /** Statements in the cycle before the edge at which this state begins. */
        public State<E> onEntry(Runnable statements) {
            state.onEntry(statements);
            return this;
        }

        /** Statements in the last cycle of this state. */
        public State<E> onExit(Runnable statements) {
            state.onExit(statements);
            return this;
        }
    }
}
