package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.Buffers.assertError;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.Mpi.ANY_SOURCE;
import static org.heddle.mpi.Mpi.ANY_TAG;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.heddle.mpi.error.ErrorClass;
import org.junit.jupiter.api.Test;

/** Looking at messages before they are received. */
public class ProbeTest extends OverTransport {
    /** P06: short and long, so with and without their data. */
    @Test
    void theProbedMessageIsTheOneThatIsReceived() {
        for (int bytes : new int[] {10, 5000}) {
            byte[] data = Buffers.random(bytes, bytes);
            MpiJob.run(transport(3), mpi -> {
                Comm world = mpi.world();
                if (world.getRank() == 0) {
                    mpi.idle(10_000);
                    Status probed = world.probe(ANY_SOURCE, ANY_TAG);
                    byte[] got = new byte[(int) probed.getCount(BYTE)];
                    Status status = world.recv(place(got), got.length, BYTE, probed.getSource(), probed.getTag());
                    assertThat(got).isEqualTo(data);
                    assertThat(status.getSource()).isEqualTo(1);
                    world.recv(place(new byte[1]), 1, BYTE, 2, 0);
                } else if (world.getRank() == 1) {
                    world.send(place(data), bytes, BYTE, 0, 9);
                } else {
                    mpi.idle(8000);
                    world.send(place(new byte[1]), 1, BYTE, 0, 0);
                }
            });
        }
    }

    /** P06. */
    @Test
    void iProbeFindsNothingUntilTheMessageHasArrived() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                mpi.idle(1000 - mpi.cycle());
                world.send(place(5), 1, INT, 1, 3);
                return;
            }
            int looks = 0;
            Optional<Status> found = world.iProbe(0, 3);
            while (found.isEmpty()) {
                looks++;
                found = world.iProbe(0, 3);
            }
            long[] cycles = shortMessageCycles();
            assertThat(mpi.cycle() - 1000).isBetween(cycles[0], cycles[1]);
            assertThat(looks).isGreaterThan(10);
            assertThat(found.get().getCount(INT)).isEqualTo(1);
            assertThat(world.iProbe(0, 3)).isPresent();
            world.recv(place(0), 1, INT, 0, 3);
            assertThat(world.iProbe(0, 3)).isEmpty();
        });
    }

    /** P06. */
    @Test
    void aMatchedProbeTakesTheMessageOutOfMatching() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                world.send(place(1), 1, INT, 1, 3);
                world.send(place(2), 1, INT, 1, 3);
                return;
            }
            Message first = world.mProbe(ANY_SOURCE, 3);
            ByteBuffer second = ints(0);
            world.recv(Place.of(second), 1, INT, ANY_SOURCE, 3);
            assertThat(second.getInt(0)).isEqualTo(2);
            assertThat(world.imProbe(ANY_SOURCE, ANY_TAG)).isEmpty();
            ByteBuffer own = ints(0);
            assertThat(first.getStatus().getTag()).isEqualTo(3);
            assertThat(first.mRecv(Place.of(own), 1, INT).getSource()).isZero();
            assertThat(own.getInt(0)).isEqualTo(1);
            assertError(ErrorClass.ERR_REQUEST, () -> first.mRecv(Place.of(own), 1, INT), "received already");
        });
    }

    @Test
    void aMatchedProbeThatDoesNotWaitTakesWhatHasArrived() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                world.send(place(5), 1, INT, 1, 3);
                return;
            }
            world.probe(0, 3);
            Message message = world.imProbe(0, ANY_TAG).orElseThrow();
            assertThat(message.getStatus().getTag()).isEqualTo(3);
            assertThat(world.iProbe(ANY_SOURCE, ANY_TAG)).isEmpty();
            ByteBuffer got = ints(0);
            assertThat(message.mRecv(Place.of(got), 1, INT).getSource()).isZero();
            assertThat(got.getInt(0)).isEqualTo(5);
        });
    }
}
