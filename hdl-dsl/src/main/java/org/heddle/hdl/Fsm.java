package org.heddle.hdl;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.ir.Expression;
import org.heddle.hdl.ir.Expression.BinaryOperator;
import org.heddle.hdl.ir.Signal;
import org.heddle.hdl.naming.Caller;

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
    private final ModuleBuilder module;
    private final Caller caller;
    private final EnumValue<E> value;
    private final E initial;
    private final Map<E, FsmState<E>> states;
    private boolean complete;

    private Fsm(ModuleBuilder module, Caller caller, EnumType<E> type, E initial) {
        this.module = module;
        this.caller = caller;
        this.initial = initial;
        this.states = new EnumMap<>(initial.getDeclaringClass());
        String name = caller.name().orElse("state");
        this.value = module.declarations()
                .local(type, Signal.Kind.REGISTER, new NameGroup(Optional.of(name), caller.site()));
        value.init(initial);
    }

    static <E extends Enum<E>> Fsm<E> of(
            ModuleBuilder module, EnumType<E> type, E initial, Consumer<Fsm<E>> description) {
        Caller caller = Caller.find();
        if (!module.body().isUnconditional()) {
            throw new ElaborationException(new Diagnostic(
                    Code.STATE_MACHINE,
                    "a state machine under a condition: describe it outside, and put the condition into its transitions",
                    caller.site()));
        }
        Fsm<E> machine = new Fsm<>(module, caller, type, initial);
        description.accept(machine);
        new FsmRules<>(machine).check();
        machine.build();
        machine.complete = true;
        module.accompany(new FsmDiagram<>(machine));
        return machine;
    }

    /** Throws HDL028 once the machine is built: what is said of a state then would be lost. */
    private void requireOpen() {
        if (complete) {
            throw new ElaborationException(new Diagnostic(
                    Code.STATE_MACHINE,
                    "a state is described behind its machine, which would not see it: describe it inside fsm(..)",
                    Caller.find().site(),
                    caller.site()));
        }
    }

    /** Describes a state; a second call for the same state goes on with it. */
    public FsmState<E> state(E state) {
        Site site = Caller.find().site();
        requireOpen();
        return states.computeIfAbsent(state, k -> new FsmState<>(k, site, this::requireOpen));
    }

    /** The state register. */
    public EnumValue<E> value() {
        return value;
    }

    /** 1 in the cycles of a state. */
    public Bool is(E state) {
        return value.is(state);
    }

    /** 1 in the cycle before the edge at which a state begins, or begins anew. */
    public Bool entering(E state) {
        return module.declarations().define(Types.bool(), enteringExpression(state), Caller.find());
    }

    /** 1 in the cycle before the edge at which a state ends, or begins anew. */
    public Bool leaving(E state) {
        return module.declarations().define(Types.bool(), leavingExpression(state), Caller.find());
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

    Map<E, FsmState<E>> states() {
        return states;
    }

    // Hardware

    private void build() {
        EnumSwitch<E> choice = new EnumSwitch<>(module, value.in(module, caller.site()), value.type(), caller.site());
        module.body().add(choice);
        for (FsmState<E> state : states.values()) {
            choice.arm(List.of(value.type().literal(state.constant())), () -> arm(state), state.site());
        }
        if (states.size() < value.type().constantCount()) {
            choice.close(() -> {}, caller.site()); // reported by the rules already
        }
        for (FsmState<E> state : states.values()) {
            String name = caller.name().orElse("state") + "_%s_"
                    + state.constant().name().toLowerCase(Locale.ROOT);
            act(state.exits(), name.formatted("leaves"), leavingExpression(state.constant()));
            act(state.entries(), name.formatted("enters"), enteringExpression(state.constant()));
        }
    }

    private void arm(FsmState<E> state) {
        state.duties().forEach(Runnable::run);
        Optional<WhenChain> chain = Optional.empty();
        for (FsmState.Transition<E> transition : state.transitions()) {
            Runnable go = () -> transition
                    .target()
                    .ifPresent(target -> value.assign(module, value.type().literal(target), transition.site()));
            if (transition.condition().isEmpty()) {
                chain.ifPresentOrElse(earlier -> earlier.close(go, transition.site()), go);
                return;
            } else if (chain.isEmpty()) {
                WhenChain first = new WhenChain(module, transition.site());
                module.body().add(first);
                chain = Optional.of(first);
            }
            chain.orElseThrow().arm(transition.condition().get(), go, transition.site());
        }
    }

    private void act(List<Runnable> actions, String name, Expression happens) {
        if (!actions.isEmpty()) {
            Bool condition =
                    module.declarations().define(Types.bool(), happens, new Caller(Optional.of(name), caller.site()));
            WhenChain chain = new WhenChain(module, caller.site());
            module.body().add(chain);
            chain.arm(condition, () -> actions.forEach(Runnable::run), caller.site());
        }
    }

    private Expression enteringExpression(E target) {
        List<Expression> ways = new ArrayList<>();
        for (FsmState<E> state : states.values()) {
            taken(state, Optional.of(target)).ifPresent(ways::add);
        }
        return any(ways);
    }

    private Expression leavingExpression(E source) {
        FsmState<E> state = states.get(source);
        return state == null
                ? Expression.Literal.of(0, 1)
                : any(taken(state, Optional.empty()).stream().toList());
    }

    /** Whether a transition of a state is taken: one to a target, or any. */
    private Optional<Expression> taken(FsmState<E> state, Optional<E> target) {
        List<Expression> ways = new ArrayList<>();
        Expression before = value.matches(value.in(module, caller.site()), state.constant());
        for (FsmState.Transition<E> transition : state.transitions()) {
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

    private static Expression any(List<Expression> ways) {
        return ways.stream()
                .reduce((a, b) -> Expressions.binary(BinaryOperator.OR, a, b))
                .orElse(Expression.Literal.of(0, 1));
    }
}
