package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Remote vector writes between two nodes, through their host ports, against a plain model of their memories. */
class RemoteVectorWriteTest {
    private static final long LIMIT = 200_000;
    private static final int REGION = 1 << 20;
    private static final long SOURCES = 0x400_0000L;
    private static final long DESTINATIONS = 0x1000_0000L;

    @HardwareTest(seeds = 4, timeoutCycles = 5_000_000)
    @Tag("slow")
    void queuedCommandsOfEveryShapeKeepTheirBytes(TestBench bench) {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, bench.options())) {
            Dimmnet2Driver sender = new Dimmnet2Driver(pair.hostPort(0), 0);
            Dimmnet2Driver receiver = new Dimmnet2Driver(pair.hostPort(1), 1);
            ExpectedBytes expected = new ExpectedBytes(1);
            List<Integer> tags = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                VectorWrite write = random(bench.random(), 1);
                expected.apply(write, 0);
                tags.add(sender.submit(write));
            }
            for (int tag : tags) {
                VectorStatus received = receiver.awaitReception(LIMIT);
                assertThat(received.status()).isEqualTo(CommandStatus.DONE);
                assertThat(received.tag()).isEqualTo(tag);
                assertThat(received.node()).isZero();
            }
            expected.requireEqual(pair.node(1).memory());
            assertThat(pair.node(0).memory().touchedPages()).isEmpty();
        }
    }

    @HardwareTest(seeds = 2, timeoutCycles = 5_000_000)
    @Tag("slow")
    void bothNodesWriteIntoEachOtherAtOnce(TestBench bench) {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, bench.options())) {
            Dimmnet2Driver driver0 = new Dimmnet2Driver(pair.hostPort(0), 0);
            Dimmnet2Driver driver1 = new Dimmnet2Driver(pair.hostPort(1), 1);
            ExpectedBytes expected0 = new ExpectedBytes(0);
            ExpectedBytes expected1 = new ExpectedBytes(1);
            for (int i = 0; i < 20; i++) {
                VectorWrite to1 = random(bench.random(), 1);
                VectorWrite to0 = random(bench.random(), 0);
                expected1.apply(to1, 0);
                expected0.apply(to0, 1);
                driver0.submit(to1);
                driver1.submit(to0);
            }
            for (int i = 0; i < 20; i++) {
                assertThat(driver1.awaitReception(LIMIT).status()).isEqualTo(CommandStatus.DONE);
                assertThat(driver0.awaitReception(LIMIT).status()).isEqualTo(CommandStatus.DONE);
            }
            expected0.requireEqual(pair.node(0).memory());
            expected1.requireEqual(pair.node(1).memory());
        }
    }

    @Test
    void statusesTellWhoMovedHowMuchWhere() {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, SimulationOptions.defaults())) {
            Dimmnet2Driver sender = new Dimmnet2Driver(pair.hostPort(0), 0);
            Dimmnet2Driver receiver = new Dimmnet2Driver(pair.hostPort(1), 1);
            VectorAccess source = VectorAccess.stride(0x1000, 8, 255, 64);
            VectorAccess destination = VectorAccess.stride(0x200_0000, 8, 255, -128);
            int tag = sender.submit(new VectorWrite(source, destination, 1, true));

            assertThat(sender.awaitCompletion(LIMIT))
                    .isEqualTo(new VectorStatus(CommandStatus.DONE, 1, tag, 2040, 0x200_0000, 0));
            assertThat(receiver.awaitReception(LIMIT))
                    .isEqualTo(new VectorStatus(CommandStatus.DONE, 0, tag, 2040, 0x200_0000, 0));
        }
    }

    @Test
    void aCommandThatAsksForNoReceiveStatusWritesNone() {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, SimulationOptions.defaults())) {
            Dimmnet2Driver sender = new Dimmnet2Driver(pair.hostPort(0), 0);
            Dimmnet2Driver receiver = new Dimmnet2Driver(pair.hostPort(1), 1);
            VectorAccess access = VectorAccess.contiguous(0, 128, 100);
            sender.submit(new VectorWrite(access, access, 1, false));
            int tag = sender.submit(new VectorWrite(access.part(0, 1), access.part(0, 1), 1, true));

            assertThat(receiver.awaitReception(LIMIT).tag()).isEqualTo(tag);
            assertThat(receiver.pollReception()).isEmpty();
        }
    }

    @Test
    @Tag("slow")
    void aFullStatusRingStopsTheSenderAndLosesNothing() {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, SimulationOptions.defaults())) {
            Dimmnet2Driver sender = new Dimmnet2Driver(pair.hostPort(0), 0);
            Dimmnet2Driver receiver = new Dimmnet2Driver(pair.hostPort(1), 1);
            int commands = 90;
            for (int i = 0; i < commands; i++) {
                VectorAccess access = VectorAccess.contiguous(4096L * i, 4, 1 + i);
                sender.submit(new VectorWrite(access, access, 1, true));
                if (i >= 10) {
                    assertThat(sender.awaitCompletion(LIMIT).tag()).isEqualTo(i - 10);
                }
                if (i == 75) {
                    pair.hostPort(1).idle(20_000);
                }
                if (i >= 75) {
                    assertThat(receiver.awaitReception(LIMIT).tag()).isEqualTo(i - 75);
                }
            }
            for (int tag = commands - 75; tag < commands; tag++) {
                VectorStatus received = receiver.awaitReception(LIMIT);
                assertThat(received.tag()).isEqualTo(tag);
                assertThat(received.bytes()).isEqualTo(4 * (1 + tag));
            }
        }
    }

    private static VectorWrite random(RandomGenerator random, int node) {
        int sourceSize = 4 << random.nextInt(6);
        int destinationSize = 4 << random.nextInt(6);
        int largest = Math.max(sourceSize, destinationSize);
        int smallest = Math.min(sourceSize, destinationSize);
        int units = 1 + random.nextInt(VectorAccess.MAXIMUM_COUNT * smallest / largest);
        int bytes = units * largest;
        return new VectorWrite(
                access(random, SOURCES, sourceSize, bytes / sourceSize),
                access(random, DESTINATIONS, destinationSize, bytes / destinationSize),
                node,
                true);
    }

    /** Sources and destinations stay apart, negative strides stay inside, and the elements of a stride never overlap. */
    private static VectorAccess access(RandomGenerator random, long region, int size, int count) {
        long base = region + 4L * random.nextInt(REGION);
        if (random.nextInt(3) == 0) {
            return VectorAccess.contiguous(base, size, count);
        }
        int stride = size + 4 * random.nextInt(random.nextBoolean() ? 20 : 20_000);
        return VectorAccess.stride(base, size, count, random.nextBoolean() ? stride : -stride);
    }
}
