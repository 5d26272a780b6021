package org.heddle.testbench.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.choice.SimulationEngine;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.host.HostPort;
import org.heddle.host.HostRegisters;
import org.heddle.host.PagePort;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorRead;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.host.serial.SerialHostPort;
import org.heddle.nic.board.Dimmnet2Board;
import org.heddle.nic.board.LossMap;
import org.heddle.nic.board.LossyNodes;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.stage.pattern.AccessPattern;
import org.heddle.testbench.HostPins;
import org.heddle.testbench.SimulatedHostPort;
import org.heddle.testbench.SteppedSystem;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Cut-down nodes move bytes right over a cable that loses packets, behind their host ports and behind a board's line. */
class LossyNodesTest {
    private static final long LIMIT = 4_000_000;
    private static final int CYCLES_PER_BIT = 4;
    private static final int BAUD = 3_000_000;
    /** Bytes of a node's memory. */
    private static final int MEMORY = Dimmnet2Configuration.cutDown().extent().blockMemoryBytes();
    /** Counters that do not depend on time: they are equal wherever the same commands are carried out. */
    private static final List<Counter> FIGURES = List.of(Counter.LINES_READ, Counter.LINES_WRITTEN);

    /** Nodes behind ports of any kind. */
    private record System(List<Dimmnet2Driver> drivers, LossMap losses) {
        static System of(List<HostPort> nodes, HostPort losses) {
            List<Dimmnet2Driver> drivers = new ArrayList<>();
            for (int number = 0; number < nodes.size(); number++) {
                drivers.add(new Dimmnet2Driver(nodes.get(number), number));
                drivers.get(number).awaitMemory(LIMIT);
            }
            return new System(
                    drivers, HostRegisters.connect(new LossMap(), map -> map.identity, "injector of losses", losses));
        }

        Dimmnet2Driver first() {
            return drivers.get(0);
        }

        /** The node that the first one reaches: the other one, or itself. */
        int other() {
            return drivers.size() - 1;
        }

        Dimmnet2Driver last() {
            return drivers.get(other());
        }

        List<Long> figures() {
            List<Long> figures = new ArrayList<>();
            for (Dimmnet2Driver driver : drivers) {
                FIGURES.forEach(each -> figures.add(driver.counter(each)));
            }
            return figures;
        }

        long lost() {
            return losses.lost.fromFirst.read() + losses.lost.toFirst.read();
        }
    }

    private static Simulation simulated(int count, List<HostPort> ports) {
        Design<LossyNodes> design = Heddle.elaborate(() -> new LossyNodes(Dimmnet2Configuration.cutDown(), count));
        LossyNodes dut = design.component();
        Simulation simulation = Simulation.open(
                design,
                SimulationOptions.defaults().engine(SimulationEngine.JVM).cycleLimit(Long.MAX_VALUE));
        simulation.reset(2);
        for (int number = 0; number < count; number++) {
            HostPins pins = new HostPins(simulation, dut.requests.get(number), dut.responses.get(number));
            simulation.add(pins);
            ports.add(new SimulatedHostPort(SteppedSystem.of(simulation), pins));
        }
        HostPins pins = new HostPins(simulation, dut.lossRequest, dut.lossResponse);
        simulation.add(pins);
        ports.add(new SimulatedHostPort(SteppedSystem.of(simulation), pins));
        return simulation;
    }

    /** Stores words in a node's memory from an address on. */
    private static void store(Dimmnet2Driver driver, int address, long[] words) {
        for (int i = 0; i < words.length; i++) {
            driver.writeWriteWindow(8 * i, words[i]);
        }
        driver.submitLocalWrite(0, VectorAccess.contiguous(address, 8, words.length), true);
        expect(driver.awaitReception(LIMIT));
        expect(driver.awaitCompletion(LIMIT));
    }

    private static long[] load(Dimmnet2Driver driver, int address, int count) {
        driver.submitLocalRead(VectorAccess.contiguous(address, 8, count), 0, true);
        expect(driver.awaitReception(LIMIT));
        expect(driver.awaitCompletion(LIMIT));
        long[] words = new long[count];
        for (int i = 0; i < count; i++) {
            words[i] = driver.readPrefetchWindow(8 * i);
        }
        return words;
    }

    private static void expect(VectorStatus status) {
        assertThat(status.status()).isEqualTo(CommandStatus.DONE);
    }

