package org.heddle.cosim;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.engine.Instance;

/**
 * Agents on several clocks. Each drives right behind the edge of its own clock, or at the start, and samples just before the next
 * one; clocks that rise at one time sample together, before any of them has acted.
 */
final class AgentClocks {
    private final Instance instance;
    private final List<ClockTiming> timings = new ArrayList<>();
    private final List<List<Agent>> agents = new ArrayList<>();
    private final List<Boolean> driven = new ArrayList<>();

    AgentClocks(Instance instance, SimulationOptions options, List<Agent> ofFirst) {
        this.instance = instance;
        for (String clock : instance.layout().clocks()) {
            timings.add(options.clocks().getOrDefault(clock, ClockTiming.DEFAULT));
            agents.add(agents.isEmpty() ? ofFirst : new ArrayList<>());
            driven.add(false);
        }
        if (agents.isEmpty()) {
            // A design without a clock has cycles all the same: those of Simulation.step.
            agents.add(ofFirst);
        }
    }

    void add(int clock, Agent agent) {
        agents.get(clock).add(agent);
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
            if (!driven.get(clock)) {
                agents.get(clock).forEach(Agent::drive);
                driven.set(clock, true);
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
                agents.get(clock).forEach(Agent::sample);
                driven.set(clock, false);
            }
        }
        instance.step(first);
    }

    private long nextRise(int clock) {
        ClockTiming timing = timings.get(clock);
        return timing.firstRisePs() + instance.cycles(clock) * timing.periodPs();
    }
}
