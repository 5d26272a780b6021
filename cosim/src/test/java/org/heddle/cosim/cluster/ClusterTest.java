package org.heddle.cosim.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Designs;
import org.heddle.cosim.InitialState;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ClusterTest {
    private static final int STATIONS = 5;
    private static final int CYCLES = 1_003;

    /** Mixes what it hears into what it says. */
    private static VerilogDesign station() {
        return Designs.of(
                "station",
                """
                module station(input clock, input reset, input [31:0] seed, input [31:0] heard, output reg [31:0] said);
                  always @(posedge clock) begin
                    if (reset) said <= seed;
                    else said <= {said[30:0], said[31]} + (heard ^ 32'h9e3779b9);
                  end
                endmodule
                """,
                Designs.clock(),
                Designs.reset(),
                Designs.in("seed", 32),
                Designs.in("heard", 32),
                Designs.out("said", 32));
    }

    /** A station of a ring, and everything it said. */
    private static final class Station implements Cluster.Member {
        private final Simulation sim;
        private final Port heard;
        private final Port said;
        private final LatencyWire from;
        private final LatencyWire to;
        private final List<Long> history = new ArrayList<>();

        Station(int number, LatencyWire from, LatencyWire to) {
            this.sim = Simulation.open(station(), SimulationOptions.defaults().initial(InitialState.ZERO));
            this.heard = sim.port("heard");
            this.said = sim.port("said");
            this.from = from;
            this.to = to;
            sim.poke(sim.port("seed"), 1_000 + number);
            sim.reset(1);
        }

        @Override
        public void cycle(long cycle) {
            history.add(sim.peek(said));
            to.send(cycle, 0, sim.peek(said));
            sim.poke(heard, from.receive(cycle, 0));
            sim.step();
        }
    }

    private static int latency(int wire) {
        return 7 + 3 * wire;
    }

    private static List<List<Long>> simulated(int threads) {
        List<LatencyWire> wires = new ArrayList<>();
        for (int i = 0; i < STATIONS; i++) {
            wires.add(new LatencyWire(latency(i), 1));
        }
        List<Station> stations = new ArrayList<>();
        try {
            for (int i = 0; i < STATIONS; i++) {
                stations.add(new Station(i, wires.get((i + STATIONS - 1) % STATIONS), wires.get(i)));
            }
            Cluster cluster = new Cluster(stations, wires);
            assertThat(cluster.quantumCycles()).isEqualTo(7);
            cluster.run(500, threads);
            cluster.run(CYCLES - 500, threads);
            assertThat(cluster.cycle()).isEqualTo(CYCLES);
            return stations.stream().map(station -> station.history).toList();
        } finally {
            stations.forEach(station -> station.sim.close());
        }
    }

    /** The same ring in plain Java, all stations cycle by cycle. */
    private static List<List<Long>> calculated() {
        List<List<Long>> said = new ArrayList<>();
        for (int i = 0; i < STATIONS; i++) {
            said.add(new ArrayList<>(List.of(1_000L + i)));
        }
        for (int cycle = 0; cycle < CYCLES - 1; cycle++) {
            for (int i = 0; i < STATIONS; i++) {
                int wire = (i + STATIONS - 1) % STATIONS;
                int then = cycle - latency(wire);
                int heard = then < 0 ? 0 : said.get(wire).get(then).intValue();
                int now = said.get(i).get(cycle).intValue();
                said.get(i).add(Integer.toUnsignedLong(Integer.rotateLeft(now, 1) + (heard ^ 0x9e3779b9)));
            }
        }
        return said;
    }

    @Test
    @Tag("tools")
    void everyNumberOfThreadsGivesTheBitsOfTheRingInLockstep() {
        List<List<Long>> expected = calculated();
        for (int threads : new int[] {1, 2, 4, 9}) {
            assertThat(simulated(threads)).as("%d threads", threads).isEqualTo(expected);
        }
    }

    @Test
    void theFailureOfTheFirstMemberInOrderComesOutAndAllStopInItsQuantum() {
        for (int threads : new int[] {1, 2, 4}) {
            long[] last = new long[4];
            List<Cluster.Member> members = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int number = i;
                members.add(cycle -> {
                    last[number] = cycle;
                    if (number > 0 && cycle == 25) {
                        throw new IllegalStateException("member " + number);
                    }
                });
            }
            Cluster cluster = new Cluster(members, List.of(new LatencyWire(10, 1)));
            assertThatThrownBy(() -> cluster.run(1_000, threads)).hasMessage("member 1");
            assertThat(last).containsExactly(29, 25, 25, 25);
        }
    }

    @Test
    void aWireGivesBackWhatWentInSoManyCyclesAgo() {
        LatencyWire wire = new LatencyWire(3, 2);
        for (long cycle = 0; cycle < 20; cycle++) {
            assertThat(wire.receive(cycle, 1)).isEqualTo(cycle < 3 ? 0 : 100 + cycle - 3);
            wire.send(cycle, 0, cycle);
            wire.send(cycle, 1, 100 + cycle);
        }
        assertThatThrownBy(() -> wire.send(0, 2, 0)).hasMessage("word 2 of 2");
    }

    @Test
    void whatMakesNoClusterIsRefused() {
        assertThatThrownBy(() -> new LatencyWire(0, 1)).hasMessageContaining("latencyCycles=0");
        assertThatThrownBy(() -> new Cluster(List.of(cycle -> {}), List.of())).hasMessageContaining("delays=0");
        Cluster cluster = new Cluster(List.of(cycle -> {}), List.of(new LatencyWire(1, 1)));
        assertThatThrownBy(() -> cluster.run(1, 0)).hasMessageContaining("threads=0");
    }
}
