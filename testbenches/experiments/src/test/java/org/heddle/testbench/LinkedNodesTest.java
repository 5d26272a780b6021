package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Design;
import org.heddle.host.HostPort;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Node;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class LinkedNodesTest {
    private static final VectorAccess ACCESS = VectorAccess.stride(64, 128, 40, 32_776);

    private final Dimmnet2Configuration published = Dimmnet2Configuration.published();
    private final Design<Dimmnet2Node> node = Dimmnet2Designs.node(published);

    /** Submits on node 0 and waits on node 1; the cycle in which the status was there. */
    private static long cycleOfReception(HostPort from, HostPort to) {
        new Dimmnet2Driver(from, 0).submit(new VectorWrite(ACCESS, ACCESS, 1, true));
        VectorStatus status = new Dimmnet2Driver(to, 1).awaitReception(20_000);
        assertThat(status.status().name()).isEqualTo("DONE");
        return to.cycle();
    }

    @Test
    void twoSimulationsBehaveInEveryCycleAsThePairInOneDoes() {
        long together;
        long pairLastWrite;
        try (NodePair pair = new NodePair(Dimmnet2Designs.pair(published), SimulationOptions.defaults())) {
            together = cycleOfReception(pair.hostPort(0), pair.hostPort(1));
            pairLastWrite = pair.node(1).memory().lastWriteCycle();
        }
        try (LinkedNodes nodes = new LinkedNodes(node, SimulationOptions.defaults())) {
            assertThat(cycleOfReception(nodes.hostPort(0), nodes.hostPort(1))).isEqualTo(together);
            assertThat(nodes.node(1).memory().lastWriteCycle()).isEqualTo(pairLastWrite);
        }
    }

    private List<BigInteger> outputsOnThreads(int threads) {
        List<List<BigInteger>> seen = List.of(new ArrayList<>(), new ArrayList<>());
        try (LinkedNodes nodes = new LinkedNodes(
                node, SimulationOptions.defaults(), (simulation, number) -> note(simulation, seen.get(number)))) {
            for (int number = 0; number < 2; number++) {
                Dimmnet2Driver driver = new Dimmnet2Driver(nodes.hostPort(number), number);
                driver.submit(new VectorWrite(ACCESS, ACCESS, 1 - number, true));
            }
            nodes.run(150, threads);
        }
        List<BigInteger> all = new ArrayList<>(seen.get(0));
        all.addAll(seen.get(1));
        return all;
    }

    private static void note(Simulation simulation, List<BigInteger> seen) {
        simulation.ports().forEach(port -> seen.add(simulation.peekInteger(port)));
    }

    @Test
    void oneThreadAndTwoGiveTheSamePortsInEveryCycle() {
        assertThat(outputsOnThreads(2)).isEqualTo(outputsOnThreads(1));
    }

    /** Each rank sends to the other and then waits for what the other sent; the cycles of both receptions and the ports. */
    private List<Long> programsOnThreads(int threads) {
        Long[] received = new Long[2];
        try (LinkedNodes nodes = new LinkedNodes(node, SimulationOptions.defaults())) {
            List<Consumer<HostPort>> programs = new ArrayList<>();
            for (int number = 0; number < 2; number++) {
                int rank = number;
                programs.add(port -> {
                    Dimmnet2Driver driver = new Dimmnet2Driver(port, rank);
                    driver.submit(new VectorWrite(ACCESS, ACCESS, 1 - rank, true));
                    driver.awaitReception(20_000);
                    received[rank] = port.cycle();
                });
            }
            nodes.run(programs, 100_000, threads);
            assertThat(nodes.node(0).memory().lastWriteCycle()).isPositive();
        }
        return List.of(received);
    }

    @Test
    void programsOfTwoRanksEndInTheSameCyclesOnOneThreadAndTwo() {
        assertThat(programsOnThreads(2)).isEqualTo(programsOnThreads(1));
    }

    @Test
    void aProgramAtItsHostPortSeesTheCyclesThatADriverSeesWhoStepsTheSystem() {
        long stepped;
        try (LinkedNodes nodes = new LinkedNodes(node, SimulationOptions.defaults())) {
            new Dimmnet2Driver(nodes.hostPort(0), 0).submit(new VectorWrite(ACCESS, ACCESS, 1, true));
            stepped = nodes.cycle();
        }
        try (LinkedNodes nodes = new LinkedNodes(node, SimulationOptions.defaults())) {
            List<Long> cycles = new ArrayList<>();
            nodes.run(
                    List.of(
                            port -> {
                                new Dimmnet2Driver(port, 0).submit(new VectorWrite(ACCESS, ACCESS, 1, true));
                                cycles.add(port.cycle());
                            },
                            port -> {}),
                    10_000,
                    1);
            assertThat(cycles).containsExactly(stepped);
        }
    }
}
