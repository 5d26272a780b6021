package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.api.Test;

class ClocksTest {
    private static VerilogPort clock(String name) {
        return new VerilogPort(name, Direction.INPUT, 1, Role.CLOCK);
    }

    /** Each side counts its own edges and samples the other's counter. */
    private static VerilogDesign twoClocks() {
        return Designs.of(
                "crossing",
                """
                module crossing(
                  input core, input link, input [7:0] d, output reg [31:0] cores, output reg [31:0] links,
                  output reg [31:0] seen, output reg [7:0] taken);
                  initial begin cores = 0; links = 0; seen = 0; taken = 0; end
                  always @(posedge core) cores <= cores + 1;
                  always @(posedge link) begin links <= links + 1; seen <= cores; taken <= d; end
                endmodule
                """,
                clock("core"),
                clock("link"),
                Designs.in("d", 8),
                Designs.out("cores", 32),
                Designs.out("links", 32),
                Designs.out("seen", 32),
                Designs.out("taken", 8));
    }

    private static final SimulationOptions TIMED = SimulationOptions.defaults()
            .clock("core", ClockTiming.ofPeriod(10_000))
            .clock("link", new ClockTiming(8_000, 3_000));

    @Test
    void everyClockKeepsItsOwnPeriodAndPhase() {
        try (Simulation sim = Simulation.open(twoClocks(), TIMED)) {
            for (int core = 1; core <= 1000; core++) {
                sim.step();
                // The core clock rises at 5,000 + 10,000 k, the link clock at 3,000 + 8,000 k picoseconds.
                long time = 5_000 + 10_000L * (core - 1);
                long links = (time - 3_000) / 8_000 + 1;
                assertThat(sim.timePs()).isEqualTo(time);
                sim.expect(sim.port("cores"), core);
                sim.expect(sim.port("links"), links);
                assertThat(sim.clock("link").cycles()).isEqualTo(links);
            }
        }
    }

    @Test
    void edgesAtTheSameTimeSeeTheValuesBeforeIt() {
        SimulationOptions equal = SimulationOptions.defaults();
        try (Simulation sim = Simulation.open(twoClocks(), equal)) {
            sim.step(10);
            sim.expect(sim.port("cores"), 10);
            sim.expect(sim.port("links"), 10);
            sim.expect(sim.port("seen"), 9);
        }
    }

    @Test
    void aStepOfTheOtherClockEndsAtItsEdge() {
        try (Simulation sim = Simulation.open(twoClocks(), TIMED)) {
            sim.clock("link").step(7);
            assertThat(sim.timePs()).isEqualTo(3_000 + 6 * 8_000);
            sim.expect(sim.port("links"), 7);
            assertThat(sim.cycle()).isEqualTo(5);
        }
    }

    @Test
    void anInputActsOnTheNextEdgeOfWhicheverClock() {
        try (Simulation sim = Simulation.open(twoClocks(), TIMED)) {
            sim.step();
            sim.poke(sim.port("d"), 77);
            sim.clock("link").step(1);
            sim.expect(sim.port("taken"), 77);
        }
    }

    @Test
    void agentsSampleJustBeforeTheEdgeOfTheFirstClock() {
        try (Simulation sim = Simulation.open(twoClocks(), TIMED)) {
            List<Long> links = new ArrayList<>();
            sim.add(new Agent() {
                @Override
                public void drive() {
                    // It only watches.
                }

                @Override
                public void sample() {
                    links.add(sim.peek(sim.port("links")));
                }
            });
            sim.step(5);
            // Link edges before 5,000, 15,000, 25,000, 35,000 and 45,000: at 3,000, 11,000, 19,000, 27,000, 35,000
            // (with
            // the core's edge, so not before it) and 43,000.
            assertThat(links).containsExactly(1L, 2L, 3L, 4L, 6L);
            sim.clock("link").step(1);
            assertThat(links).as("no edge of the first clock").hasSize(5);
        }
    }

    @Test
    void unknownAndImpossibleClocksAreRefused() {
        SimulationOptions wrong = SimulationOptions.defaults().clock("lnik", ClockTiming.DEFAULT);
        assertThatThrownBy(() -> Simulation.open(twoClocks(), wrong))
                .hasMessage("\"crossing\" has no clock \"lnik\": it has [core, link]");
        assertThatThrownBy(() -> ClockTiming.ofPeriod(1)).hasMessageContaining("periodPs=1");
        assertThatThrownBy(() -> ClockTiming.ofPeriod(Long.MAX_VALUE)).hasMessageContaining("at most 10^12");
        assertThatThrownBy(() -> new ClockTiming(10, Long.MAX_VALUE)).hasMessageContaining("at most 10^12");
    }
}
