package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.BackDoor;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.nic.dimmnet2.Dimmnet2Pair;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.junit.jupiter.api.Tag;

/** Bits flip in the link's stores of two whole nodes with parity: their hosts read it, and no wrong byte reaches a memory. */
@Tag("slow")
class StoreFlipsTest {
    /** Where a host reads the counts, as its driver's author would write it. */
    private static final int STORE_FLIPS = 0xA8;

    private static final int COMMANDS = 12;
    private static final int BYTES = 20_480;
    private static final int ELEMENT = 128;
    private static final long LIMIT = 200_000;

    private static final Design<Dimmnet2Pair> PUBLISHED = pair(Dimmnet2Configuration.published());
    private static final Design<Dimmnet2Pair> IMPROVED = pair(Dimmnet2Configuration.improved());

    private static Design<Dimmnet2Pair> pair(Dimmnet2Configuration usual) {
        return Dimmnet2Designs.pair(usual.withParity(true));
    }

    /** Writes from each node to the other, of {@value #BYTES} bytes. */
    private static ExpectedBytes[] submitBothWays(NodePair pair) {
        ExpectedBytes[] expected = {new ExpectedBytes(0), new ExpectedBytes(1)};
        for (int from = 0; from < 2; from++) {
            Dimmnet2Driver driver = new Dimmnet2Driver(pair.hostPort(from), from);
            for (int i = 0; i < COMMANDS; i++) {
                VectorWrite write = new VectorWrite(
                        VectorAccess.contiguous(i * BYTES, ELEMENT, BYTES / ELEMENT),
                        VectorAccess.contiguous(0x1000_0000L + i * BYTES, ELEMENT, BYTES / ELEMENT),
                        1 - from,
                        true);
                expected[1 - from].apply(write, from);
                driver.submit(write);
            }
        }
        return expected;
    }

    /** Flips bits of one memory, while nodes are at work, until a host reads that one was found; returns what it read. */
    private static long flipUntilTold(NodePair pair, RandomGenerator random, int node, String memory, int atOnce) {
        BackDoor door = pair.backDoor("node" + node + ".port." + memory);
        for (int tries = 0; tries < 2_000; tries++) {
            for (int i = 0; i < atOnce; i++) {
                long address = random.nextLong(door.depth());
                door.write(address, door.read(address).flipBit(random.nextInt(door.width())));
            }
            long told = pair.hostPort(node).read(STORE_FLIPS);
            if (told != 0) {
                return told;
            }
            pair.hostPort(node).idle(1 + random.nextInt(20));
        }
        throw new AssertionError("no flip was told");
    }

    @HardwareTest(seeds = 3, timeoutCycles = 5_000_000)
    void aFlippedBitOfAnArrivedPacketIsReadByTheHostAndReachesNoMemory(TestBench bench) {
        for (Design<Dimmnet2Pair> design : List.of(PUBLISHED, IMPROVED)) {
            try (NodePair pair = new NodePair(design, bench.options().backDoors())) {
                ExpectedBytes[] expected = submitBothWays(pair);
                int node = bench.random().nextInt(2);
                pair.hostPort(node).idle(2_000);
                assertThat(flipUntilTold(pair, bench.random(), node, "received0.memory.words.words", 1))
                        .isEqualTo(1);
                pair.hostPort(node).idle(20_000);
                assertThat(pair.hostPort(node).read(STORE_FLIPS)).isEqualTo(1);
                assertThat(pair.hostPort(1 - node).read(STORE_FLIPS)).isZero();
                expected[0].requireNothingElse(pair.node(0).memory());
                expected[1].requireNothingElse(pair.node(1).memory());
            }
        }
    }

    /** Packets leave while they are still being written: their words are read a few cycles later, and most flips come too late. */
    @HardwareTest(seeds = 3, timeoutCycles = 5_000_000)
    void aFlippedBitOfASentPacketIsReadByTheHostAndReachesNoMemory(TestBench bench) {
        for (Design<Dimmnet2Pair> design : List.of(PUBLISHED, IMPROVED)) {
            try (NodePair pair = new NodePair(design, bench.options().backDoors())) {
                ExpectedBytes[] expected = submitBothWays(pair);
                int node = bench.random().nextInt(2);
                pair.hostPort(node).idle(2_000);
                long told = flipUntilTold(pair, bench.random(), node, "replay.memory.words.words", 100);
                assertThat(told >>> 48).isPositive();
                assertThat(told << 16).as("the other stores").isZero();
                pair.hostPort(node).idle(20_000);
                assertThat(pair.hostPort(1 - node).read(STORE_FLIPS)).isZero();
                expected[0].requireNothingElse(pair.node(0).memory());
                expected[1].requireNothingElse(pair.node(1).memory());
            }
        }
    }

    @HardwareTest(timeoutCycles = 5_000_000)
    void withoutFlipsAllBytesArriveAndNothingIsTold(TestBench bench) {
        for (Design<Dimmnet2Pair> design : List.of(PUBLISHED, IMPROVED)) {
            try (NodePair pair = new NodePair(design, bench.options().backDoors())) { // the others' models
                ExpectedBytes[] expected = submitBothWays(pair);
                for (int node = 0; node < 2; node++) {
                    Dimmnet2Driver driver = new Dimmnet2Driver(pair.hostPort(node), node);
                    for (int i = 0; i < COMMANDS; i++) {
                        assertThat(driver.awaitReception(LIMIT).status()).isEqualTo(CommandStatus.DONE);
                    }
                    expected[node].requireEqual(pair.node(node).memory());
                    assertThat(pair.hostPort(node).read(STORE_FLIPS)).isZero();
                }
            }
        }
    }
}
