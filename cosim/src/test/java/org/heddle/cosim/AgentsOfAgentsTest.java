package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Agents that add agents, start processes or step, while they act. */
class AgentsOfAgentsTest {
    static final class Counters extends Component {
        Counters(int clocks) {
            parameter("clocks", clocks);
            count("first", defaultDomain());
            if (clocks > 1) {
                count("second", clockDomain("other", org.heddle.hdl.option.Reset.synchronous()));
            }
        }

        private void count(String name, ClockDomain domain) {
            within(domain, () -> {
                UInt count = reg(uint(8)).init(0);
                count.set(count.addWrap(1));
                out(name, uint(8)).set(count);
            });
        }
    }

    private static Simulation open(int clocks) {
        Design<Counters> design = Heddle.elaborate(() -> new Counters(clocks));
        return Simulation.open(
                design, SimulationOptions.defaults().coverage(false).engine(SimulationEngine.JVM));
    }

    /** Notes what it does, and says what else happens when it drives. */
    private record Noting(String name, List<String> notes, Runnable inDrive) implements Agent {
        @Override
        public void drive() {
            notes.add(name + " drives");
            inDrive.run();
        }

        @Override
        public void sample() {
            notes.add(name + " samples");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void anAgentThatAnAgentAddsActsFromTheNextCycleOn(int clocks) {
        try (Simulation sim = open(clocks)) {
            List<String> notes = new ArrayList<>();
            Agent inner = new Noting("inner", notes, () -> {});
            sim.add(new Noting("outer", notes, () -> {
                if (notes.size() == 1) {
                    sim.add(inner);
                }
            }));
            sim.step(2);
            assertThat(notes)
                    .containsExactly(
                            "outer drives",
                            "outer samples",
                            "outer drives",
                            "inner drives",
                            "outer samples",
                            "inner samples");
        }
    }

    @Test
    void anAgentStartsAProcess() {
        try (Simulation sim = open(1)) {
            List<String> notes = new ArrayList<>();
            sim.add(new Noting("agent", new ArrayList<>(), () -> {
                if (sim.cycle() == 1) {
                    sim.process("late", me -> {
                        me.step(2);
                        notes.add("cycle " + sim.cycle());
                    });
                }
            }));
            sim.step(6);
            assertThat(notes).containsExactly("cycle 4");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void anAgentThatStepsIsRefusedByName(int clocks) {
        try (Simulation sim = open(clocks)) {
            sim.add(new Noting("eager", new ArrayList<>(), sim::step));
            assertThatThrownBy(() -> sim.step(3))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("eager")
                    .hasMessageContaining("cannot step the simulation in whose cycle it acts");
        }
    }
}
