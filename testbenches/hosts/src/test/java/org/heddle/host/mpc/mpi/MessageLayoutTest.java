package org.heddle.host.mpc.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Random;
import org.heddle.host.mpc.ch.ChSettings;
import org.heddle.host.mpc.cost.FragmentCount;
import org.heddle.host.mpc.cost.MpcConstants;
import org.heddle.host.mpc.cost.MpcCounts;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.model.ModelNodes;
import org.heddle.host.mpc.rdma.MpcMode;
import org.heddle.mpi.Comm;
import org.heddle.mpi.MpiJob;
import org.heddle.mpi.Place;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.MpiException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MessageLayoutTest {
    private static final int ROOM = 1 << 19;

    private static Datatype blocks(int count, int bytes, int stride) {
        Datatype type = Datatype.createVector(count, bytes, stride, Datatype.BYTE);
        type.commit();
        return type;
    }

    private static MpcTransport transport(MpcMode mode) {
        return new MpcTransport(
                new ModelNodes(2, 64, 150),
                2,
                MpcSettings.published(mode).with(ChSettings.published(mode).withMostShort(-1)));
    }

    /** Sends one type into another by rendezvous, and returns what it cost on both sides. */
    private static MpcCounts exchange(MpcMode mode, Datatype from, Datatype to, boolean inJava) {
        MpcTransport transport = transport(mode);
        byte[] data = new byte[ROOM];
        new Random(1).nextBytes(data);
        MpiJob.run(transport, mpi -> {
            int me = mpi.world().getRank();
            Place place = inJava && me == 0
                    ? Place.of(ByteBuffer.allocate(ROOM).order(ByteOrder.LITTLE_ENDIAN))
                    : transport.allocate(me, ROOM, BufferPlacement.SCATTERED);
            int bytes = (int) from.getSize();
            Place original = Place.of(ByteBuffer.wrap(data));
            byte[] packed = new TypedBuffer(original.memory(), 0, 1, from).packed(bytes);
            if (me == 0) {
                place.memory().write(place.address(), data, 0, ROOM);
                mpi.world().send(place, 1, from, 1, 0);
                return;
            }
            mpi.world().recv(place, 1, to, 0, 0);
            Place expected = Place.of(ByteBuffer.allocate(ROOM));
            new TypedBuffer(expected.memory(), 0, 1, to).write(0, packed, 0, bytes);
            byte[] whole = new byte[ROOM];
            byte[] got = new byte[ROOM];
            expected.memory().read(0, whole, 0, ROOM);
            place.memory().read(place.address(), got, 0, ROOM);
            assertThat(got).isEqualTo(whole);
        });
        return transport.counts();
    }

    /** Each block, here within one page, is a piece of the map. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void blocksOf64BytesTravelWithoutACopy(MpcMode mode) {
        MpcCounts counts = exchange(mode, blocks(100, 64, 128), blocks(100, 64, 256), false);
        assertThat(counts.copies()).isZero();
        assertThat(counts.reasons()).isEmpty();
        assertThat(counts.fragments()).containsExactly(new FragmentCount(100, 100));
    }

    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void smallerBlocksArePackedOnTheirSideAndTheReasonIsTold(MpcMode mode) {
        MpcCounts counts = exchange(mode, blocks(64, 63, 128), blocks(63, 64, 128), false);
        assertThat(counts.copies()).isEqualTo(1);
        assertThat(counts.reasons()).containsExactly("a block of its type has 63 bytes, fewer than 64");
        assertThat(counts.fragments()).hasSize(1);
        assertThat(counts.fragments().get(0).recvMapEntries()).isEqualTo(63);

        counts = exchange(mode, blocks(63, 64, 128), blocks(64, 63, 128), false);
        assertThat(counts.copies()).isEqualTo(1);
        assertThat(counts.fragments().get(0).dataWrites()).isBetween(63, 64);
    }

    @Test
    void aMapThatWouldBeTooLongIsPacked() {
        MpcCounts counts = exchange(MpcMode.MPC2, blocks(4096, 64, 128), blocks(4096, 64, 128), false);
        assertThat(counts.copies()).isEqualTo(1);
        assertThat(counts.reasons()).hasSize(1);
        assertThat(counts.reasons().get(0)).contains("more blocks than the").contains("recv_map");
        assertThat(counts.fragments().get(0).dataWrites()).isEqualTo(4096);
    }

    @Test
    void dataOutsideTheSimulatedMemoryAreCopiedAndTheReasonIsTold() {
        Datatype whole = blocks(1, 50_000, 50_000);
        MpcCounts counts = exchange(MpcMode.MPC2, whole, whole, true);
        assertThat(counts.copies()).isEqualTo(1);
        assertThat(counts.reasons())
                .isEqualTo(List.of("its data lie outside the process's simulated memory: allocate them there"));
    }

    /** Copies of data give their memory back: a heap of 512 KiB is enough for a hundred of 16,000 bytes. */
    @Test
    void packingAgainAndAgainUsesUpNoMemory() {
        MpcMode mode = MpcMode.MPC2;
        ChSettings channel = ChSettings.published(mode).withMostShort(-1);
        MpcTransport transport = new MpcTransport(
                new ModelNodes(2, 64, 150), 2, new MpcSettings(channel, MpcConstants.PAPER, 512 << 10, 1, 1_000_000));
        Datatype type = blocks(500, 32, 40);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            Place place = transport.allocate(world.getRank(), 20_000, BufferPlacement.SCATTERED);
            for (int i = 0; i < 100; i++) {
                if (world.getRank() == 0) {
                    world.send(place, 1, type, 1, 0);
                } else {
                    world.recv(place, 1, type, 0, 0);
                }
            }
        });
        assertThat(transport.counts().copies()).isEqualTo(200);
    }

    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void buffersThatNobodyAllocatedAreRefusedWithoutEffect(MpcMode mode) {
        MpcTransport transport = transport(mode);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            Place good = transport.allocate(me, 100, BufferPlacement.SCATTERED);
            if (me == 0) {
                assertThatThrownBy(() -> world.send(Place.of(good.memory(), 4096), 100, Datatype.BYTE, 1, 0))
                        .isInstanceOf(MpiException.class)
                        .hasMessageContaining("0x1000")
                        .hasMessageContaining("allocate");
                world.send(good, 100, Datatype.BYTE, 1, 0);
            } else {
                assertThatThrownBy(() -> world.recv(Place.of(good.memory(), 8192), 100, Datatype.BYTE, 0, 0))
                        .hasMessageContaining("0x2000");
                world.recv(good, 100, Datatype.BYTE, 0, 0);
                assertThatThrownBy(() -> transport.free(1, good.plus(1))).hasMessageContaining("no buffer begins");
                transport.free(1, good);
            }
        });
        assertThat(transport.counts().control().requests()).isEqualTo(1);
    }

    /** In MPI-MPC1 a program computes longer by the interrupts that come meanwhile; polling leaves it alone. */
    @ParameterizedTest
    @EnumSource(MpcMode.class)
    void interruptsLengthenWhatTheProgramComputes(MpcMode mode) {
        MpcTransport transport = new MpcTransport(new ModelNodes(2, 64, 150), 2, MpcSettings.published(mode));
        int messages = 5;
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            Place place = transport.allocate(world.getRank(), 100, BufferPlacement.SCATTERED);
            if (world.getRank() == 0) {
                for (int i = 0; i < messages; i++) {
                    world.send(place, 100, Datatype.BYTE, 1, 0);
                }
                return;
            }
            long start = mpi.cycle();
            mpi.idle(1_000_000);
            long each = MpcSettings.published(mode).constants().interrupt() + 150;
            long stolen = mode == MpcMode.MPC1 ? messages * each : 0;
            assertThat(mpi.cycle() - start).isEqualTo(1_000_000 + stolen);
            for (int i = 0; i < messages; i++) {
                world.recv(place, 100, Datatype.BYTE, 0, 0);
            }
        });
    }
}
