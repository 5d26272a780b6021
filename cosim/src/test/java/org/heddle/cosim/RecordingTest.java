package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.build.Profile;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Direction;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.api.Test;

class RecordingTest {
    private final SimulationOptions options = SimulationOptions.defaults().recording(1 << 20);

    /** Two clocks, a wide input, state on both edges, and a memory that is read before it is written. */
    private static VerilogDesign mixed() {
        return Designs.of(
                "mixed",
                """
                module mixed(input clock, input other, input [99:0] w, input [3:0] a,
                    output reg [99:0] sum, output reg [7:0] low, output reg [15:0] slow, output [7:0] read);
                  reg [7:0] memory [0:15];
                  assign read = memory[a];
                  always @(posedge clock) begin sum <= sum + w; memory[a] <= w[7:0]; end
                  always @(negedge clock) low <= low ^ w[15:8];
                  always @(posedge other) slow <= slow + {8'd0, low};
                endmodule
                """,
                Designs.clock(),
                new VerilogPort("other", Direction.INPUT, 1, Role.CLOCK),
                Designs.in("w", 100),
                Designs.in("a", 4),
                Designs.out("sum", 100),
                Designs.out("low", 8),
                Designs.out("slow", 16),
                Designs.out("read", 8));
    }

    private static List<BigInteger> values(Simulation sim) {
        return sim.ports().stream().map(sim::peekInteger).toList();
    }

    @Test
    void aReplayGoesThroughTheSameStatesOnEveryModelOfTheDesign() {
        SimulationOptions clocked = options.seed(0x5eed).clock("other", ClockTiming.ofPeriod(7_300));
        try (Simulation sim = Simulation.open(mixed(), clocked)) {
            SplittableRandom random = new SplittableRandom(1);
            List<List<BigInteger>> seen = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                if (random.nextInt(3) > 0) {
                    sim.poke(sim.port("w"), new BigInteger(100, new java.util.Random(i)));
                }
                sim.poke(sim.port("a"), random.nextInt(16));
                if (random.nextInt(4) == 0) {
                    sim.settle();
                    sim.poke(sim.port("a"), random.nextInt(16));
                }
                sim.step(random.nextInt(4));
                seen.add(values(sim));
            }
            for (Profile profile : Profile.values()) {
                try (Replay replay = sim.recording().replay(changed -> changed.profile(profile))) {
                    replay.toEnd();
                    assertThat(values(replay.simulation())).isEqualTo(seen.get(seen.size() - 1));
                    assertThat(replay.difference()).isEmpty();
                    assertThat(replay.simulation().timePs()).isEqualTo(sim.timePs());
                }
            }
        }
    }

    @Test
    void aReplayStopsBeforeTheEdgeItIsAskedFor() {
        try (Simulation sim = Simulation.open(Designs.counter(), options)) {
            sim.reset(1);
            for (int i = 0; i < 10; i++) {
                sim.poke(sim.port("enable"), i % 2 == 0);
                sim.step();
            }
            try (Replay replay = sim.recording().replay(same -> same)) {
                Simulation again = replay.simulation();
                replay.to(0);
                assertThat(again.inReset()).isTrue();
                replay.to(4);
                // Enabled before edges 1 and 3, and not before edge 4.
                again.expect(again.port("count"), 2);
                again.expect(again.port("enable"), 0);
                assertThat(replay.isDone()).isFalse();
                replay.to(1_000);
                assertThat(replay.isDone()).isTrue();
                again.expect(again.port("count"), 5);
            }
        }
    }

    @Test
    void aBatchIsRecordedToo() {
        try (Simulation sim = Simulation.open(Designs.counter(), options)) {
            sim.reset(1);
            Batch batch = sim.batch(50);
            for (int row = 0; row < 50; row++) {
                batch.set(row, sim.port("enable"), row % 5 == 0 ? 1 : 0);
            }
            batch.run();
            try (Replay replay = sim.recording().replay(same -> same)) {
                replay.toEnd();
                replay.simulation().expect(sim.port("count"), 10);
                assertThat(replay.difference()).isEmpty();
            }
        }
    }

    @Test
    void anotherInitialStateShowsAsADifference() {
        try (Simulation sim = Simulation.open(Designs.counter(), options.initial(InitialState.ZERO))) {
            sim.step(3);
            try (Replay replay = sim.recording().replay(changed -> changed.initial(InitialState.ONES))) {
                replay.toEnd();
                assertThat(replay.difference())
                        .contains("at cycle 3 count is 0 (0x0) in the run and 255 (0xff) in the replay,"
                                + " next is 0 (0x0) in the run and 255 (0xff) in the replay");
            }
        }
    }

    @Test
    void aRecordingThatBecomesTooLargeIsDroppedAndSaysSo() {
        try (Simulation sim = Simulation.open(Designs.counter(), options.recording(1_000))) {
            for (int i = 0; i < 100; i++) {
                sim.poke(sim.port("enable"), i % 2 == 0);
                sim.step();
            }
            Recording recording = sim.recording();
            assertThat(recording.isComplete()).isFalse();
            assertThatThrownBy(() -> recording.replay(same -> same))
                    .hasMessage("the recorded inputs of \"counter\" took more than 1000 bytes and were dropped:"
                            + " allow more with recording(bytes)");
        }
    }

    @Test
    void withoutAskingNothingIsRecorded() {
        try (Simulation sim = Simulation.open(Designs.counter())) {
            assertThatThrownBy(sim::recording).hasMessageContaining("open it with SimulationOptions.recording(bytes)");
        }
    }
}
