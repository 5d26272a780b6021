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
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** Communicators between two groups, MPI 4.1, section 7.6. */
class InterCommTest {
    /** Ranks 0 and 1 against 2, 3 and 4; leaders 1 (rank 1 of its part) and 2 (rank 0 of its part). */
    private static Comm joined(Mpi mpi) {
        Comm world = mpi.world();
        boolean low = world.getRank() < 2;
        Comm part = Objects.requireNonNull(world.split(low ? 0 : 1, 0));
        return part.createIntercomm(low ? 1 : 0, world, low ? 2 : 1, 17);
    }

    @Test
    void ranksNameTheOtherGroupAndMessagesCrossOver() {
        MpiJob.run(new InMemoryTransport(5), mpi -> {
            int me = mpi.world().getRank();
            Comm inter = joined(mpi);
            boolean low = me < 2;
            assertThat(inter.isInter()).isTrue();
            assertThat(mpi.world().isInter()).isFalse();
            assertThat(inter.getSize()).isEqualTo(low ? 2 : 3);
            assertThat(inter.getRemoteSize()).isEqualTo(low ? 3 : 2);
            assertThat(inter.getRank()).isEqualTo(low ? me : me - 2);
            assertThat(inter.getRemoteGroup().toString()).isEqualTo(low ? "[2, 3, 4]" : "[0, 1]");
            if (low) {
                for (int other = 0; other < 3; other++) {
                    inter.send(place(10 * me + other), 1, INT, other, 3);
                }
            } else {
                for (int other = 0; other < 2; other++) {
                    ByteBuffer got = ints(-1);
                    Status status = inter.recv(Place.of(got), 1, INT, other, 3);
                    assertThat(status.getSource()).isEqualTo(other);
                    assertThat(got.getInt(0)).isEqualTo(10 * other + me - 2);
                }
            }
            assertError(
                    ErrorClass.ERR_RANK, () -> inter.send(place(1), 1, INT, low ? 3 : 2, 0), "rank=" + (low ? 3 : 2));
            assertError(ErrorClass.ERR_COMM, () -> new Collectives(inter), "between two groups");
            assertError(ErrorClass.ERR_COMM, () -> inter.split(0, 0), "between two groups");
            assertError(ErrorClass.ERR_COMM, () -> mpi.world().merge(true), "has one group");
            assertError(ErrorClass.ERR_COMM, mpi.world()::getRemoteSize, "has one group");
        });
    }

    @Test
    void mergingOrdersTheGroupsAsTheySay() {
        for (int highGroup = -1; highGroup < 2; highGroup++) {
            int high = highGroup;
            MpiJob.run(new InMemoryTransport(5), mpi -> {
                int me = mpi.world().getRank();
                int own = me < 2 ? 0 : 1;
                Comm merged = joined(mpi).merge(high == own);
                String order = high == 0 ? "[2, 3, 4, 0, 1]" : "[0, 1, 2, 3, 4]";
                assertThat(merged.getGroup().toString()).isEqualTo(order);
                ByteBuffer sum = ints(1 << me);
                new Collectives(merged).allReduce(Place.IN_PLACE, Place.of(sum), 1, INT, Op.SUM);
                assertThat(sum.getInt(0)).isEqualTo(31);
            });
        }
    }

    @Test
    void aDuplicateHasMessagesOfItsOwn() {
        MpiJob.run(new InMemoryTransport(5), mpi -> {
            Comm inter = joined(mpi);
            Comm other = inter.dup();
            assertThat(Comm.compare(inter, other)).isEqualTo(GroupComparison.CONGRUENT);
            assertThat(Comm.compare(inter, mpi.world())).isEqualTo(GroupComparison.UNEQUAL);
            int me = mpi.world().getRank();
            if (me == 0) {
                inter.send(place(1), 1, INT, 0, 0);
                other.send(place(2), 1, INT, 0, 0);
            } else if (me == 2) {
                ByteBuffer got = ints(-1);
                other.recv(Place.of(got), 1, INT, 0, 0);
                assertThat(got.getInt(0)).isEqualTo(2);
                inter.recv(Place.of(got), 1, INT, 0, 0);
                assertThat(got.getInt(0)).isEqualTo(1);
            }
            inter.free();
            assertError(ErrorClass.ERR_COMM, inter::getRemoteSize, "was freed");
            assertThat(other.merge(me >= 2).getSize()).isEqualTo(5);
        });
    }

    @Test
    void groupsWithACommonProcessAreRefusedAtAllRanks() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            Comm both = world.dup();
            assertError(
                    ErrorClass.ERR_COMM, () -> both.createIntercomm(0, world, world.getRank(), 3), "in both groups");
        });
    }

    @Test
    void aLeaderThatDoesNotExistIsRefusedBeforeAnythingIsSent() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            Comm self = mpi.self();
            assertError(ErrorClass.ERR_RANK, () -> self.createIntercomm(1, world, 0, 0), "localLeader=1");
            assertError(ErrorClass.ERR_RANK, () -> self.createIntercomm(0, world, 2, 0), "remoteLeader=2");
            assertError(ErrorClass.ERR_TAG, () -> self.createIntercomm(0, world, 1, -1), "tag=-1");
            assertError(ErrorClass.ERR_COMM, () -> self.createIntercomm(0, null, 1, 0), "must be given");
            Comm inter = self.createIntercomm(0, world, 1 - world.getRank(), 0);
            assertThat(inter.merge(world.getRank() == 0).getRank()).isEqualTo(1 - world.getRank());
        });
    }

    @Test
    void ranksOfAGroupThatDisagreeAboutTheOrderAreTold() {
        assertThatThrownBy(() -> MpiJob.run(
                        new InMemoryTransport(5),
                        mpi -> joined(mpi).merge(mpi.world().getRank() % 2 == 0)))
                .hasMessageContainingAll("ERR_ARG", "do not agree whether it is high");
    }
}
