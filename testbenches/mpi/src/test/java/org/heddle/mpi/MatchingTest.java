package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.Buffers.assertError;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.Mpi.ANY_SOURCE;
import static org.heddle.mpi.Mpi.ANY_TAG;
import static org.heddle.mpi.Mpi.PROC_NULL;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.error.ErrorClass;
import org.junit.jupiter.api.Test;

/** Matching: every message is taken by the right receive. */
public class MatchingTest extends OverTransport {
    private static int received(Comm comm, int source, int tag, List<Status> statuses) {
        ByteBuffer buffer = ints(-1);
        statuses.add(comm.recv(Place.of(buffer), 1, INT, source, tag));
        return buffer.getInt(0);
    }

    /** P01. */
    @Test
    void receivesTakeWhatTheirSourceAndTagSayAndStatusesHaveTheRealOnes() {
        MpiJob.run(transport(3), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() > 0) {
                world.send(place(world.getRank() * 10 + 1), 1, INT, 0, 1);
                world.send(place(world.getRank() * 10 + 2), 1, INT, 0, 2);
                return;
            }
            mpi.idle(1000);
            List<Status> seen = new ArrayList<>();
            assertThat(received(world, 2, 2, seen)).isEqualTo(22);
            assertThat(received(world, ANY_SOURCE, 2, seen)).isEqualTo(12);
            assertThat(received(world, 2, ANY_TAG, seen)).isEqualTo(21);
            assertThat(received(world, ANY_SOURCE, ANY_TAG, seen)).isEqualTo(11);
            assertThat(seen).extracting(Status::getSource).containsExactly(2, 1, 2, 1);
            assertThat(seen).extracting(Status::getTag).containsExactly(2, 2, 1, 1);
            assertThat(seen).allMatch(status -> status.getCount(INT) == 1 && status.getBytes() == 4);
        });
    }

    /** P02, P11: short, long, empty, short; the long one's data come last, and yet it is matched second. */
    @Test
    void messagesOfAPairNeverOvertakeEachOther() {
        byte[] large = Buffers.random(100_000, 2);
        for (boolean late : new boolean[] {false, true}) {
            MpiJob.run(transport(2), mpi -> {
                Comm world = mpi.world();
                if (world.getRank() == 0) {
                    Request[] sent = {
                        world.iSend(place(new byte[] {1}), 1, BYTE, 1, 7),
                        world.iSend(place(large), large.length, BYTE, 1, 7),
                        world.iSend(place(new byte[0]), 0, BYTE, 1, 7),
                        world.iSend(place(new byte[] {4}), 1, BYTE, 1, 7)
                    };
                    Request.waitAll(sent);
                    return;
                }
                if (late) {
                    mpi.idle(50_000);
                }
                byte[][] got = {new byte[1], new byte[large.length], new byte[0], new byte[1]};
                Request[] receives = new Request[4];
                for (int i = 0; i < 4; i++) {
                    receives[i] = world.iRecv(place(got[i]), got[i].length, BYTE, 0, i % 2 == 0 ? 7 : ANY_TAG);
                }
                Request.waitAll(receives);
                assertThat(got[0][0]).isEqualTo((byte) 1);
                assertThat(got[1]).isEqualTo(large);
                assertThat(got[3][0]).isEqualTo((byte) 4);
            });
        }
    }

    /** P02. */
    @Test
    void receivesAreSatisfiedInTheOrderOfTheirPosting() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                mpi.idle(500);
                for (int i = 0; i < 6; i++) {
                    world.send(place(i), 1, INT, 1, i % 2);
                }
                return;
            }
            int[] tags = {ANY_TAG, 1, ANY_TAG, 0, ANY_TAG, 1};
            ByteBuffer[] buffers = new ByteBuffer[6];
            Request[] requests = new Request[6];
            for (int i = 0; i < 6; i++) {
                buffers[i] = ints(-1);
                requests[i] = world.iRecv(Place.of(buffers[i]), 1, INT, i == 4 ? ANY_SOURCE : 0, tags[i]);
            }
            Request.waitAll(requests);
            // By hand: each message goes to the first receive still free that takes its tag.
            int[] expected = {0, 1, 2, 4, 3, 5};
            for (int i = 0; i < 6; i++) {
                assertThat(buffers[i].getInt(0)).as("receive " + i).isEqualTo(expected[i]);
            }
        });
    }

    /** P03. */
    @Test
    void messagesOfDifferentCommunicatorsNeverMeet() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            Comm other = world.dup();
            if (world.getRank() == 0) {
                world.send(place(1), 1, INT, 1, 5);
                other.send(place(2), 1, INT, 1, 5);
                return;
            }
            List<Status> seen = new ArrayList<>();
            assertThat(received(other, ANY_SOURCE, ANY_TAG, seen)).isEqualTo(2);
            assertThat(other.iProbe(ANY_SOURCE, ANY_TAG)).isEmpty();
            assertThat(received(world, ANY_SOURCE, ANY_TAG, seen)).isEqualTo(1);
        });
    }

    /** P10. */
    @Test
    void nobodyAnswersAtOnceWithNothing() {
        MpiJob.run(transport(1), mpi -> {
            long start = mpi.cycle();
            Comm world = mpi.world();
            world.send(place(1), 1, INT, PROC_NULL, 3);
            world.sSend(place(1), 1, INT, PROC_NULL, 3);
            ByteBuffer untouched = ints(77);
            List<Status> seen = new ArrayList<>();
            seen.add(world.recv(Place.of(untouched), 1, INT, PROC_NULL, 3));
            seen.add(world.probe(PROC_NULL, 3));
            seen.add(world.iProbe(PROC_NULL, 3).orElseThrow());
            Message message = world.mProbe(PROC_NULL, 3);
            seen.add(message.getStatus());
            seen.add(message.mRecv(Place.of(untouched), 1, INT));
            assertThat(seen).allMatch(s -> s.getSource() == PROC_NULL && s.getTag() == ANY_TAG && s.getCount(INT) == 0);
            assertThat(untouched.getInt(0)).isEqualTo(77);
            assertThat(mpi.cycle()).isEqualTo(start);
        });
    }

    /** P11. */
    @Test
    void emptyMessagesCarryTheirTagAndKeepTheirPlace() {
        MpiJob.run(transport(2), mpi -> {
            Comm world = mpi.world();
            Place nothing = place(new byte[0]);
            if (world.getRank() == 0) {
                world.send(nothing, 0, INT, 1, 4);
                world.sSend(nothing, 0, INT, 1, 5);
                return;
            }
            assertThat(world.recv(nothing, 0, INT, 0, ANY_TAG).getTag()).isEqualTo(4);
            Status last = world.recv(nothing, 0, INT, ANY_SOURCE, ANY_TAG);
            assertThat(last.getTag()).isEqualTo(5);
            assertThat(last.getCount(INT)).isZero();
        });
    }

    /** P17. */
    @Test
    void wrongArgumentsAreRefusedAtOnceAndByClass() {
        MpiJob.run(transport(1), mpi -> {
            Comm world = mpi.world();
            Place one = place(1);
            assertError(ErrorClass.ERR_TAG, () -> world.send(one, 1, INT, 0, -1), "tag=-1", "2147483647");
            assertError(ErrorClass.ERR_TAG, () -> world.send(one, 1, INT, 0, ANY_TAG));
            assertError(ErrorClass.ERR_TAG, () -> world.recv(one, 1, INT, 0, -7), "tag=-7", "ANY_TAG");
            assertError(ErrorClass.ERR_RANK, () -> world.send(one, 1, INT, 1, 0), "rank=1", "0 to 0");
            assertError(ErrorClass.ERR_RANK, () -> world.send(one, 1, INT, ANY_SOURCE, 0));
            assertError(ErrorClass.ERR_RANK, () -> world.probe(-9, 0), "rank=-9");
            assertError(ErrorClass.ERR_COUNT, () -> world.send(one, -1, INT, 0, 0), "count=-1");
            assertError(ErrorClass.ERR_BUFFER, () -> world.recv(one, 2, INT, 0, 0), "byte 7", "4 bytes");
            assertThat(Mpi.TAG_UB).isGreaterThanOrEqualTo(32767);
            Request sent = world.iSend(one, 1, INT, 0, Mpi.TAG_UB);
            assertThat(world.recv(place(0), 1, INT, 0, Mpi.TAG_UB).getTag()).isEqualTo(Mpi.TAG_UB);
            sent.waitFor();
        });
    }
}
