package org.heddle.experiment.mpc.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.heddle.host.mpc.cost.ControlCount;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The message of the command line, on nodes in plain Java. */
class MpcMessageRunTest {
    private static MpcMessageResult run(MpcMessage message) {
        return MpcMessageRun.run(new ModelNodes(2, 64, 150), message, MpcConstants.PAPER);
    }

    /** P04: the hash of no bytes, and of splitmix64's first word, are what anybody computes. */
    @Test
    void aShortMessageIsToldWhole() {
        MpcMessageResult none = run(MpcMessage.published(MpcMode.MPC1, 0));
        assertThat(none.messageSha256()).isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        assertThat(none.copies()).isZero();
        MpcMessageResult one = run(MpcMessage.published(MpcMode.MPC1, 1));
        assertThat(one.verified()).isTrue();
        assertThat(one.protocol()).isEqualTo("short");
        assertThat(one.fragments()).isZero();
        assertThat(one.recvMapEntries()).isEmpty();
        assertThat(one.dataWrites()).isEmpty();
        assertThat(List.of(one.systemCalls(), one.interrupts(), one.copies(), one.rdmaSends(), one.locks()))
                .containsExactly(1L, 2L, 2L, 1L, 0L);
        assertThat(one.controlBytes()).isEqualTo(new ControlCount(21, 0, 0, 0));
        assertThat(one.microseconds()).isEqualTo(one.cycles() / 100.0);
    }

    /** P20, P22: fragments as they were asked for, in both orders of calls. */
    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"MPC1,1,1", "MPC1,2,3", "MPC2,4,16", "MPC2,16,1", "MPC3,4,1"})
    void aRendezvousHasTheFragmentsThatWereAskedFor(MpcMode mode, int fragments, int pieces) {
        int pages = 48;
        BufferPlacement placement = new BufferPlacement(0, pages / pieces);
        MpcMessage message = MpcMessage.published(mode, fragments * pages * 4096)
                .between(placement, placement)
                .withFragments(fragments)
                .withSeed(77);
        for (MpcMessage each : List.of(message, message.sendFirst())) {
            MpcMessageResult result = run(each);
            assertThat(result.verified()).isTrue();
            assertThat(result.protocol()).isEqualTo("rendezvous");
            assertThat(result.dataWrites()).isEqualTo(Collections.nCopies(fragments, pieces));
            assertThat(result.recvMapEntries()).isEqualTo(Collections.nCopies(fragments, pieces));
            assertThat(result.rdmaSends()).isEqualTo(1 + fragments + (long) pieces * fragments);
        }
    }

    /** P04: each protocol alone, whatever the size. */
    @ParameterizedTest
    @EnumSource(value = MpcMode.class, mode = EnumSource.Mode.EXCLUDE, names = "IMPROVED")
    void theProtocolCanBeChosen(MpcMode mode) {
        for (int bytes : new int[] {0, 1, 65_536}) {
            assertThat(run(MpcMessage.published(mode, bytes).with(MpcProtocol.SHORT))
                            .protocol())
                    .isEqualTo("short");
            MpcMessageResult result = run(MpcMessage.published(mode, bytes).with(MpcProtocol.RENDEZVOUS));
            assertThat(result.protocol()).isEqualTo("rendezvous");
            assertThat(result.verified()).isTrue();
            assertThat(result.fragments()).isEqualTo(bytes == 0 ? 0 : 1);
        }
    }

    /** A receive that comes first is told, one that comes later finds a request. */
    @Test
    void anImprovedMessageIsPutWhereItsReceiveWaits() {
        MpcMessage message = MpcMessage.published(MpcMode.IMPROVED, 20_000).withSeed(3);
        MpcMessageResult put = run(message);
        assertThat(put.protocol()).isEqualTo("put");
        assertThat(put.controlMessages()).isEqualTo(new ControlCount(0, 0, 1, 0));
        assertThat(put.controlBytes().responses())
                .as("32 bytes, and 8 for each of 5 pages")
                .isEqualTo(72);
        MpcMessageResult requested = run(message.sendFirst());
        assertThat(requested.protocol()).isEqualTo("get");
        assertThat(requested.controlBytes().requests())
                .as("28 bytes, and 8 for each of 5 pages")
                .isEqualTo(68);
        assertThat(requested.controlMessages()).isEqualTo(new ControlCount(0, 1, 1, 0));
        for (MpcMessageResult each : List.of(put, requested)) {
            assertThat(each.verified()).isTrue();
            assertThat(List.of(
                            each.systemCalls(), each.interrupts(), each.copies(), each.locks(), each.registrations()))
                    .containsOnly(0L);
        }
    }

    @Test
    void sizesAndFragmentsThatCannotBeAreRefused() {
        assertThatThrownBy(() -> MpcMessage.published(MpcMode.MPC1, (1 << 24) + 1))
                .hasMessageContaining("bytes=16777217");
        for (int fragments : new int[] {0, 3, 8, 1 << 20}) {
            assertThatThrownBy(
                            () -> MpcMessage.published(MpcMode.MPC1, 4 * 4096).withFragments(fragments))
                    .as(fragments + " fragments")
                    .hasMessageContaining("fragments=" + fragments);
        }
        assertThatThrownBy(() -> MpcMessage.published(MpcMode.MPC1, 1 << 24).withFragments(8))
                .hasMessageContaining("2097152 bytes each");
        assertThat(IntStream.of(1, 2, 4))
                .allSatisfy(fragments -> assertThat(MpcMessage.published(MpcMode.MPC1, 4 * 4096)
                                .withFragments(fragments)
                                .settings()
                                .fragmentBytes())
                        .isEqualTo(4 * 4096 / fragments));
    }
}
