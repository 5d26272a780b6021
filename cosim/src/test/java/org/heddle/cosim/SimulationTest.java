package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.cosim.stop.CycleLimitException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;

class SimulationTest {
    @Test
    void counterCountsOnlyEnabledCycles() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            Port enable = sim.port("enable");
            Port count = sim.port("count");
            sim.reset(2);
            sim.expect(count, 0);
            sim.poke(enable, true);
            sim.step(3);
            sim.poke(enable, false);
            sim.step(5);
            sim.expect(count, 3);
            assertThat(sim.cycle()).isEqualTo(10);
        }
    }

    @Test
    void settleShowsWhatTheEdgeWillSeeAndMovesNoRegister() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            sim.reset(1);
            sim.poke(sim.port("enable"), true);
            sim.expect(sim.port("next"), 0);
            sim.settle();
            sim.expect(sim.port("next"), 1);
            sim.expect(sim.port("count"), 0);
            assertThat(sim.cycle()).isEqualTo(1);
            sim.step();
            sim.expect(sim.port("count"), 1);
        }
    }

    @Test
    void outputsAfterAStepAreSettledWithTheInputsAsTheyAre() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            sim.reset(1);
            sim.poke(sim.port("enable"), true);
            sim.step();
            sim.expect(sim.port("count"), 1);
            sim.expect(sim.port("next"), 2);
        }
    }

    @Test
    void anInputChangedAfterSettleStillActsOnTheNextEdge() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            sim.reset(1);
            sim.poke(sim.port("enable"), true);
            sim.settle();
            sim.poke(sim.port("enable"), false);
            sim.step();
            sim.expect(sim.port("count"), 0);
        }
    }

    @Test
    void anInputThatComesBackToAnEarlierValueActsAgain() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            Port enable = sim.port("enable");
            sim.reset(1);
            sim.poke(enable, true);
            sim.settle();
            sim.step();
            sim.poke(enable, false);
            sim.step();
            sim.poke(enable, true);
            sim.settle();
            sim.expect(sim.port("next"), 2);
            sim.step();
            sim.expect(sim.port("count"), 2);
        }
    }

    @Test
    void manyCyclesInOneCallEqualOneCallPerCycle() {
        try (Simulation once = Simulation.open(Designs.counter());
                Simulation each = Simulation.open(Designs.counter())) {
            for (Simulation sim : new Simulation[] {once, each}) {
                sim.reset(1);
                sim.poke(sim.port("enable"), true);
            }
            once.step(1000);
            for (int i = 0; i < 1000; i++) {
                each.step();
            }
            assertThat(once.peek(once.port("count"))).isEqualTo(1000 % 256);
            assertThat(each.peek(each.port("count"))).isEqualTo(1000 % 256);
            assertThat(each.cycle()).isEqualTo(once.cycle());
            assertThat(each.timePs()).isEqualTo(once.timePs());
        }
    }

    @Test
    void theFirstEdgeComesHalfAPeriodAfterTheStart() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            assertThat(sim.timePs()).isZero();
            sim.step();
            assertThat(sim.timePs()).isEqualTo(5_000);
            sim.step(9);
            assertThat(sim.timePs()).isEqualTo(95_000);
        }
    }

    @Test
    void aDesignWithoutClockSettlesItsOutputs() {
        VerilogDesign adder = Designs.of("adder", """
                module adder(input [7:0] a, input [7:0] b, output [8:0] sum);
                  assign sum = {1'b0, a} + {1'b0, b};
                endmodule
                """, Designs.in("a", 8), Designs.in("b", 8), Designs.out("sum", 9));
        try (Simulation sim = Simulation.open(adder)) {
            sim.poke(sim.port("a"), 200);
            sim.poke(sim.port("b"), 100);
            sim.settle();
            sim.expect(sim.port("sum"), 300);
            sim.poke(sim.port("b"), 255);
            sim.step();
            sim.expect(sim.port("sum"), 455);
            assertThat(sim.cycle()).isEqualTo(1);
        }
    }

    @Test
    void portNamesThatCppOrVerilatorReserveWork() {
        VerilogDesign names = Designs.of(
                "names",
                """
                module names(input template, input [7:0] a__b, input _lead, output [7:0] delete, output bool);
                  assign delete = a__b ^ {8{template}};
                  assign bool = ~_lead;
                endmodule
                """,
                Designs.in("template", 1),
                Designs.in("a__b", 8),
                Designs.in("_lead", 1),
                Designs.out("delete", 8),
                Designs.out("bool", 1));
        SimulationOptions quiet = SimulationOptions.defaults().listener((kind, message) -> {});
        try (Simulation sim = Simulation.open(names, quiet)) {
            sim.poke(sim.port("template"), true);
            sim.poke(sim.port("a__b"), 0x0f);
            sim.settle();
            sim.expect(sim.port("delete"), 0xf0);
            assertThat(sim.isHigh(sim.port("bool"))).isTrue();
        }
    }

    @Test
    void aFailedExpectationNamesPortBothValuesAndCycle() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            sim.reset(1);
            sim.poke(sim.port("enable"), true);
            sim.step(17);
            assertThatThrownBy(() -> sim.expect(sim.port("count"), 18))
                    .isInstanceOf(AssertionError.class)
                    .hasMessage("count: expected 18 (0x12), was 17 (0x11) at cycle 18");
        }
    }

    @Test
    void misusedPortsAreRefusedByName() {
        try (Simulation sim = Simulation.open(Designs.counter());
                Simulation other = Simulation.open(Designs.wide())) {
            assertThatThrownBy(() -> sim.port("cuont"))
                    .hasMessage("\"counter\" has no port \"cuont\": it has [reset, enable, count, next]");
            assertThatThrownBy(() -> sim.poke(sim.port("count"), 1))
                    .hasMessageContaining("port \"count\" is an output of");
            assertThatThrownBy(() -> sim.poke(sim.port("enable"), 2))
                    .hasMessageContaining("value 2 does not fit port \"enable\" of 1 bits");
            assertThatThrownBy(() -> sim.peek(other.port("w65"))).hasMessageContaining("belongs to another design");
        }
    }

    @Test
    void aPortServesEverySimulationOfItsDesign() {
        try (Simulation one = Simulation.open(Designs.counter());
                Simulation two = Simulation.open(Designs.counter())) {
            one.reset(1);
            two.reset(1);
            two.poke(one.port("enable"), true);
            two.step(4);
            two.expect(one.port("count"), 4);
            one.expect(two.port("count"), 0);
        }
    }

    @Test
    void aClosedSimulationKeepsItsLastValuesAndRefusesToRun() {
        Simulation sim = Simulation.open(Designs.counter());
        sim.reset(1);
        sim.poke(sim.port("enable"), true);
        sim.step(7);
        sim.close();
        sim.close();
        sim.expect(sim.port("count"), 7);
        assertThat(sim.cycle()).isEqualTo(8);
        assertThatThrownBy(sim::step)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("\"counter\" is closed");
        assertThatThrownBy(sim::settle).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void noRunExceedsTheCycleLimit() {
        try (Simulation sim =
                Simulation.open(Designs.counter(), SimulationOptions.defaults().cycleLimit(100))) {
            sim.step(100);
            assertThatThrownBy(sim::step)
                    .isInstanceOf(CycleLimitException.class)
                    .hasMessageContaining("past its limit of 100 cycles");
        }
    }
}
