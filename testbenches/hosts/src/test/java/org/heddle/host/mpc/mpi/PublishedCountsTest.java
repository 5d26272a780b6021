package org.heddle.host.mpc.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.cost.ControlCount;
import org.heddle.host.mpc.cost.FragmentCount;
import org.heddle.host.mpc.cost.MpcCounts;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.rdma.MpcMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The paper's table of system calls, interrupts, copies and remote writes, and the sizes of its control messages. */
class PublishedCountsTest {
    private static final int PAGES = 48;
    private static final int FRAGMENT = PAGES * 4096;

    /** System calls, interrupts, copies and remote writes of a message, as counted. */
    private static List<Long> row(OneMessage message) {
        MpcCounts counts = message.counts();
        long interrupts = message.nodes().interrupts(0) + message.nodes().interrupts(1);
        long writes = message.nodes().sent(0).size() + message.nodes().sent(1).size();
        assertThat(counts.interrupts()).isEqualTo(interrupts);
        assertThat(counts.rdmaSends()).isEqualTo(writes);
        return List.of(counts.systemCalls(), interrupts, counts.copies(), writes);
    }

    /** P20, P22: rendezvous. */
    @ParameterizedTest
    @Tag("slow")
    @CsvSource({
        "MPC1,1,1", "MPC1,1,3", "MPC1,1,16", "MPC1,2,1", "MPC1,2,3", "MPC1,2,16", "MPC1,4,1", "MPC1,4,3", "MPC1,4,16",
        "MPC2,1,1", "MPC2,1,3", "MPC2,1,16", "MPC2,2,1", "MPC2,2,3", "MPC2,2,16", "MPC2,4,1", "MPC2,4,3", "MPC2,4,16",
        "MPC3,1,1", "MPC3,2,1", "MPC3,4,1", "MPC1,16,3", "MPC2,16,3", "MPC3,16,1"
    })
    void aRendezvousCostsWhatThePaperSays(MpcMode mode, int fragments, int pieces) {
        ChSettings settings = ChSettings.published(mode).withFragmentBytes(FRAGMENT);
        BufferPlacement placement = new BufferPlacement(0, PAGES / pieces);
        for (boolean receiveFirst : new boolean[] {true, false}) {
            OneMessage message = new OneMessage(settings, fragments * FRAGMENT, placement, placement, receiveFirst);
            long dataWrites = message.counts().fragments().stream()
                    .mapToLong(FragmentCount::dataWrites)
                    .sum();
            long systemCalls = mode == MpcMode.MPC1 ? 1 + 6L * fragments : mode == MpcMode.MPC2 ? 4L * fragments : 0;
            long interrupts = mode == MpcMode.MPC1 ? 2 + 4L * fragments : 0;
            assertThat(dataWrites).isEqualTo((long) pieces * fragments);
            assertThat(row(message)).containsExactly(systemCalls, interrupts, 0L, 1 + fragments + dataWrites);
            assertThat(message.counts().control()).isEqualTo(new ControlCount(0, 1, fragments, 0));
            assertThat(message.counts().controlBytes())
                    .isEqualTo(new ControlCount(0, 24, 20L * fragments + 8L * pieces * fragments, 0));
        }
    }

    /** P04, P22, M09: SHORT, up to MAX. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void aShortMessageCostsWhatThePaperSays(MpcMode mode) {
        for (int bytes : new int[] {0, 1, 8, mode.publishedThreshold() - 1, mode.publishedThreshold()}) {
            for (boolean receiveFirst : new boolean[] {true, false}) {
                OneMessage message = new OneMessage(
                        ChSettings.published(mode),
                        bytes,
                        new BufferPlacement(4000, 1),
                        new BufferPlacement(7, 1),
                        receiveFirst);
                long copies = bytes == 0 ? 0 : 2;
                boolean system = mode == MpcMode.MPC1;
                assertThat(row(message)).containsExactly(system ? 1L : 0, system ? 2L : 0, copies, 1L);
                assertThat(message.counts().control()).isEqualTo(new ControlCount(1, 0, 0, 0));
                assertThat(message.counts().controlBytes()).isEqualTo(new ControlCount(20L + bytes, 0, 0, 0));
                assertThat(message.nodes().sent(0).get(0).len()).isEqualTo(20 + bytes);
            }
        }
    }

    /** P04: equality is SHORT; a byte more goes by rendezvous. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void aByteMoreThanTheThresholdGoesByRendezvous(MpcMode mode) {
        ControlCount control =
                OneMessage.of(mode, mode.publishedThreshold() + 1).counts().control();
        // The receive comes first: improved hosts tell the sender, which then requests nothing.
        assertThat(control).isEqualTo(new ControlCount(0, mode.hasOwnLists() ? 0 : 1, 1, 0));
    }

    /** M08: 1,024 KB on scattered pages, hundreds of writes; after redistribution one, and a response of 28 bytes. */
    @Test
    void aMegabyteIsOneWriteAfterRedistribution() {
        for (MpcMode mode : List.of(MpcMode.MPC1, MpcMode.MPC2)) {
            MpcCounts counts = OneMessage.of(mode, 1 << 20).counts();
            assertThat(counts.fragments()).containsExactly(new FragmentCount(256, 256));
            assertThat(counts.controlBytes().responses()).isEqualTo(20 + 8 * 256);
        }
        MpcCounts counts = OneMessage.of(MpcMode.MPC3, 1 << 20).counts();
        assertThat(counts.fragments()).containsExactly(new FragmentCount(1, 1));
        assertThat(counts.controlBytes()).isEqualTo(new ControlCount(0, 24, 28, 0));
    }

    /** M08: whatever the size. */
    @Test
    @Tag("slow")
    void everyFragmentIsOneWriteAfterRedistribution() {
        for (int bytes : new int[] {4097, 5000, 100_001, 1 << 20, (1 << 20) + 1, 16 << 20}) {
            OneMessage message = new OneMessage(
                    ChSettings.published(MpcMode.MPC3),
                    bytes,
                    new BufferPlacement(4095, 1),
                    new BufferPlacement(1, 1),
                    true);
            int fragments = (bytes + (1 << 20) - 1) >> 20;
            assertThat(message.counts().fragments()).isEqualTo(Collections.nCopies(fragments, new FragmentCount(1, 1)));
            assertThat(message.counts().rdmaSends()).isEqualTo(1 + 2L * fragments);
        }
    }

    /** P20: data that begin inside a page on one side only are cut at the edges of both. */
    @ParameterizedTest
    @CsvSource({"0,0,16,16", "100,100,17,17", "0,100,17,32", "4095,1,17,33", "8,4088,17,33"})
    void dataAreCutAtTheEdgesOfBothSides(int source, int destination, int entries, int writes) {
        OneMessage message = new OneMessage(
                ChSettings.published(MpcMode.MPC2),
                16 * 4096,
                new BufferPlacement(source, 1),
                new BufferPlacement(destination, 1),
                true);
        assertThat(message.counts().fragments()).containsExactly(new FragmentCount(entries, writes));
    }
}
