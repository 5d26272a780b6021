package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.stop.HardwareStoppedException;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BatchTest {
    /** Adds up its input, and says so and stops at 1000 if it is told to. */
    private static VerilogDesign adder() {
        return Designs.of(
                "summer",
                """
                module summer(input clock, input reset, input [99:0] x, input halt, output reg [99:0] sum);
                  always @(posedge clock) begin
                    sum <= reset ? 100'd0 : sum + x;
                    if (!reset && halt) begin $display("halt at %0d", sum); $stop; end
                  end
                endmodule
                """,
                Designs.clock(),
                Designs.reset(),
                Designs.in("x", 100),
                Designs.in("halt", 1),
                Designs.out("sum", 100));
    }

    private static BigInteger sum(Batch batch, int row, Port port) {
        BigInteger high = BigInteger.valueOf(batch.getWord(row, port, 1)).shiftLeft(64);
        return high.add(new BigInteger(Long.toUnsignedString(batch.getWord(row, port, 0))));
    }

    @Test
    void everyRowIsOneCycleWithItsOwnInputs() {
        Random random = new Random(3);
        try (Simulation sim = Simulation.open(adder())) {
            Port x = sim.port("x");
            Batch batch = sim.batch(5000);
            batch.set(0, sim.port("reset"), 1);
            BigInteger expected = BigInteger.ZERO;
            List<BigInteger> sums = new ArrayList<>();
            for (int row = 0; row < 5000; row++) {
                BigInteger value = new BigInteger(100, random);
                batch.setWord(row, x, 0, value.longValue());
                batch.setWord(row, x, 1, value.shiftRight(64).longValue());
                expected = row == 0 ? BigInteger.ZERO : expected.add(value).clearBit(100);
                sums.add(expected);
            }
            batch.run();
            for (int row = 0; row < 5000; row++) {
                assertThat(sum(batch, row, sim.port("sum"))).as("row %d", row).isEqualTo(sums.get(row));
            }
            assertThat(sim.cycle()).isEqualTo(5000);
            assertThat(batch.done()).isEqualTo(5000);
            sim.expect(sim.port("sum"), expected);
        }
    }

    /** State on both edges, an output that follows an input at once, and the time. */
    private static VerilogDesign edges() {
        return Designs.of(
                "edges",
                """
                module edges(input clock, input [15:0] x, output reg [15:0] rose, output reg [15:0] fell,
                    output [15:0] now, output reg [63:0] at);
                  assign now = x ^ rose;
                  always @(posedge clock) begin rose <= rose + x; at <= $time; end
                  always @(negedge clock) fell <= fell + (x ^ rose);
                endmodule
                """,
                Designs.clock(),
                Designs.in("x", 16),
                Designs.out("rose", 16),
                Designs.out("fell", 16),
                Designs.out("now", 16),
                Designs.out("at", 64));
    }

    /** Batches of all sizes one after the other, which begin alike and end otherwise, with steps between them. */
    @ParameterizedTest
    @ValueSource(longs = {0, 1 << 20})
    void aBatchIsTheSameAsItsRowsStepByStepWhoeverRecords(long recordedBytes) {
        SimulationOptions options = SimulationOptions.defaults();
        try (Simulation batched =
                        Simulation.open(edges(), recordedBytes == 0 ? options : options.recording(recordedBytes));
                Simulation stepped = Simulation.open(edges(), options)) {
            Random random = new Random(11);
            for (int rows : new int[] {1, 2, 7, 1, 300}) {
                Batch batch = batched.batch(rows);
                int[] inputs = random.ints(rows, 0, 3).toArray();
                inputs[rows - 1] = 2;
                inputs[0] = 1;
                for (int row = 0; row < rows; row++) {
                    batch.set(row, batched.port("x"), inputs[row]);
                }
                batch.run();
                for (int row = 0; row < rows; row++) {
                    stepped.poke(stepped.port("x"), inputs[row]);
                    stepped.step();
                    for (Port output : outputs(stepped)) {
                        assertThat(batch.get(row, batched.port(output.name())))
                                .as("%s in row %d of %d", output.name(), row, rows)
                                .isEqualTo(stepped.peek(output));
                    }
                }
                batched.step(rows);
                stepped.step(rows);
                assertThat(batched.cycle()).isEqualTo(stepped.cycle());
                for (Port output : outputs(stepped)) {
                    assertThat(batched.peek(batched.port(output.name())))
                            .as("%s behind %d rows", output.name(), rows)
                            .isEqualTo(stepped.peek(output));
                }
            }
        }
    }

    private static List<Port> outputs(Simulation simulation) {
        return simulation.ports().stream().filter(port -> !port.isInput()).toList();
    }

    @Test
    void aStopEndsTheBatchInItsRow() {
        List<String> printed = new ArrayList<>();
        try (Simulation sim =
                Simulation.open(adder(), SimulationOptions.defaults().output(printed::add))) {
            Batch batch = sim.batch(100);
            batch.set(0, sim.port("reset"), 1);
            for (int row = 1; row < 100; row++) {
                batch.setWord(row, sim.port("x"), 0, 1);
            }
            batch.set(40, sim.port("halt"), 1);
            assertThatThrownBy(batch::run)
                    .isInstanceOf(HardwareStoppedException.class)
                    .hasMessageContaining("halt at 39");
            assertThat(batch.done()).isEqualTo(41);
            assertThat(batch.getWord(40, sim.port("sum"), 0)).isEqualTo(40);
            assertThat(printed).containsExactly("halt at 39\n");
        }
    }

    @Test
    void misusedRowsAndPortsAreRefused() {
        try (Simulation sim = Simulation.open(adder())) {
            Batch batch = sim.batch(10);
            assertThatThrownBy(() -> batch.set(10, sim.port("halt"), 0)).hasMessage("row 10 of 10");
            assertThatThrownBy(() -> batch.set(0, sim.port("halt"), 2))
                    .hasMessageContaining("does not fit port \"halt\"");
            assertThatThrownBy(() -> batch.set(0, sim.port("x"), 2)).hasMessageContaining("more than a long");
            assertThatThrownBy(() -> batch.getWord(0, sim.port("x"), 0)).hasMessageContaining("is an input");
            assertThatThrownBy(() -> batch.setWord(0, sim.port("sum"), 0, 1)).hasMessageContaining("is an output");
            assertThatThrownBy(() -> sim.batch(0)).hasMessageContaining("rows=0");
            assertThatThrownBy(() -> sim.batch(Integer.MAX_VALUE))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("run several of fewer rows");
        }
    }

    @Test
    void wholeRowsAreWrittenAndRead() {
        try (Simulation sim = Simulation.open(Designs.wide())) {
            Batch batch = sim.batch(3);
            long[] inputs = new long[batch.inputWords()];
            int word = 0;
            for (int width : Designs.WIDE_WIDTHS) {
                for (int bit = 0; bit < width; bit += 64) {
                    inputs[word++] = 0x0123_4567_89ab_cdefL & mask(width - bit);
                }
            }
            batch.setRow(1, inputs);
            batch.run();
            long[] outputs = new long[batch.outputWords()];
            batch.getRow(1, outputs);
            word = 0;
            for (int width : Designs.WIDE_WIDTHS) {
                for (int bit = 0; bit < width; bit += 64) {
                    assertThat(outputs[word]).isEqualTo(~inputs[word] & mask(width - bit));
                    word++;
                }
            }
            assertThatThrownBy(() -> batch.setRow(0, new long[1])).hasMessageContaining("this one has 1");
            inputs[0] = 2;
            assertThatThrownBy(() -> batch.setRow(0, inputs)).hasMessageContaining("does not fit its port");
            assertThatThrownBy(() -> batch.getRow(3, outputs)).hasMessage("row 3 of 3");
        }
    }

    private static long mask(int bits) {
        return bits >= 64 ? -1 : (1L << bits) - 1;
    }
}
