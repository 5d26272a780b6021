package org.heddle.experiment.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.experiment.board.SimulatedPair;
import org.heddle.hdl.Heddle;
import org.heddle.host.HostPort;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.host.serial.DeviceLine;
import org.heddle.host.serial.SerialHostPort;
import org.heddle.host.serial.SerialLine;
import org.heddle.mpi.Comm;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.Request;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.nic.board.LoopbackBoard;
import org.heddle.nic.board.LoopbackPairBoard;
import org.heddle.nic.board.LossyNodes;
import org.heddle.testbench.board.BoardOnTerminal;
import org.heddle.testbench.board.SimulatedBoard;
import org.heddle.testbench.board.SimulatedLine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** One MPI program runs at the nodes' host ports, over a board's line bit by bit, and behind a pseudo-terminal, and receives the same. */
@Tag("slow")
class BoardNetworkTest {
    private static final int BAUD = 3_000_000;
    private static final int CYCLES_PER_BIT = 4;
    private static final double HERTZ = 12e6;
    private static final int HALF = 128;
    private static final SimulationOptions OPTIONS =
            SimulationOptions.defaults().engine(SimulationEngine.JVM).cycleLimit(Long.MAX_VALUE);

    /** Bytes that the ranks received, and what the network counted. */
    private record Outcome(List<String> received, List<Map<String, Long>> counters) {
        long lost() {
            return counters.stream().mapToLong(each -> each.get("lost")).sum();
        }
    }

    /** Messages of several lengths to each other and to themselves, and a collective operation. */
    private static Outcome run(HostPort line, int rate) {
        List<String> received = new ArrayList<>();
        try (BoardNetwork network = new BoardNetwork(line, HERTZ, rate)) {
            assertThat(network.transport().cyclesPerSecond()).isEqualTo(HERTZ);
            MpiJob.run(network.transport(), mpi -> {
                Comm world = mpi.world();
                int me = world.getRank();
                for (int bytes : new int[] {0, 1, 300}) {
                    for (int other : new int[] {me, 1 - me}) {
                        byte[] landed = new byte[bytes];
                        Request receive =
                                world.iRecv(Place.of(ByteBuffer.wrap(landed)), bytes, Datatype.BYTE, other, bytes);
                        world.sSend(Place.of(ByteBuffer.wrap(random(me, bytes))), bytes, Datatype.BYTE, other, bytes);
                        receive.waitFor();
                        assertThat(landed).isEqualTo(random(other, bytes));
                        received.add(me + " from " + other + ": "
                                + ByteBuffer.wrap(landed).hashCode());
                    }
                }
                new Collectives(world).barrier();
            });
            return new Outcome(received.stream().sorted().toList(), network.counters());
        }
    }

    private static byte[] random(int rank, int bytes) {
        byte[] data = new byte[bytes];
        new Random(31L * bytes + rank).nextBytes(data);
        return data;
    }

    private static Outcome atHostPorts(int rate) {
        try (SimulatedPair nodes = new SimulatedPair(Heddle.elaborate(LossyNodes::ofLoopback))) {
            return run(nodes, rate);
        }
    }

    private static HostPort onLine(SerialLine line) {
        return new SerialHostPort(line, BAUD, CYCLES_PER_BIT);
    }

    private static SimulatedBoard board() {
        return new SimulatedBoard(LoopbackPairBoard::new, CYCLES_PER_BIT, OPTIONS);
    }

    @Test
    void theSameProgramReceivesTheSameBytesAtEachKindOfPort() throws InterruptedException {
        Outcome plain = atHostPorts(0);
        assertThat(plain.received()).hasSize(12);
        assertThat(plain.lost()).isZero();
        try (SimulatedLine line = new SimulatedLine(board())) {
            assertThat(run(onLine(line), 0)).isEqualTo(plain);
        }
        try (BoardOnTerminal board = new BoardOnTerminal(board())) {
            Thread running = new Thread(board::run, "board");
            running.start();
            try (DeviceLine line = DeviceLine.open(board.path(), BAUD, 20_000)) {
                assertThat(run(onLine(line), 0)).isEqualTo(plain);
            } finally {
                board.end();
                running.join();
            }
        }
    }

    /** The cable loses nothing behind the program's end, and what one program has left in a node is not the next one's. */
    @Test
    void lossesAreMendedByTheLinkAndEndWithTheProgram() {
        Outcome plain = atHostPorts(HALF);
        assertThat(plain.lost()).isGreaterThan(15);
        try (SimulatedLine line = new SimulatedLine(board())) {
            HostPort port = onLine(line);
            Outcome lossy = run(port, HALF);
            assertThat(lossy.received()).isEqualTo(plain.received());
            assertThat(lossy.lost()).isGreaterThan(15);
            new LoopbackDriver(port).offer(1, 1, 2, 3, 4);
            Outcome quiet = run(port, 0);
            assertThat(quiet.received()).isEqualTo(plain.received());
            assertThat(quiet.lost()).isZero();
        }
    }

    @Test
    void anotherTopIsTold() {
        try (SimulatedLine line = new SimulatedLine(new SimulatedBoard(LoopbackBoard::new, CYCLES_PER_BIT, OPTIONS))) {
            assertThatThrownBy(() -> new BoardNetwork(onLine(line), HERTZ, 0))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("no injector of losses between two nodes");
        }
    }
}
