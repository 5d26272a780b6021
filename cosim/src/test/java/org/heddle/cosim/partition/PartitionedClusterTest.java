package org.heddle.cosim.partition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.tool.StorageException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A cluster of processes: the same as one process, and nothing left when one of them is gone. */
@Tag("slow")
@Timeout(60)
class PartitionedClusterTest {
    private static final long MUCH = 1_000_000_000L;
    private static final long GONE_SECONDS = 10;

    private final List<String> told = Collections.synchronizedList(new ArrayList<>());

    private static void assertGone(long... pids) throws Exception {
        for (long pid : pids) {
            ProcessHandle.of(pid)
                    .ifPresent(process -> assertThat(process.onExit())
                            .as("process " + pid)
                            .succeedsWithin(GONE_SECONDS, TimeUnit.SECONDS));
        }
    }

    private PartFailedException failure(PartitionedCluster cluster) {
        PartFailedException failed = catchThrowableOfType(PartFailedException.class, () -> cluster.run(MUCH));
        assertThat(failed).isNotNull();
        assertThatThrownBy(() -> cluster.run(1)).as("ever after").isSameAs(failed);
        return failed;
    }

    @ParameterizedTest(name = "{0} processes")
    @ValueSource(ints = {1, 2, 3})
    void allMembersHaveTheStatesThatTheyHaveInOneProcess(int parts) {
        try (PartitionedCluster cluster = RingPart.start(parts, RingPart.Ill.NOT, told)) {
            for (long cycles : new long[] {1, 0, 3, 20_000, 1, 7, 1, 12}) {
                cluster.run(cycles);
                assertThat(cluster.words().get(cluster.from()))
                        .as("what a part wrote before")
                        .isEqualTo(cluster.cycle());
            }
            StringBuilder states = new StringBuilder();
            cluster.finish().forEach(report -> states.append(new String(report, StandardCharsets.UTF_8)));
            assertThat(states).hasToString(RingPart.expected(20_025));
            assertThat(told).contains("process 0: opens");
        }
    }

    @Test
    void aKilledProcessEndsTheOthersAndIsNamed() throws Exception {
        try (PartitionedCluster cluster = RingPart.start(3, RingPart.Ill.NOT, told)) {
            cluster.run(10);
            ProcessHandle.of(cluster.pid(1)).orElseThrow().destroyForcibly();
            PartFailedException failed = failure(cluster);
            assertThat(failed.part()).isEqualTo(1);
            assertThat(failed)
                    .hasMessage("process 1 of 3, members 2 to 3, pid " + cluster.pid(1)
                            + ", was ended by SIGKILL in cycle " + failed.cycle() + " or later; it printed nothing");
            assertThat(failed.cycle()).isGreaterThanOrEqualTo(10);
            assertGone(cluster.pid(0), cluster.pid(2));
        }
    }

    @Test
    void anExceptionInAMemberIsTold() throws Exception {
        try (PartitionedCluster cluster = RingPart.start(2, RingPart.Ill.THROWS, told)) {
            PartFailedException failed = failure(cluster);
            assertThat(failed)
                    .hasMessageStartingWith(
                            "process 1 of 2, members 3 to 5, pid " + cluster.pid(1) + ", threw in cycle ")
                    .hasMessageEndingWith("java.lang.IllegalStateException: a member has lost its mind");
            assertThat(failed.getCause()).hasMessageContaining("at org.heddle.cosim.partition.RingPart.run(");
            assertGone(cluster.pid(0), cluster.pid(1));
        }
    }

    @Test
    void membersThatDoNotOpenAreNamed() {
        assertThatThrownBy(() -> RingPart.start(2, RingPart.Ill.REFUSES, told))
                .isInstanceOf(PartFailedException.class)
                .hasMessageContaining("process 1 of 2, members 3 to 5")
                .hasMessageEndingWith("no members here");
    }

    @Test
    void anExitIsToldWithItsStatusAndWhatTheProcessPrinted() {
        try (PartitionedCluster cluster = RingPart.start(2, RingPart.Ill.EXITS, told)) {
            assertThat(failure(cluster))
                    .hasMessageContaining("ended with exit status 7")
                    .hasMessageEndingWith("\n  going");
        }
    }

    @Test
    void aProcessWithoutMemoryIsToldAsSuch() {
        try (PartitionedCluster cluster = RingPart.start(2, RingPart.Ill.FILLS_MEMORY, told)) {
            assertThat(failure(cluster))
                    .hasMessageContaining("process 1 of 2, members 3 to 5")
                    .hasMessageContaining("ended with exit status 3")
                    .hasMessageContaining("java.lang.OutOfMemoryError");
        }
    }

    @Test
    void anInterruptEndsAllProcesses() throws Exception {
        try (PartitionedCluster cluster = RingPart.start(2, RingPart.Ill.NOT, told)) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> cluster.run(MUCH)).isInstanceOf(CancellationException.class);
            assertThat(Thread.interrupted()).as("the flag stays set").isTrue();
            assertGone(cluster.pid(0), cluster.pid(1));
        }
    }

    @Test
    void processesEndByThemselvesWhenTheOneThatStartedThemIsKilled() throws Exception {
        Process parent = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        LonelyParent.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader lines = parent.inputReader()) {
            long first = Long.parseLong(lines.readLine());
            long second = Long.parseLong(lines.readLine());
            assertThat(ProcessHandle.of(first)).isPresent();
            parent.destroyForcibly().waitFor();
            assertGone(first, second);
        } finally {
            parent.destroyForcibly();
        }
    }

    @EnabledOnOs(OS.LINUX)
    @Test
    void nothingOfTheSharedMemoryHasANameOnceAllRun() throws Exception {
        try (PartitionedCluster cluster = RingPart.start(2, RingPart.Ill.NOT, told)) {
            for (int part = 0; part < 2; part++) {
                List<String> mapped = Files.readAllLines(Path.of("/proc/" + cluster.pid(part) + "/maps")).stream()
                        .filter(line -> line.contains("/words"))
                        .toList();
                assertThat(mapped).isNotEmpty().allMatch(line -> line.endsWith("(deleted)"));
            }
        }
    }

    @Test
    void memoryThatIsNotThereIsRefused() {
        Path file = Path.of("no-such-folder", "words");
        assertThatThrownBy(() -> SharedWords.create(file, 512))
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("no memory of 4096 bytes")
                .hasMessageContaining("no-such-folder");
        assertThatThrownBy(() -> SharedWords.create(file, 0)).hasMessageContaining("words=0");
    }
}
