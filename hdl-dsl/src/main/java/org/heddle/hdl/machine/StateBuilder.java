package org.heddle.hdl.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Format;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.naming.Caller;
import org.heddle.hdl.option.Encoding;

/**
 * Statements and transitions of one state of a {@link StateMachine}. The order of its transitions is their priority.
 *
 * @param <E> the states
 */
public final class StateBuilder<E extends Enum<E>> {
    /** Kind of a transition. */
    enum Way {
        GO,
        STAY,
        /** Goes when the state has lasted its cycles. */
        AFTER,
        /** Goes when the state's own machine is done. */
        RUN,
        /** Ends the machine, so that the state that runs it goes on. */
        FINISH
    }

    /**
     * One way out, or one way to stay.
     *
     * @param target empty where the machine stays, or ends
     * @param condition empty where it is always taken
     */
    record Transition<E>(Way way, Optional<E> target, Optional<Net> condition, Site site) {
        boolean leaves() {
            return way != Way.STAY;
        }
    }

    private final StateMachine<E> machine;
    private final E constant;
    private final Site site;
    private final List<Transition<E>> transitions = new ArrayList<>();
    private final List<Runnable> entries = new ArrayList<>();
    private final List<Runnable> duties = new ArrayList<>();
    private final List<Runnable> exits = new ArrayList<>();
    private Optional<StateDelay> delay = Optional.empty();
    private Optional<StateMachine<?>> inner = Optional.empty();

    StateBuilder(StateMachine<E> machine, E constant, Site site) {
        this.machine = machine;
        this.constant = constant;
        this.site = site;
    }

    /** Goes to a state when the condition is 1 and none before it was. */
    public void goTo(E target, Net condition) {
        machine.requireOpen();
        add(Way.GO, Optional.of(target), Optional.of(condition), Caller.find().site());
    }

    /** Goes to a state when no condition before was 1; the last of the transitions. */
    public void goTo(E target) {
        machine.requireOpen();
        add(Way.GO, Optional.of(target), Optional.empty(), Caller.find().site());
    }

    /** Stays when the condition is 1 and none before it was, whatever transitions follow. */
    public void stay(Net condition) {
        machine.requireOpen();
        add(Way.STAY, Optional.empty(), Optional.of(condition), Caller.find().site());
    }

    /** Stays when no condition before was 1; alone, the machine stops here until the next reset. */
    public void stay() {
        machine.requireOpen();
        add(Way.STAY, Optional.empty(), Optional.empty(), Caller.find().site());
    }

    /** Goes to a state when this one has lasted so many cycles; HDL028 for less than 1, and for a second delay. */
    public void after(int cycles, E target) {
        machine.requireOpen();
        Site place = Caller.find().site();
        if (cycles < 1) {
            report("state " + constant + " lasts " + cycles + " cycles: give it 1 or more", place);
        } else if (delay.isPresent()) {
            report(
                    "state " + constant + " has a delay already, of "
                            + delay.orElseThrow().cyclesText() + ": keep one of them",
                    place);
        } else {
            delay = Optional.of(StateDelay.of(machine, constant, cycles, place));
        }
        add(Way.AFTER, Optional.of(target), delay.flatMap(StateDelay::last), place);
    }

    /**
     * Runs a machine while this state lasts, and goes to another state when that one is done; HDL028 for a second machine, and for one that
     * never ends.
     *
     * @param format of its register
     * @param first the state in which it starts whenever this state begins
     * @param description describes its states
     */
    public <I extends Enum<I>> void run(I first, Format format, E target, Consumer<StateMachine<I>> description) {
        machine.requireOpen();
        Site place = Caller.find().site();
        if (inner.isPresent()) {
            report(
                    "state " + constant
                            + " runs a machine already: describe all in one, or give the other a state of its own",
                    place);
            return;
        }
        StateMachine<I> own = StateMachine.nested(machine, this, place, format, first);
        inner = Optional.of(own);
        own.gather(() -> description.accept(own));
        add(Way.RUN, Optional.of(target), Optional.of(own.finishing(place)), place);
    }

    /** Ends the machine when the condition is 1 and none before it was, so that the state that runs it goes on; HDL028 if none runs it. */
    public void finish(Net condition) {
        finish(Optional.of(condition));
    }

    /** Ends the machine when no condition before was 1; HDL028 if no state runs it. */
    public void finish() {
        finish(Optional.empty());
    }

    private void finish(Optional<Net> condition) {
        machine.requireOpen();
        Site place = Caller.find().site();
        if (!machine.isNested()) {
            report(
                    "state " + constant
                            + " finishes a machine that no state of another runs, so that nothing goes on: say"
                            + " stay() where it is to stop, or goTo",
                    place);
        }
        add(Way.FINISH, Optional.empty(), condition, place);
    }

    private void add(Way way, Optional<E> target, Optional<Net> condition, Site place) {
        transitions.add(new Transition<>(way, target, condition, place));
    }

    private void report(String message, Site place) {
        machine.module().report(Code.STATE_MACHINE, message, place);
    }

    /** Returns how the states are coded. */
    public Encoding encoding() {
        return machine.value().format().encoding();
    }

    /** Statements in every cycle of this state. */
    public void during(Runnable statements) {
        machine.requireOpen();
        duties.add(statements);
    }

    /** Statements in the cycle before the edge at which this state begins. */
    public void onEntry(Runnable statements) {
        machine.requireOpen();
        entries.add(statements);
    }

    /** Statements in the last cycle of this state. */
    public void onExit(Runnable statements) {
        machine.requireOpen();
        exits.add(statements);
    }

    E constant() {
        return constant;
    }

    Site site() {
        return site;
    }

    List<Transition<E>> transitions() {
        return transitions;
    }

    Optional<StateDelay> delay() {
        return delay;
    }

    Optional<StateMachine<?>> inner() {
        return inner;
    }

    List<Runnable> entries() {
        return entries;
    }

    List<Runnable> duties() {
        return duties;
    }

    List<Runnable> exits() {
        return exits;
    }
}
