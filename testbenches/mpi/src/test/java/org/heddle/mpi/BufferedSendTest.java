package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.Buffers.assertError;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** Sends from the attached buffer, MPI 4.1, section 3.6. */
class BufferedSendTest {
    @Test
    void aBufferHoldsWhatFitsAndTakesMoreWhenThatHasLeft() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 1) {
                mpi.idle(10_000);
                for (int tag = 0; tag < 4; tag++) {
                    ByteBuffer got = ints(0, 0);
                    world.recv(Place.of(got), 2, INT, 0, tag);
                    assertThat(ints(got)).containsExactly(tag, 10 * tag);
                }
                return;
            }
            // Larger than the transport's short messages, so that all wait for their receiver.
            ByteBuffer buffer = ByteBuffer.allocate(17);
            mpi.attachBuffer(buffer);
            world.bSend(place(0, 0), 2, INT, 1, 0);
            Request second = world.iBsend(place(1, 10), 2, INT, 1, 1);
            assertThat(second.test()).isTrue();
            ByteBuffer back = mpi.detachBuffer();
            assertThat(back).isSameAs(buffer);
            mpi.attachBuffer(ByteBuffer.allocate(16));
            Prequest again = world.bSendInit(place(2, 20), 2, INT, 1, 2);
            again.start();
            assertThat(again.test()).isTrue();
            world.bSend(place(3, 30), 2, INT, 1, 3);
            mpi.detachBuffer();
        });
    }

    @Test
    void roomIsRefusedUntilAMessageHasLeftAndFirstFitFillsTheHole() {
        int bytes = 4096;
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 1) {
                mpi.idle(20_000);
                for (int tag : new int[] {1, 0, 2}) {
                    byte[] got = new byte[bytes];
                    world.recv(place(got), bytes / 4, INT, 0, tag);
                    assertThat(got).isEqualTo(Buffers.random(bytes, tag));
                    world.send(place(tag), 1, INT, 0, 9);
                    mpi.idle(5_000);
                }
                return;
            }
            mpi.attachBuffer(ByteBuffer.allocate(2 * bytes));
            for (int tag = 0; tag < 2; tag++) {
                world.bSend(place(Buffers.random(bytes, tag)), bytes / 4, INT, 1, tag);
            }
            assertError(
                    ErrorClass.ERR_BUFFER,
                    () -> world.bSend(place(Buffers.random(bytes, 2)), bytes / 4, INT, 1, 2),
                    "no room for 4096 more");
            world.recv(place(0), 1, INT, 1, 9);
            mpi.idle(1_000);
            world.iProbe(1, 9);
            world.bSend(place(Buffers.random(bytes, 2)), bytes / 4, INT, 1, 2);
            world.recv(place(0), 1, INT, 1, 9);
            world.recv(place(0), 1, INT, 1, 9);
            long before = mpi.cycle();
            mpi.detachBuffer();
            assertThat(mpi.cycle() - before).isLessThan(2_000);
        });
    }

    @Test
    void detachingWaitsUntilTheLastMessageHasLeft() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            if (mpi.world().getRank() == 1) {
                mpi.idle(30_000);
                mpi.world().recv(place(new byte[4096]), 1024, INT, 0, 0);
                return;
            }
            mpi.attachBuffer(ByteBuffer.allocate(4096));
            mpi.world().bSend(place(new byte[4096]), 1024, INT, 1, 0);
            assertThat(mpi.cycle()).isLessThan(1_000);
            mpi.detachBuffer();
            assertThat(mpi.cycle()).isGreaterThan(30_000);
        });
    }

    @Test
    void attachingTwiceAndDetachingNothingAreRefused() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            assertError(ErrorClass.ERR_BUFFER, mpi::detachBuffer, "no buffer is attached");
            assertError(ErrorClass.ERR_BUFFER, () -> mpi.world().bSend(place(1), 1, INT, 0, 0), "attachBuffer first");
            assertError(ErrorClass.ERR_BUFFER, () -> mpi.attachBuffer(null), "must be given");
            assertError(
                    ErrorClass.ERR_BUFFER,
                    () -> mpi.attachBuffer(ByteBuffer.allocate(8).asReadOnlyBuffer()),
                    "read-only");
            mpi.attachBuffer(ByteBuffer.allocate(8));
            assertError(ErrorClass.ERR_BUFFER, () -> mpi.attachBuffer(ByteBuffer.allocate(8)), "attached already");
            mpi.world().bSend(place(5), 1, INT, Mpi.PROC_NULL, 0);
            mpi.detachBuffer();
        });
    }

    @Test
    void aReadySendThatIsStartedAgainMeetsItsReceiveEachTime() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            ByteBuffer data = ints(0);
            Prequest ready = world.getRank() == 0
                    ? world.rSendInit(Place.of(data), 1, INT, 1, 0)
                    : world.recvInit(Place.of(data), 1, INT, 0, 0);
            for (int round = 0; round < 3; round++) {
                if (world.getRank() == 0) {
                    world.recv(place(0), 1, INT, 1, 1);
                    data.putInt(0, 40 + round);
                    ready.start();
                    ready.waitFor();
                } else {
                    ready.start();
                    world.send(place(0), 1, INT, 0, 1);
                    ready.waitFor();
                    assertThat(data.getInt(0)).isEqualTo(40 + round);
                }
            }
        });
    }
}
