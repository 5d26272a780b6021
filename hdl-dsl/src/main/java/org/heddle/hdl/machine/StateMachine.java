package org.heddle.hdl.machine;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Domain;
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
    private final Optional<Host> host;
    private boolean describing;
    private boolean described;
    private boolean complete;

    private StateMachine(
            ModuleBuilder module, Caller caller, Domain domain, Format format, E initial, Optional<Host> host) {
        this.module = module;
        this.caller = caller;
        this.initial = initial;
        this.host = host;
        this.states = new EnumMap<>(initial.getDeclaringClass());
        this.value = module.declarations()
                .local(format, Signal.Kind.REGISTER, domain, new NameGroup(Optional.of(name()), caller.site()), "");
        value.resetTo(format.codes().get(initial.ordinal()));
        register().keep("its machine sets it, by the transitions of its states; add one with goTo");
    }

    SignalBuilder register() {
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
        StateMachine<E> machine =
                new StateMachine<>(module, caller, module.domains().current(), format, initial, Optional.empty());
        module.atEnd(machine::requireDescription);
        return machine;
    }

    /** Begins the machine of a state, whose register is named after that state and belongs to the same domain. */
    static <E extends Enum<E>, O extends Enum<O>> StateMachine<E> nested(
            StateMachine<O> outer, StateBuilder<O> state, Site site, Format format, E initial) {
        Caller named = new Caller(
                Optional.of(outer.name() + "_" + state.constant().name().toLowerCase(Locale.ROOT)), site);
        return new StateMachine<>(
                outer.module,
                named,
                outer.register().domain(),
                format,
                initial,
                Optional.of(new OuterState<>(outer, state)));
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
        gather(description);
        build();
        complete();
    }

    /** Hears of the states, and judges them. */
    void gather(Runnable description) {
        describing = true;
        description.run();
        described = true;
        new MachineRules<>(this).check();
    }

    private void complete() {
        complete = true;
        module.accompany(new MachineDiagram<>(this));
        inners().forEach(StateMachine::complete);
    }

    private Stream<StateMachine<?>> inners() {
        return states.values().stream().flatMap(state -> state.inner().stream());
    }

    /** Throws HDL028 outside the description: what is said of a state then would be lost. */
    void requireOpen() {
        if (described || !describing) {
            throw new ElaborationException(new Diagnostic(
                    Code.STATE_MACHINE, whyClosed(), Caller.find().site(), caller.site()));
        }
    }

    private String whyClosed() {
        if (host.filter(outer -> described && !outer.isBuilding()).isPresent()) {
            return "a state is described behind its machine, which would not see it: describe it inside run(..)";
        }
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
        return states.computeIfAbsent(state, k -> new StateBuilder<>(this, k, site));
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

    /** 1 in the cycles of a state. A machine that a state of another runs is in none of its own while that state does not last. */
    public Optional<Net> here(E state) {
        return host.map(outer -> module.declarations().define(Format.bool(), hereExpression(state), Caller.find()));
    }

    /** Returns what the names of all that belongs to the machine begin with. */
    String name() {
        return caller.name().orElse("state");
    }

    boolean isNested() {
        return host.isPresent();
    }

    boolean isBuilding() {
        return described && !complete && host.map(Host::isBuilding).orElse(true);
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
        choose();
        act();
    }

    /** Makes what happens in the cycles of each state. */
    private void choose() {
        SwitchBuilder choice = SwitchBuilder.begin(module, value, caller.site());
        for (StateBuilder<E> state : states.values()) {
            choice.arm(List.of(literal(state.constant())), () -> arm(state), state.site());
        }
        if (states.size() < value.format().codes().size()) {
            choice.close(() -> {}, caller.site()); // reported by the rules already
        }
    }

    /** Makes what happens where states begin and end. */
    private void act() {
        for (StateBuilder<E> state : states.values()) {
            String name = name() + "_%s_" + state.constant().name().toLowerCase(Locale.ROOT);
            act(state.exits(), name.formatted("leaves"), leavingExpression(state.constant()));
            act(state.entries(), name.formatted("enters"), enteringExpression(state.constant()));
            state.inner().ifPresent(StateMachine::act);
        }
    }

    private void arm(StateBuilder<E> state) {
        state.duties().forEach(Runnable::run);
        state.inner().ifPresent(StateMachine::choose);
        Optional<WhenBuilder> chain = Optional.empty();
        for (StateBuilder.Transition<E> transition : state.transitions()) {
            Runnable go = () -> go(state, transition);
            if (transition.condition().isEmpty()) {
                chain.ifPresentOrElse(earlier -> earlier.close(go, transition.site()), go);
                return;
            } else if (chain.isEmpty()) {
                chain = Optional.of(WhenBuilder.begin(module, transition.site()));
            }
            chain.orElseThrow().arm(transition.condition().get(), go, transition.site());
        }
        if (state.delay().isPresent()) {
            Runnable count = () -> state.delay().orElseThrow().count(module, state.site());
            chain.ifPresentOrElse(earlier -> earlier.close(count, state.site()), count);
        }
    }

    private void go(StateBuilder<E> state, StateBuilder.Transition<E> transition) {
        transition.target().ifPresent(target -> {
            module.body().addAssign(register(), literal(target), transition.site());
            restart(state, transition.site());
        });
    }

    /** Sets what a state counts and runs to its beginning. */
    private void restart(StateBuilder<E> state, Site site) {
        state.delay().ifPresent(delay -> delay.restart(module, site));
        state.inner().ifPresent(inner -> inner.restart(site));
    }

    private void restart(Site site) {
        module.body().addAssign(register(), literal(initial), site);
        states.values().forEach(state -> restart(state, site));
    }

    private void act(List<Runnable> actions, String name, Expression happens) {
        if (!actions.isEmpty()) {
            Net condition =
                    module.declarations().define(Format.bool(), happens, new Caller(Optional.of(name), caller.site()));
            WhenBuilder chain = WhenBuilder.begin(module, caller.site());
            chain.arm(condition, () -> actions.forEach(Runnable::run), caller.site());
        }
    }

    // Conditions

    private Expression enteringExpression(E target) {
        List<Expression> ways = new ArrayList<>();
        for (StateBuilder<E> state : states.values()) {
            ways.addAll(taken(state, transition -> transition.target().equals(Optional.of(target))));
        }
        if (host.isEmpty()) {
            return any(ways);
        }
        Expression inside = Expressions.binary(
                BinaryOperator.AND, Expressions.not(host.get().leaving()), any(ways));
        return target == initial
                ? Expressions.binary(BinaryOperator.OR, host.get().entering(), inside)
                : inside;
    }

    private Expression leavingExpression(E source) {
        StateBuilder<E> state = states.get(source);
        List<Expression> ways = new ArrayList<>();
        if (state != null) {
            ways.addAll(taken(state, transition -> transition.target().isPresent()));
            host.ifPresent(outer -> ways.add(Expressions.binary(BinaryOperator.AND, matches(source), outer.leaving())));
        }
        return any(ways);
    }

    /** 1 where the machine says that it is done, if it runs. */
    Net finishing(Site site) {
        List<Expression> ways = new ArrayList<>();
        states.values().forEach(state -> ways.addAll(ways(matches(state.constant()), state, StateMachine::isFinish)));
        return module.declarations()
                .define(Format.bool(), any(ways), new Caller(Optional.of(name() + "_finishes"), site));
    }

    boolean finishes() {
        return states.values().stream()
                .flatMap(state -> state.transitions().stream())
                .anyMatch(StateMachine::isFinish);
    }

    private static boolean isFinish(StateBuilder.Transition<?> transition) {
        return transition.way() == StateBuilder.Way.FINISH;
    }

    private Expression matches(E state) {
        return EnumCodes.matches(value.format(), value.in(module, caller.site()), state.ordinal());
    }

    private Expression hereExpression(E state) {
        return host.map(outer -> Expressions.binary(BinaryOperator.AND, outer.here(), matches(state)))
                .orElseGet(() -> matches(state));
    }

    /** Whether such transitions of a state are taken; nothing where it has none. */
    private List<Expression> taken(StateBuilder<E> state, Predicate<StateBuilder.Transition<E>> wanted) {
        List<Expression> ways = ways(hereExpression(state.constant()), state, wanted);
        return ways.isEmpty() ? ways : List.of(any(ways));
    }

    private List<Expression> ways(
            Expression here, StateBuilder<E> state, Predicate<? super StateBuilder.Transition<E>> wanted) {
        List<Expression> ways = new ArrayList<>();
        Expression before = here;
        for (StateBuilder.Transition<E> transition : state.transitions()) {
            Expression condition = transition.condition().isPresent()
                    ? transition.condition().get().in(module, transition.site())
                    : Expression.Literal.of(1, 1);
            if (wanted.test(transition)) {
                ways.add(Expressions.binary(BinaryOperator.AND, before, condition));
            }
            before = Expressions.binary(BinaryOperator.AND, before, Expressions.not(condition));
        }
        return ways;
    }

    private Expression.Literal literal(E constant) {
        return value.format().constant(constant.ordinal());
    }

    private static Expression any(List<Expression> ways) {
        return ways.stream()
                .reduce((a, b) -> Expressions.binary(BinaryOperator.OR, a, b))
                .orElse(Expression.Literal.of(0, 1));
    }

    /** The state of another machine that runs this one. */
    private interface Host {
        /** Whether the statements of the outermost machine's states are being made. */
        boolean isBuilding();

        /** 1 in the cycles of that state. */
        Expression here();

        /** 1 in the cycle before the edge at which that state begins. */
        Expression entering();

        /** 1 in the cycle before the edge at which that state ends. */
        Expression leaving();
    }

    private record OuterState<O extends Enum<O>>(StateMachine<O> machine, StateBuilder<O> state) implements Host {
        @Override
        public boolean isBuilding() {
            return machine.isBuilding();
        }

        @Override
        public Expression here() {
            return machine.hereExpression(state.constant());
        }

        @Override
        public Expression entering() {
            return machine.enteringExpression(state.constant());
        }

        @Override
        public Expression leaving() {
            return machine.leavingExpression(state.constant());
        }
    }
}
