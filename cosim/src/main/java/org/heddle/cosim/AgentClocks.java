package org.heddle.cosim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.heddle.cosim.engine.Instance;
import org.jspecify.annotations.Nullable;

/**
 * Agents on several clocks. Each drives right behind the edge of its own clock, or at the start, and samples just before the next
 * one; clocks that rise at one time sample together, before any of them has acted. Who is added by an agent acts from the next cycle on.
 */
final class AgentClocks {
    private final Instance instance;
    private final List<ClockTiming> timings = new ArrayList<>();
    /** By clock; each list is replaced by a longer one, so that whoever goes through it goes on. */
    private final List<List<Agent>> agents = new ArrayList<>();
    /** By clock, those that have driven and not sampled yet. */
    private final List<Optional<List<Agent>>> driven = new ArrayList<>();

    private @Nullable Agent acting;
    private @Nullable Thread actingThread;

    AgentClocks(Instance instance, SimulationOptions options) {
        this.instance = instance;
        for (String clock : instance.layout().clocks()) {
            timings.add(options.clocks().getOrDefault(clock, ClockTiming.DEFAULT));
            agents.add(List.of());
            driven.add(Optional.empty());
        }
        if (agents.isEmpty()) {
            // A design without a clock has cycles all the same: those of Simulation.step.
            agents.add(List.of());
            driven.add(Optional.empty());
        }
    }

    /** Adds an agent; between two steps it samples at the next edge, even where the others of its clock have driven already. */
    void add(int clock, Agent agent) {
        agents.set(clock, with(agents.get(clock), agent));
        if (acting == null) {
            driven.set(clock, driven.get(clock).map(all -> with(all, agent)));
        }
    }

    private static List<Agent> with(List<Agent> agents, Agent one) {
        return Stream.concat(agents.stream(), Stream.of(one)).toList();
    }

    /** Refuses a step of an agent, which acts within one; a step by another thread is refused as a call within a call. */
    void requireNobodyActing() {
        Agent agent = actingThread == Thread.currentThread() ? acting : null;
        if (agent instanceof Processes processes) {
            processes.requireNoProcess();
        }
        if (agent != null) {
            throw new IllegalStateException("agent " + agent
                    + " cannot step the simulation in whose cycle it acts: let it wait for its next drive or sample");
        }
    }

    /** Lets agents drive. */
    void drive(List<Agent> all) {
        act(all, Agent::drive);
    }

    /** Lets agents sample. */
    void sample(List<Agent> all) {
        act(all, Agent::sample);
    }

    private void act(List<Agent> all, Consumer<Agent> action) {
        try {
            actingThread = Thread.currentThread();
            for (Agent agent : all) {
                acting = agent;
                action.accept(agent);
            }
        } finally {
            acting = null;
            actingThread = null;
        }
    }

    List<Agent> ofFirst() {
        return agents.get(0);
    }

    /** Those that do not follow the first clock. */
    List<Agent> ofOthers() {
        return agents.stream().skip(1).flatMap(List::stream).toList();
    }

    /** Runs one cycle of a clock; the others go on meanwhile. */
    void cycle(int clock) {
        long end = instance.cycles(clock) + 1;
        while (instance.cycles(clock) < end) {
            edge();
        }
    }

    private void edge() {
        for (int clock = 0; clock < agents.size(); clock++) {
            if (driven.get(clock).isEmpty()) {
                List<Agent> all = agents.get(clock);
                driven.set(clock, Optional.of(all));
                drive(all);
            }
        }
        long time = nextRise(0);
        int first = 0;
        for (int clock = 1; clock < timings.size(); clock++) {
            if (nextRise(clock) < time) {
                time = nextRise(clock);
                first = clock;
            }
        }
        instance.approach(first);
        for (int clock = 0; clock < agents.size(); clock++) {
            if (nextRise(clock) == time) {
                List<Agent> all = driven.get(clock).orElse(List.of());
                driven.set(clock, Optional.empty());
                sample(all);
            }
        }
        instance.step(first);
    }

    private long nextRise(int clock) {
        ClockTiming timing = timings.get(clock);
        return timing.firstRisePs() + instance.cycles(clock) * timing.periodPs();
    }
}
