package org.heddle.hdl.machine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.ModuleBuilder;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.elaboration.SignalBuilder;
import org.heddle.hdl.elaboration.SwitchBuilder;
import org.heddle.hdl.elaboration.WhenBuilder;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Expressions;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.naming.NameGroup;
import org.heddle.hdl.operation.EnumCodes;

/**
 * A state machine over a Java enum while it is being described: a register of that enum, and for each state what it does and where
 * it goes.
 *
 * @param <E> the states
 */
public final class StateMachine<E extends Enum<E>> {
    private final ModuleBuilder module;
    private final Caller caller;
    private final Net value;
    private final E initial;
    private final Map<E, StateBuilder<E>> states;
    private boolean describing;
    private boolean described;
    private boolean complete;

    private StateMachine(ModuleBuilder module, Caller caller, Format format, E initial) {
        this.module = module;
        this.caller = caller;
        this.initial = initial;
        this.states = new EnumMap<>(initial.getDeclaringClass());
        String name = caller.name().orElse("state");
        this.value = module.declarations()
                .local(format, Signal.Kind.REGISTER, new NameGroup(Optional.of(name), caller.site()));
        value.resetTo(format.codes().get(initial.ordinal()));
        register().keep("its machine sets it, by the transitions of its states; add one with goTo");
    }

    private SignalBuilder register() {
        return value.signal().orElseThrow();
    }

    /**
     * Begins a machine, whose register is named after the designer's variable that takes it.
     *
     * @param format of the register
     * @param initial the state that a reset gives
     * @throws ElaborationException HDL028 under a condition
     */
    public static <E extends Enum<E>> StateMachine<E> begin(ModuleBuilder module, Format format, E initial) {
        Caller caller = Caller.find();
        requireUnconditional(module, caller.site());
        StateMachine<E> machine = new StateMachine<>(module, caller, format, initial);
        module.atEnd(machine::requireDescription);
        return machine;
    }

    private static void requireUnconditional(ModuleBuilder module, Site site) {
        if (!module.body().isUnconditional()) {
            throw new ElaborationException(new Diagnostic(
                    Code.STATE_MACHINE,
                    "a state machine under a condition: describe it outside, and put the condition into its transitions",
                    site));
        }
    }

    private void requireDescription() {
        if (!complete) {
            module.report(
                    Code.STATE_MACHINE, "a state machine without a description: say describe(..) of it", caller.site());
        }
    }

    /**
     * Makes the hardware of the states that are described, and reports HDL028 for those that are not.
     *
     * @param description describes the states
     * @throws ElaborationException HDL028 the second time, and under a condition
     */
    public void describe(Runnable description) {
        Site site = Caller.find().site();
        if (describing) {
            throw new ElaborationException(new Diagnostic(
                    Code.STATE_MACHINE,
                    "a state machine is described twice: describe all its states in one place",
                    site,
                    caller.site()));
        }
        requireUnconditional(module, site);
        describing = true;
        description.run();
        described = true;
        new MachineRules<>(this).check();
        build();
        complete = true;
        module.accompany(new MachineDiagram<>(this));
    }

    /** Throws HDL028 outside the description: what is said of a state then would be lost. */
    private void requireOpen() {
        if (described || !describing) {
            throw new ElaborationException(new Diagnostic(
                    Code.STATE_MACHINE, whyClosed(), Caller.find().site(), caller.site()));
        }
    }

    private String whyClosed() {
        if (complete) {
            return "a state is described behind its machine, which would not see it: describe it inside fsm(..)";
        }
        return described
                ? "a state is described inside the statements of a state, which are hardware that is made when all states are"
                        + " known: describe it beside them"
                : "a state is described outside its machine's description: do it inside describe(..)";
    }

    /** Throws HDL028 where the transitions are still to come. */
    private void requireBuilt(String asked) {
        if (!complete) {
            throw new ElaborationException(new Diagnostic(
                    Code.STATE_MACHINE,
                    asked + " of a state machine whose transitions are not known yet: ask behind its description",
                    Caller.find().site(),
                    caller.site()));
        }
    }

    /** Describes a state; a second call for the same state goes on with it. */
    public StateBuilder<E> state(E state) {
        Site site = Caller.find().site();
        requireOpen();
        return states.computeIfAbsent(state, k -> new StateBuilder<>(k, site, this::requireOpen));
    }

