package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Buffers.assertError;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.Objects;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** Communicators made of communicators. */
class CommTest {
    /** Everybody sends its world rank to its right neighbour; what each got from its left. */
    private static int leftNeighboursWorldRank(Comm comm, int worldRank) {
        ByteBuffer got = ints(-1);
        int size = comm.getSize();
        int right = (comm.getRank() + 1) % size;
        int left = (comm.getRank() + size - 1) % size;
        Status status = comm.sendRecv(place(worldRank), 1, INT, right, 0, Place.of(got), 1, INT, left, 0);
        assertThat(status.getSource()).isEqualTo(left);
        return got.getInt(0);
    }

    @Test
    void splitGathersEqualColoursAndOrdersByKeyThenRank() {
        MpiJob.run(new InMemoryTransport(7), mpi -> {
            int me = mpi.world().getRank();
            Comm part = mpi.world().split(me == 6 ? Mpi.UNDEFINED : me % 2, me < 4 ? 0 : -1);
            if (me == 6) {
                assertThat(part).isNull();
                return;
            }
            // Even: 4 (key -1), 0, 2. Odd: 5 (key -1), 1, 3.
            int[] expectedRank = {1, 1, 2, 2, 0, 0};
            int[] left = {4, 5, 0, 1, 2, 3};
            assertThat(Objects.requireNonNull(part).getRank()).isEqualTo(expectedRank[me]);
            assertThat(part.getSize()).isEqualTo(3);
            assertThat(leftNeighboursWorldRank(part, me)).isEqualTo(left[me]);
            Comm again = part.dup();
            assertThat(leftNeighboursWorldRank(again, me)).isEqualTo(left[me]);
        });
    }

    @Test
    void manyCommunicatorsOfTheSameRanksKeepTheirMessagesApart() {
        MpiJob.run(new InMemoryTransport(3), mpi -> {
            Comm world = mpi.world();
            Comm half = world.split(world.getRank() / 2, 0);
            Comm[] comms = {world, world.dup(), world.dup(), world.split(0, 0), Objects.requireNonNull(half)};
            if (world.getRank() == 0) {
                for (int i = 0; i < comms.length; i++) {
                    comms[i].send(place(i), 1, INT, 1, 0);
                }
            } else if (world.getRank() == 1) {
                mpi.idle(5000);
                for (int i = comms.length - 1; i >= 0; i--) {
                    ByteBuffer got = ints(-1);
                    comms[i].recv(Place.of(got), 1, INT, Mpi.ANY_SOURCE, Mpi.ANY_TAG);
                    assertThat(got.getInt(0)).isEqualTo(i);
                }
            }
        });
    }

    @Test
    void groupsPickReorderAndTranslateRanks() {
        MpiJob.run(new InMemoryTransport(5), mpi -> {
            Group all = mpi.world().getGroup();
            Group some = all.incl(4, 1, 2);
            assertThat(some.translateRanks(new int[] {0, 1, 2}, all)).containsExactly(4, 1, 2);
            assertThat(all.translateRanks(new int[] {0, 4}, some)).containsExactly(Mpi.UNDEFINED, 0);
            assertThat(all.excl(0, 3).translateRanks(new int[] {0, 1, 2}, all)).containsExactly(1, 2, 4);
            assertError(ErrorClass.ERR_RANK, () -> all.incl(5), "rank=5");
            assertError(ErrorClass.ERR_RANK, () -> all.incl(1, 1), "named twice");
            int me = mpi.world().getRank();
            Comm comm = mpi.world().create(some);
            if (me == 0 || me == 3) {
                assertThat(comm).isNull();
            } else {
                int left = me == 4 ? 2 : me == 1 ? 4 : 1;
                assertThat(leftNeighboursWorldRank(Objects.requireNonNull(comm), me))
                        .isEqualTo(left);
            }
        });
    }

    @Test
    void aNegativeColourIsRefused() {
        MpiJob.run(
                new InMemoryTransport(1),
                mpi -> assertError(ErrorClass.ERR_ARG, () -> mpi.world().split(-5, 0), "color=-5"));
    }

    @Test
    void aReceiveOfAnythingTakesNoMessageOfACollectiveOperation() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            Collectives all = new Collectives(world);
            ByteBuffer anything = ints(-1);
            ByteBuffer data = ints(7);
            if (world.getRank() == 0) {
                Request receive = world.iRecv(Place.of(anything), 1, INT, Mpi.ANY_SOURCE, Mpi.ANY_TAG);
                all.bcast(Place.of(data), 1, INT, 1);
                assertThat(receive.test()).isFalse();
                all.barrier();
                receive.waitFor();
                assertThat(ints(data)).containsExactly(8);
                assertThat(ints(anything)).containsExactly(9);
            } else {
                all.bcast(place(8), 1, INT, 1);
                all.barrier();
                world.send(place(9), 1, INT, 0, 3);
            }
        });
    }

    @Test
    void theNoteOfACallHas16Bits() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            for (int note : new int[] {0, 65_535}) {
                assertThat(mpi.world().forCall(note).note()).isEqualTo(note);
            }
            for (int note : new int[] {-1, 65_536}) {
                assertThatThrownBy(() -> mpi.world().forCall(note))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessage("a note has 16 bits: callNote=" + note);
            }
        });
    }

    @Test
    void nothingIsPackedIntoNoBytes() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            assertThat(mpi.world().packSize(0, INT)).isZero();
            assertThat(mpi.world().packSize(3, INT)).isEqualTo(12);
            assertError(ErrorClass.ERR_COUNT, () -> mpi.world().packSize(-1, INT), "count=-1");
        });
    }
}
