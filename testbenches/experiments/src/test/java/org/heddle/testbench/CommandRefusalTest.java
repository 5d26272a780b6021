package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.heddle.cosim.SimulationOptions;
import org.heddle.host.dimmnet2.driver.Dimmnet2Driver;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.host.dimmnet2.driver.VectorWrite;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.stage.pattern.AccessPattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Commands that must not move anything: the hardware says why before its first memory cycle, the driver before that. */
class CommandRefusalTest {
    private static final long LIMIT = 10_000;
    private static final long END = VectorAccess.MEMORY_BYTES;
    private static final VectorAccess GOOD = VectorAccess.stride(0, 8, 4, 64);

    private static NodePair pair;
    private static Dimmnet2Driver sender;

    @BeforeAll
    static void open() {
        pair = new NodePair(Pairs.PUBLISHED, SimulationOptions.defaults());
        sender = new Dimmnet2Driver(pair.hostPort(0), 0);
        new Dimmnet2Driver(pair.hostPort(1), 1);
    }

    @AfterAll
    static void close() {
        pair.close();
    }

    static Stream<Arguments> refusals() {
        return Stream.of(
                refused(
                        VectorAccess.stride(0, 5, 4, 64),
                        GOOD,
                        CommandStatus.SOURCE_ELEMENT_SIZE,
                        "source element size"),
                refused(
                        VectorAccess.stride(0, 2, 4, 64),
                        GOOD,
                        CommandStatus.SOURCE_ELEMENT_SIZE,
                        "source element size"),
                refused(
                        VectorAccess.stride(0, 256, 4, 64),
                        GOOD,
                        CommandStatus.SOURCE_ELEMENT_SIZE,
                        "source element size"),
                refused(VectorAccess.stride(0, 8, 256, 64), GOOD, CommandStatus.SOURCE_COUNT, "source has at most 255"),
                refused(VectorAccess.stride(2, 8, 4, 64), GOOD, CommandStatus.SOURCE_ALIGNMENT, "multiples of 4"),
                refused(VectorAccess.stride(0, 8, 4, 66), GOOD, CommandStatus.SOURCE_ALIGNMENT, "multiples of 4"),
                refused(VectorAccess.stride(END - 100, 8, 4, 64), GOOD, CommandStatus.SOURCE_RANGE, "source must stay"),
                refused(VectorAccess.stride(64, 8, 4, -64), GOOD, CommandStatus.SOURCE_RANGE, "source must stay"),
                refused(VectorAccess.contiguous(END - 28, 8, 4), GOOD, CommandStatus.SOURCE_RANGE, "source must stay"),
                refused(
                        VectorAccess.contiguous(0xFFFF_FFF0L, 8, 4),
                        GOOD,
                        CommandStatus.SOURCE_RANGE,
                        "source must stay"),
                refused(
                        GOOD,
                        VectorAccess.stride(0, 12, 4, 64),
                        CommandStatus.DESTINATION_ELEMENT_SIZE,
                        "destination element size"),
                refused(
                        GOOD,
                        VectorAccess.stride(0, 8, 300, 8),
                        CommandStatus.DESTINATION_COUNT,
                        "destination has at most"),
                refused(GOOD, VectorAccess.stride(4, 8, 4, 2), CommandStatus.DESTINATION_ALIGNMENT, "multiples of 4"),
                refused(
                        GOOD,
                        VectorAccess.stride(END, 8, 4, -8),
                        CommandStatus.DESTINATION_RANGE,
                        "destination must stay"),
                refused(GOOD, VectorAccess.stride(0, 8, 5, 64), CommandStatus.SIZE_MISMATCH, "same size"),
                refused(GOOD, VectorAccess.stride(0, 8, 0, 64), CommandStatus.SIZE_MISMATCH, "same size"));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void theHardwareNamesTheReasonAndTouchesNoMemory(VectorWrite write, CommandStatus reason, String message) {
        long before = activations();
        int tag = sender.submitUnchecked(write);
        assertThat(sender.awaitCompletion(LIMIT))
                .isEqualTo(
                        new VectorStatus(reason, 1, tag, 0, write.destination().base() % END, 0));
        assertThat(activations()).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void theDriverNamesTheReasonAndQueuesNothing(VectorWrite write, CommandStatus reason, String message) {
        assertThatThrownBy(() -> sender.submit(write))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
        pair.hostPort(0).idle(100);
        assertThat(sender.pollCompletion()).isEmpty();
    }

    @Test
    void anUnknownPatternIsRefused() {
        long before = activations();
        int pattern = AccessPattern.values().length;
        assertThat(pattern).isLessThan(256);
        // Written out as the map's page has them: places, then element bytes, count and pattern; at last the node.
        pair.hostPort(0).write(0x40, 0);
        pair.hostPort(0).write(0x48, 8 | 1 << 16 | (long) pattern << 32);
        pair.hostPort(0).write(0x50, 0);
        pair.hostPort(0).write(0x58, 8 | 1 << 16);
        pair.hostPort(0).write(0x60, 1);
        assertThat(sender.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.SOURCE_PATTERN);
        assertThat(activations()).isEqualTo(before);
    }

    @Test
    void noElementsCompleteAtOnceWithTheirOwnStatus() {
        long before = activations();
        VectorAccess none = VectorAccess.stride(0, 8, 0, 64);
        int tag = sender.submit(new VectorWrite(none, none, 1, true));
        assertThat(sender.awaitCompletion(LIMIT))
                .isEqualTo(new VectorStatus(CommandStatus.ZERO_LENGTH, 1, tag, 0, 0, 0));
        VectorAccess empty = VectorAccess.stride(0, 0, 7, 64);
        sender.submit(new VectorWrite(empty, empty, 1, true));
        assertThat(sender.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.ZERO_LENGTH);
        assertThat(activations()).isEqualTo(before);
    }

    @Test
    void theLastBytesOfTheMemoryCanBeMoved() {
        VectorAccess last = VectorAccess.stride(END - 8, 8, 4, -64);
        sender.submit(new VectorWrite(last, last, 1, false));
        assertThat(sender.awaitCompletion(LIMIT).status()).isEqualTo(CommandStatus.DONE);
    }

    private static long activations() {
        return pair.node(0).memory().module(0).counters().activations()
                + pair.node(0).memory().module(1).counters().activations()
                + pair.node(1).memory().module(0).counters().activations()
                + pair.node(1).memory().module(1).counters().activations();
    }

    private static Arguments refused(
            VectorAccess source, VectorAccess destination, CommandStatus reason, String message) {
        return Arguments.of(new VectorWrite(source, destination, 1, true), reason, message);
    }
}