    /** Writes and reads vectors of the node that is reached, and compares every word. */
    private static void exchange(System system, int rounds, int most, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int round = 0; round < rounds; round++) {
            int count = random.nextInt(1, most + 1);
            long[] words = random.longs(count).toArray();
            store(system.first(), 0, words);
            int there = MEMORY / 2;
            // A column there: an element in every second place.
            system.first()
                    .submit(new VectorWrite(
                            VectorAccess.contiguous(0, 8, count),
                            VectorAccess.stride(there, 8, count, 16),
                            system.other(),
                            true));
            expect(system.last().awaitReception(LIMIT));
            expect(system.first().awaitCompletion(LIMIT));
            long[] come = load(system.last(), there, 2 * count - 1);
            for (int i = 0; i < count; i++) {
                assertThat(come[2 * i])
                        .as("round %d, word %d, seed %d", round, i, seed)
                        .isEqualTo(words[i]);
            }
            int here = MEMORY / 4;
            system.first()
                    .submit(new VectorRead(
                            VectorAccess.stride(there, 8, count, 16),
                            VectorAccess.contiguous(here, 8, count),
                            system.other(),
                            true));
            expect(system.first().awaitReception(LIMIT));
            expect(system.first().awaitCompletion(LIMIT));
            assertThat(load(system.first(), here, count))
                    .as("round %d, seed %d", round, seed)
                    .isEqualTo(words);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Tag("slow")
    void bytesAreRightWhateverTheCableLoses(int count) {
        List<HostPort> ports = new ArrayList<>();
        try (Simulation simulation = simulated(count, ports)) {
            System system = System.of(ports.subList(0, count), ports.get(count));
            exchange(system, 10, 100, 5);
            assertThat(system.lost()).isZero();
            List<Long> without = system.figures();
            system.losses().rate.of256.write(40);
            exchange(system, 10, 100, 5);
            assertThat(system.lost()).isPositive();
            List<Long> both = system.figures();
            for (int i = 0; i < without.size(); i++) {
                assertThat(both.get(i))
                        .as("lost packets cost no access of the memory")
                        .isEqualTo(2 * without.get(i));
            }
            assertThat(simulation.cycle()).isPositive();
        }
    }

    /** The same commands, once over a serial line and once at the host ports, over a cable that loses nothing. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Tag("slow")
    void behindABoardsLineTheNodesCountTheSame(int count) {
        List<HostPort> ports = new ArrayList<>();
        List<Long> plain;
        try (Simulation simulation = simulated(count, ports)) {
            System system = System.of(ports.subList(0, count), ports.get(count));
            exchange(system, 2, 12, 9);
            plain = system.figures();
            assertThat(simulation.cycle()).isPositive();
        }
        SimulationOptions options =
                SimulationOptions.defaults().engine(SimulationEngine.JVM).cycleLimit(Long.MAX_VALUE);
        try (SimulatedLine line = new SimulatedLine(
                new SimulatedBoard(cycles -> new Dimmnet2Board(count, cycles), CYCLES_PER_BIT, options))) {
            List<HostPort> lines = new ArrayList<>();
            for (int number = 0; number < count; number++) {
                lines.add(onLine(line, number * Dimmnet2Board.NODE_BYTES));
            }
            System system = System.of(lines, onLine(line, Dimmnet2Board.LOSSES));
            exchange(system, 2, 12, 9);
            assertThat(system.figures()).isEqualTo(plain);
            system.losses().rate.of256.write(64);
            exchange(system, 2, 12, 10);
            assertThat(system.lost()).isPositive();
        }
    }

    private static HostPort onLine(SimulatedLine line, int base) {
        return new PagePort(new SerialHostPort(line, BAUD, CYCLES_PER_BIT), base);
    }

    @Test
    @Tag("slow")
    void whatTheSmallNodeDoesNotHaveItRefusesByItsStatus() {
        List<HostPort> ports = new ArrayList<>();
        try (Simulation simulation = simulated(2, ports)) {
            Dimmnet2Driver driver = System.of(ports.subList(0, 2), ports.get(2)).first();
            VectorAccess plain = VectorAccess.contiguous(0, 8, 4);
            driver.submit(new VectorWrite(VectorAccess.contiguous(MEMORY - 24, 8, 4), plain, 1, false));
            assertThat(driver.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.SOURCE_RANGE);
            driver.submit(new VectorWrite(plain, VectorAccess.contiguous(MEMORY - 24, 8, 4), 1, false));
            assertThat(driver.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.DESTINATION_RANGE);
            int list = AccessPattern.LIST_4.code();
            driver.submitUnchecked(0, plain, list, plain, plain.pattern().code(), 1, 0, false);
            assertThat(driver.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.SOURCE_PATTERN);
            driver.submitUnchecked(0, plain, plain.pattern().code(), plain, list, 1, 0, false);
            assertThat(driver.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.DESTINATION_PATTERN);
            driver.submit(new VectorWrite(plain, plain, 0, false));
            assertThat(driver.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.UNKNOWN_NODE);
            assertThat(simulation.cycle()).isPositive();
        }
    }

    @Test
    void nodesThatNeedPinsAreRefusedByName() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Heddle.elaborate(() -> new LossyNodes(Dimmnet2Configuration.published(), 2)))
                .withMessageContaining("block RAM as their memory: configuration \"published\"")
                .withMessageEndingWith("take cut-down");
    }
}