    /** Returns the state register. */
    public Net value() {
        return value;
    }

    /** 1 in the cycle before the edge at which a state begins, or begins anew. */
    public Net entering(E state) {
        requireBuilt("entering");
        return module.declarations().define(Format.bool(), enteringExpression(state), Caller.find());
    }

    /** 1 in the cycle before the edge at which a state ends, or begins anew. */
    public Net leaving(E state) {
        requireBuilt("leaving");
        return module.declarations().define(Format.bool(), leavingExpression(state), Caller.find());
    }

    ModuleBuilder module() {
        return module;
    }

    Site site() {
        return caller.site();
    }

    E initial() {
        return initial;
    }

    Map<E, StateBuilder<E>> states() {
        return states;
    }

    // Hardware

    private void build() {
        SwitchBuilder choice = SwitchBuilder.begin(module, value, caller.site());
        for (StateBuilder<E> state : states.values()) {
            choice.arm(List.of(literal(state.constant())), () -> arm(state), state.site());
        }
        if (states.size() < value.format().codes().size()) {
            choice.close(() -> {}, caller.site()); // reported by the rules already
        }
        for (StateBuilder<E> state : states.values()) {
            String name = caller.name().orElse("state") + "_%s_"
                    + state.constant().name().toLowerCase(Locale.ROOT);
            act(state.exits(), name.formatted("leaves"), leavingExpression(state.constant()));
            act(state.entries(), name.formatted("enters"), enteringExpression(state.constant()));
        }
    }

    private void arm(StateBuilder<E> state) {
        state.duties().forEach(Runnable::run);
        Optional<WhenBuilder> chain = Optional.empty();
        for (StateBuilder.Transition<E> transition : state.transitions()) {
            Runnable go = () -> transition
                    .target()
                    .ifPresent(target -> module.body().addAssign(register(), literal(target), transition.site()));
            if (transition.condition().isEmpty()) {
                chain.ifPresentOrElse(earlier -> earlier.close(go, transition.site()), go);
                return;
            } else if (chain.isEmpty()) {
                chain = Optional.of(WhenBuilder.begin(module, transition.site()));
            }
            chain.orElseThrow().arm(transition.condition().get(), go, transition.site());
        }
    }

    private void act(List<Runnable> actions, String name, Expression happens) {
        if (!actions.isEmpty()) {
            Net condition =
                    module.declarations().define(Format.bool(), happens, new Caller(Optional.of(name), caller.site()));
            WhenBuilder chain = WhenBuilder.begin(module, caller.site());
            chain.arm(condition, () -> actions.forEach(Runnable::run), caller.site());
        }
    }

    private Expression enteringExpression(E target) {
        List<Expression> ways = new ArrayList<>();
        for (StateBuilder<E> state : states.values()) {
            taken(state, Optional.of(target)).ifPresent(ways::add);
        }
        return any(ways);
    }

    private Expression leavingExpression(E source) {
        StateBuilder<E> state = states.get(source);
        return state == null
                ? Expression.Literal.of(0, 1)
                : any(taken(state, Optional.empty()).stream().toList());
    }

    /** Whether a transition of a state is taken: one to a target, or any. */
    private Optional<Expression> taken(StateBuilder<E> state, Optional<E> target) {
        List<Expression> ways = new ArrayList<>();
        Expression before = EnumCodes.matches(
                value.format(),
                value.in(module, caller.site()),
                state.constant().ordinal());
        for (StateBuilder.Transition<E> transition : state.transitions()) {
            Expression condition = transition.condition().isPresent()
                    ? transition.condition().get().in(module, transition.site())
                    : Expression.Literal.of(1, 1);
            boolean wanted =
                    transition.target().isPresent() && (target.isEmpty() || target.equals(transition.target()));
            if (wanted) {
                ways.add(Expressions.binary(BinaryOperator.AND, before, condition));
            }
            before = Expressions.binary(BinaryOperator.AND, before, Expressions.not(condition));
        }
        return ways.isEmpty() ? Optional.empty() : Optional.of(any(ways));
    }

    private Expression.Literal literal(E constant) {
        return value.format().constant(constant.ordinal());
    }

    private static Expression any(List<Expression> ways) {
        return ways.stream()
                .reduce((a, b) -> Expressions.binary(BinaryOperator.OR, a, b))
                .orElse(Expression.Literal.of(0, 1));
    }
}
