package org.heddle.hdl.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.elaboration.Net;
import org.heddle.hdl.naming.Caller;

/**
 * Statements and transitions of one state of a {@link StateMachine}. The order of its transitions is their priority.
 *
 * @param <E> the states
 */
public final class StateBuilder<E extends Enum<E>> {
    /**
     * One way out, or one way to stay.
     *
     * @param target empty where the machine stays
     * @param condition empty where it is always taken
     */
    record Transition<E>(Optional<E> target, Optional<Net> condition, Site site) {}

    private final E constant;
    private final Site site;
    private final Runnable requireOpen;
    private final List<Transition<E>> transitions = new ArrayList<>();
    private final List<Runnable> entries = new ArrayList<>();
    private final List<Runnable> duties = new ArrayList<>();
    private final List<Runnable> exits = new ArrayList<>();

    /**
     * @param requireOpen throws once the machine is built
     */
    StateBuilder(E constant, Site site, Runnable requireOpen) {
        this.constant = constant;
        this.site = site;
        this.requireOpen = requireOpen;
    }

    /** Goes to a state when the condition is 1 and none before it was. */
    public void goTo(E target, Net condition) {
        requireOpen.run();
        transitions.add(new Transition<>(
                Optional.of(target), Optional.of(condition), Caller.find().site()));
    }

    /** Goes to a state when no condition before was 1; the last of the transitions. */
    public void goTo(E target) {
        requireOpen.run();
        transitions.add(new Transition<>(
                Optional.of(target), Optional.empty(), Caller.find().site()));
    }

    /** Stays when the condition is 1 and none before it was, whatever transitions follow. */
    public void stay(Net condition) {
        requireOpen.run();
        transitions.add(new Transition<>(
                Optional.empty(), Optional.of(condition), Caller.find().site()));
    }

    /** Stays when no condition before was 1; alone, the machine stops here until the next reset. */
    public void stay() {
        requireOpen.run();
        transitions.add(new Transition<>(
                Optional.empty(), Optional.empty(), Caller.find().site()));
    }

    /** Statements in every cycle of this state. */
    public void during(Runnable statements) {
        requireOpen.run();
        duties.add(statements);
    }

    /** Statements in the cycle before the edge at which this state begins. */
    public void onEntry(Runnable statements) {
        requireOpen.run();
        entries.add(statements);
    }

    /** Statements in the last cycle of this state. */
    public void onExit(Runnable statements) {
        requireOpen.run();
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
