package org.heddle.cosim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Test;

class BackDoorTest {
    /** Two memories of two widths, one level down. */
    private static VerilogDesign table() {
        return Designs.of(
                "table_top",
                """
                module store(input clock, input [1:0] address, input write, input [69:0] data, output [69:0] q, output [4:0] s);
                  reg [69:0] wide [0:3];
                  reg [4:0] narrow [0:3];
                  assign q = wide[address];
                  assign s = narrow[address];
                  always @(posedge clock) if (write) begin
                    wide[address] <= data;
                    narrow[address] <= data[4:0];
                  end
                endmodule
                module table_top(input clock, input [1:0] address, input write, input [69:0] data, output [69:0] q, output [4:0] s);
                  store inner(.clock(clock), .address(address), .write(write), .data(data), .q(q), .s(s));
                endmodule
                """,
                Designs.clock(),
                Designs.in("address", 2),
                Designs.in("write", 1),
                Designs.in("data", 70),
                Designs.out("q", 70),
                Designs.out("s", 5));
    }

    @Test
    void whatThePortsWroteIsReadAndWhatIsWrittenIsSeenAtThePortsWithoutAnEdge() {
        try (Simulation sim =
                Simulation.open(table(), SimulationOptions.defaults().backDoors())) {
            BackDoor wide = sim.backDoor("inner.wide");
            BackDoor narrow = sim.backDoor("inner.narrow");
            assertThat(wide).hasToString("inner.wide[70][4]");
            assertThat(narrow).hasToString("inner.narrow[5][4]");
            BigInteger big = BigInteger.ONE.shiftLeft(69).add(BigInteger.TEN);
            sim.poke(sim.port("address"), 2);
            sim.poke(sim.port("write"), true);
            sim.poke(sim.port("data"), big);
            sim.step();
            assertThat(wide.read(2)).isEqualTo(big);
            assertThat(narrow.read(2)).isEqualTo(10);
            sim.poke(sim.port("write"), false);
            sim.poke(sim.port("address"), 3);
            wide.write(3, big.subtract(BigInteger.ONE));
            narrow.write(3, 17);
            sim.settle();
            sim.expect(sim.port("q"), big.subtract(BigInteger.ONE));
            sim.expect(sim.port("s"), 17);
            // Nothing but the memory changes now.
            narrow.write(3, 18);
            sim.settle();
            sim.expect(sim.port("s"), 18);
            assertThat(sim.cycle()).isEqualTo(1);
        }
    }

    @Test
    void misuseIsRefused() {
        try (Simulation sim =
                Simulation.open(table(), SimulationOptions.defaults().backDoors())) {
            BackDoor narrow = sim.backDoor("inner.narrow");
            assertThatThrownBy(() -> narrow.write(4, 0))
                    .hasMessage("memory \"inner.narrow\" has words 0 to 3: address=4");
            assertThatThrownBy(() -> narrow.write(0, 32)).hasMessageContaining("does not fit the 5 bits");
            assertThatThrownBy(() -> sim.backDoor("narrow"))
                    .hasMessageContaining("give the instance names below the top");
        }
        try (Simulation sim = Simulation.open(table())) {
            assertThatThrownBy(() -> sim.backDoor("inner.narrow"))
                    .hasMessageContaining("open the simulation with SimulationOptions.backDoors()");
        }
    }
}
