package org.heddle.cosim;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.heddle.cosim.stop.CycleLimitException;

/** How waits run, and what they say when they fail. */
final class Waits {
    private Waits() {}

    static long until(Simulation sim, Watch watch, long cycles) {
        BooleanSupplier met = () -> watch.isMetBy(sim.peek(watch.port()));
        if (!sim.stepping().agents().isEmpty()) {
            return until(sim, watch.toString(), met, cycles);
        }
        sim.stepping().requireWithinLimit(cycles, "waiting for " + watch);
        sim.settle();
        if (met.getAsBoolean()) {
            return 0;
        }
        long start = sim.cycle();
        if (cycles > 0 && watch.runs(sim.instance(), cycles)) {
            return sim.cycle() - start;
        }
        throw failed(sim, watch + " (it is " + PortValues.both(sim.peekInteger(watch.port())) + ")", cycles);
    }

    static long until(Simulation sim, String what, BooleanSupplier condition, long cycles) {
        sim.stepping().requireWithinLimit(cycles, "waiting for " + what);
        sim.settle();
        for (long done = 0; ; done++) {
            if (condition.getAsBoolean()) {
                return done;
            }
            if (done >= cycles) {
                throw failed(sim, what, cycles);
            }
            sim.step();
        }
    }

    private static CycleLimitException failed(Simulation sim, String what, long cycles) {
        return new CycleLimitException(
                "waited " + cycles + " cycles for " + what + ", until cycle " + sim.cycle() + " of \""
                        + sim.design().top() + "\"" + waiting(sim),
                sim.cycle());
    }

    /** Returns what the agents wait for, one line each. */
    static String waiting(Simulation sim) {
        StringBuilder lines = new StringBuilder();
        for (TestProcess process : sim.processes().list()) {
            add(lines, process, process.waitingFor());
        }
        for (Agent agent : sim.stepping().agents()) {
            add(lines, agent, agent.waitingFor());
        }
        for (NativeAgent agent : sim.stepping().nativeAgents()) {
            add(lines, agent, agent.waitingFor());
        }
        return lines.toString();
    }

    private static void add(StringBuilder lines, Object agent, String what) {
        if (!what.isEmpty()) {
            lines.append("\n  ").append(agent).append(" waits for ").append(what);
        }
    }

    /** Returns the work that the agents have begun and not ended, one line each. */
    static List<String> unfinished(Simulation sim) {
        List<String> lines = new ArrayList<>();
        for (Agent agent : sim.stepping().agents()) {
            if (!agent.unfinished().isEmpty()) {
                lines.add(agent + " has " + agent.unfinished());
            }
        }
        for (NativeAgent agent : sim.instance().answers() ? sim.stepping().nativeAgents() : List.<NativeAgent>of()) {
            if (agent.open() != 0) {
                lines.add(agent + " has " + agent.waitingFor());
            }
        }
        return lines;
    }
}
