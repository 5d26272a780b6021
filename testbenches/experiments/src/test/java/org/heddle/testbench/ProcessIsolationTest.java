package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.registers.AddressRange;
import org.heddle.hdl.registers.Register;
import org.heddle.host.HostPort;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.ProcessPort;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.host.HostMap;
import org.junit.jupiter.api.Tag;

/** Two processes on one node: each has registers, windows and status rings of its own. */
class ProcessIsolationTest {
    private static final long LIMIT = 50_000;
    private static final HostMap MAP = new HostMap();

    private static int at(Register register) {
        return Math.toIntExact(register.address());
    }

    private static int at(AddressRange range) {
        return Math.toIntExact(range.address());
    }

    private static long read(HostPort port, int address) {
        return port.read(address);
    }

    @HardwareTest(timeoutCycles = 5_000_000)
    void twoProcessesUseTheirWindowsAndRingsWithoutSeeingEachOthers(TestBench bench) {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, bench.options())) {
            Dimmnet2Driver[] drivers = {
                new Dimmnet2Driver(new ProcessPort(pair.hostPort(0), 0), 0),
                new Dimmnet2Driver(new ProcessPort(pair.hostPort(0), 1), 0)
            };
            for (int process = 0; process < 2; process++) {
                for (int offset = 0; offset < HostMap.WINDOW_BYTES; offset += 8) {
                    drivers[process].writeWriteWindow(offset, offset + (process + 1) * 0x1_0000_0001L);
                }
            }
            // Each writes its window to memory and reads it back into its Prefetch Window; the commands interleave.
            int[] tags = new int[2];
            for (int process = 0; process < 2; process++) {
                VectorAccess there = VectorAccess.stride(0x10_0000L + 0x10_0000L * process, 64, 64, 4_104);
                drivers[process].submitLocalWrite(0, there, process == 0);
            }
            assertThat(drivers[0].awaitReception(LIMIT).status()).isEqualTo(CommandStatus.DONE);
            pair.hostPort(0).idle(5_000);
            assertThat(drivers[1].pollReception())
                    .as("it did not ask to be told")
                    .isEmpty();
            for (int process = 1; process >= 0; process--) {
                VectorAccess there = VectorAccess.stride(0x10_0000L + 0x10_0000L * process, 64, 64, 4_104);
                tags[process] = drivers[process].submitLocalRead(there, 0, true);
            }
            for (int process = 0; process < 2; process++) {
                assertThat(drivers[process].awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.DONE);
                VectorStatus completed = drivers[process].awaitCompletion(LIMIT);
                assertThat(completed.tag()).isEqualTo(tags[process]);
                VectorStatus received = drivers[process].awaitReception(LIMIT);
                assertThat(received.tag()).isEqualTo(tags[process]);
                assertThat(received.process()).isEqualTo(process);
                for (int offset = 0; offset < HostMap.WINDOW_BYTES; offset += 8) {
                    assertThat(drivers[process].readPrefetchWindow(offset))
                            .isEqualTo(offset + (process + 1) * 0x1_0000_0001L);
                }
                assertThat(drivers[process].pollCompletion()).isEmpty();
                assertThat(drivers[process].pollReception()).isEmpty();
            }
        }
    }

    @HardwareTest(timeoutCycles = 5_000_000)
    void theProcessThatACommandNamesIsToldAndNoOther(TestBench bench) {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, bench.options())) {
            Dimmnet2Driver sender = new Dimmnet2Driver(new ProcessPort(pair.hostPort(0), 0), 0);
            Dimmnet2Driver second = new Dimmnet2Driver(new ProcessPort(pair.hostPort(0), 1), 0);
            Dimmnet2Driver[] receivers = {
                new Dimmnet2Driver(new ProcessPort(pair.hostPort(1), 0), 1),
                new Dimmnet2Driver(new ProcessPort(pair.hostPort(1), 1), 1)
            };
            VectorAccess access = VectorAccess.contiguous(0x1000, 64, 10);
            for (int process : new int[] {1, 0, 1}) {
                int tag = second.submit(new VectorWrite(access, access, 1, true), process);
                assertThat(receivers[process].awaitReception(LIMIT))
                        .isEqualTo(new VectorStatus(CommandStatus.DONE, 0, tag, 640, 0x1000, 0, 1));
                assertThat(receivers[1 - process].pollReception()).isEmpty();
                assertThat(second.awaitCompletion(LIMIT).process()).isEqualTo(process);
                assertThat(sender.pollCompletion()).isEmpty();
            }
        }
    }

    /** Whatever a process writes anywhere in its page, the other's page reads as before. */
    @HardwareTest(seeds = 2, timeoutCycles = 5_000_000)
    @Tag("slow")
    void aProcessThatWritesEverywhereInItsPageChangesNothingInTheOthers(TestBench bench) {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, bench.options())) {
            HostPort honest = new ProcessPort(pair.hostPort(0), 0);
            HostPort wild = new ProcessPort(pair.hostPort(0), 1);
            Dimmnet2Driver driver = new Dimmnet2Driver(honest, 7);
            for (int offset = 0; offset < HostMap.WINDOW_BYTES; offset += 8) {
                driver.writeWriteWindow(offset, ~offset);
            }
            VectorAccess access = VectorAccess.contiguous(0x2000, 128, 32);
            int tag = driver.submitLocalWrite(0, access, true);
            for (int word = 0; word < 128; word++) {
                honest.write(at(MAP.llcm) + 0x1000 + 8 * word, 3L * word);
            }
            long receiveTaken = read(honest, at(MAP.receiveTaken));
            long completionTaken = read(honest, at(MAP.completionTaken));
            for (int i = 0; i < 600; i++) {
                wild.write(
                        8 * bench.random().nextInt(at(MAP.submit) / 8),
                        bench.random().nextLong()); // any but SUBMIT
                int address = 8 * bench.random().nextInt(HostMap.PAGE_BYTES / 8);
                boolean submits = address == at(MAP.submit);
                wild.write(
                        address,
                        submits
                                ? bench.random().nextLong() & 0xFFFF_FFFFL
                                : bench.random().nextLong());
                wild.write(at(MAP.writeWindow) + address % HostMap.WINDOW_BYTES, 5);
                wild.write(
                        at(MAP.receiveTaken) + 8 * bench.random().nextInt(3),
                        bench.random().nextInt(128));
                wild.write(at(MAP.llcm) + address % HostMap.LLCM_BYTES, -1);
            }
            wild.write(at(MAP.receiveTaken), receiveTaken + 1);
            wild.write(at(MAP.completionTaken), completionTaken + 1);
            assertThat(read(honest, at(MAP.node))).isEqualTo(7);
            assertThat(read(honest, at(MAP.receiveTaken))).isEqualTo(receiveTaken);
            assertThat(read(honest, at(MAP.completionTaken))).isEqualTo(completionTaken);
            assertThat(driver.awaitCompletion(LIMIT).tag()).isEqualTo(tag);
            assertThat(driver.awaitReception(LIMIT).status()).isEqualTo(CommandStatus.DONE);
            for (int word = 0; word < 128; word++) {
                assertThat(read(honest, at(MAP.llcm) + 0x1000 + 8 * word)).isEqualTo(3L * word);
            }
            driver.submitLocalWrite(0, access, false);
            int last = driver.submitLocalRead(access, 0, true);
            assertThat(driver.awaitReception(LIMIT).tag()).isEqualTo(last);
            for (int offset = 0; offset < HostMap.WINDOW_BYTES; offset += 8) {
                assertThat(driver.readPrefetchWindow(offset)).isEqualTo(~offset);
            }
        }
    }

    private static void sendTo(Dimmnet2Driver sender, int process, int count) {
        for (int i = 0; i < count; i++) {
            VectorAccess access = VectorAccess.contiguous(0x4000 + 64 * (i + 100 * process), 64, 1);
            sender.submit(new VectorWrite(access, access, 1, true), process);
            sender.awaitCompletion(LIMIT);
        }
    }

    /** After reset: the packets behind a full ring wait, also those of the other process, and nothing is lost. */
    @HardwareTest(timeoutCycles = 5_000_000)
    @Tag("slow")
    void aFullRingMakesTheNodeWaitAndLosesNothing(TestBench bench) {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, bench.options())) {
            Dimmnet2Driver sender = new Dimmnet2Driver(new ProcessPort(pair.hostPort(0), 0), 0);
            Dimmnet2Driver attentive = new Dimmnet2Driver(new ProcessPort(pair.hostPort(1), 0), 1);
            Dimmnet2Driver idle = new Dimmnet2Driver(new ProcessPort(pair.hostPort(1), 1), 1);
            sendTo(sender, 1, HostMap.RING_ENTRIES + 1);
            sendTo(sender, 0, 1);
            pair.hostPort(1).idle(20_000);
            assertThat(attentive.pollReception()).isEmpty();
            for (int i = 0; i <= HostMap.RING_ENTRIES; i++) {
                assertThat(idle.awaitReception(LIMIT).base()).isEqualTo(0x4000 + 64 * (i + 100));
            }
            assertThat(attentive.awaitReception(LIMIT).base()).isEqualTo(0x4000);
            assertThat(idle.droppedReceptions()).isZero();
        }
    }

    /** As process 0 may choose: then a process that takes no statuses harms itself alone. */
    @HardwareTest(timeoutCycles = 5_000_000)
    @Tag("slow")
    void aProcessThatTakesNoStatusesDoesNotHoldUpTheOther(TestBench bench) {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, bench.options())) {
            Dimmnet2Driver sender = new Dimmnet2Driver(new ProcessPort(pair.hostPort(0), 0), 0);
            Dimmnet2Driver attentive = new Dimmnet2Driver(new ProcessPort(pair.hostPort(1), 0), 1);
            Dimmnet2Driver idle = new Dimmnet2Driver(new ProcessPort(pair.hostPort(1), 1), 1);
            attentive.dropStatusesWhenFull(true);
            idle.dropStatusesWhenFull(false); // which it may not say
            sendTo(sender, 1, HostMap.RING_ENTRIES + 5);
            sendTo(sender, 0, 1);
            assertThat(attentive.awaitReception(LIMIT).base()).isEqualTo(0x4000);
            assertThat(idle.droppedReceptions()).isEqualTo(5);
            assertThat(attentive.droppedReceptions()).isZero();
            // Its own commands: it takes none of their completions either.
            VectorAccess own = VectorAccess.contiguous(0x4000 + 64 * 100, 64, 1);
            for (int i = 0; i < HostMap.RING_ENTRIES + 3; i++) {
                idle.submitLocalRead(own, 0, false);
            }
            int tag = attentive.submitLocalRead(own, 0, true);
            assertThat(attentive.awaitReception(LIMIT).tag()).isEqualTo(tag);
            assertThat(attentive.awaitCompletion(LIMIT).tag()).isEqualTo(tag);
            assertThat(idle.droppedCompletions()).isEqualTo(3);
            for (int i = 0; i < HostMap.RING_ENTRIES; i++) {
                assertThat(idle.awaitReception(LIMIT).base()).isEqualTo(0x4000 + 64 * (i + 100));
            }
            assertThat(idle.pollReception()).as("the others are lost").isEmpty();
            sendTo(sender, 1, 1);
            assertThat(idle.awaitReception(LIMIT).base())
                    .as("there is room again")
                    .isEqualTo(0x4000 + 6400);
        }
    }

    @HardwareTest
    @Tag("slow")
    void aPageEndsWhereTheNextOneBegins(TestBench bench) {
        try (NodePair pair = new NodePair(Pairs.PUBLISHED, bench.options())) {
            HostPort port = new ProcessPort(pair.hostPort(0), 0);
            assertThatThrownBy(() -> port.write(HostMap.PAGE_BYTES + at(MAP.node), 1))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("own page only");
            assertThatThrownBy(() -> new ProcessPort(pair.hostPort(0), HostMap.PROCESSES))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("process=2");
        }
    }
}
