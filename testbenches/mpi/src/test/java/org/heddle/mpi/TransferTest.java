package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.Buffers.random;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.heddle.mpi.transport.InMemoryMessage;
import org.heddle.mpi.transport.InMemorySettings;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** Data on their way: with their envelope or fetched, early, late, many at once. */
class TransferTest {
    private static final InMemorySettings SETTINGS = InMemorySettings.DEFAULT;

    /** P04: a message of just the limit travels with its envelope. */
    @Test
    void messagesUpToTheLimitTravelWithTheirEnvelopeAndLongerOnesAreFetched() {
        int limit = (int) SETTINGS.eagerLimit();
        for (int bytes : new int[] {0, 1, limit - 1, limit, limit + 1}) {
            InMemoryTransport transport = new InMemoryTransport(2, SETTINGS);
            byte[] data = random(bytes, bytes);
            MpiJob.run(transport, mpi -> {
                Comm world = mpi.world();
                if (world.getRank() == 0) {
                    world.send(place(data), bytes, BYTE, 1, 0);
                } else {
                    byte[] got = new byte[bytes];
                    world.recv(place(got), bytes, BYTE, 0, 0);
                    assertThat(got).isEqualTo(data);
                }
            });
            int fetched = bytes > limit ? 1 : 0;
            assertThat(transport.count(InMemoryMessage.EAGER)).isEqualTo(1 - fetched);
            assertThat(transport.count(InMemoryMessage.CREDIT)).isEqualTo(1 - fetched);
            for (InMemoryMessage kind : List.of(
                    InMemoryMessage.REQUEST, InMemoryMessage.READ, InMemoryMessage.DATA, InMemoryMessage.DONE)) {
                assertThat(transport.count(kind))
                        .as(kind + ", " + bytes + " bytes")
                        .isEqualTo(fetched);
            }
        }
    }

    /** P05, P13: at every size the sender overwrites its buffer as soon as its send has completed. */
    @Test
    void aCompletedSendsBufferMayBeOverwrittenAtOnce() {
        for (int bytes : new int[] {1, 1024, 1025, 70_000}) {
            byte[] data = random(bytes, bytes);
            for (long lateness : new long[] {0, 40_000}) {
                MpiJob.run(new InMemoryTransport(2), mpi -> {
                    Comm world = mpi.world();
                    if (world.getRank() == 0) {
                        byte[] buffer = data.clone();
                        world.iSend(place(buffer), bytes, BYTE, 1, 0).waitFor();
                        Arrays.fill(buffer, (byte) 0);
                        buffer = data.clone();
                        mpi.attachBuffer(ByteBuffer.allocate(bytes));
                        world.bSend(place(buffer), bytes, BYTE, 1, 1);
                        Arrays.fill(buffer, (byte) 0);
                    } else {
                        mpi.idle(lateness);
                        for (int tag = 0; tag < 2; tag++) {
                            byte[] got = new byte[bytes];
                            world.recv(place(got), bytes, BYTE, 0, tag);
                            assertThat(got).isEqualTo(data);
                        }
                    }
                });
            }
        }
    }

    /** P07: 3 senders, 80 messages each, 8 buffers each. */
    @Test
    void aFloodIsHeldBackWithoutLossAndBuffersComeBack() {
        int each = 10 * SETTINGS.eagerBuffers();
        InMemoryTransport transport = new InMemoryTransport(4, SETTINGS);
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            if (world.getRank() > 0) {
                for (int i = 0; i < each; i++) {
                    world.send(place(world.getRank() * 1000 + i), 1, INT, 0, i % 3);
                }
                return;
            }
            mpi.idle(20_000);
            assertThat(transport.count(InMemoryMessage.EAGER)).isEqualTo(3 * SETTINGS.eagerBuffers());
            for (int i = 0; i < each; i++) {
                for (int sender = 3; sender >= 1; sender--) {
                    ByteBuffer got = ints(-1);
                    world.recv(Place.of(got), 1, INT, sender, i % 3);
                    assertThat(got.getInt(0)).isEqualTo(sender * 1000 + i);
                }
            }
        });
        assertThat(transport.count(InMemoryMessage.EAGER) + transport.count(InMemoryMessage.REQUEST))
                .isEqualTo(3L * each);
        assertThat(transport.count(InMemoryMessage.EAGER)).isGreaterThan(3L * SETTINGS.eagerBuffers());
        assertThat(transport.count(InMemoryMessage.CREDIT)).isEqualTo(transport.count(InMemoryMessage.EAGER));
    }

    /** P07: the wanted message is behind more others than there are buffers. */
    @Test
    void theLastMessageOfAFloodCanBeReceivedFirst() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            List<Request> requests = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                int tag = 49 - i;
                if (world.getRank() == 0) {
                    requests.add(world.iSend(place(i), 1, INT, 1, i));
                } else {
                    ByteBuffer got = ints(-1);
                    world.recv(Place.of(got), 1, INT, 0, tag);
                    assertThat(got.getInt(0)).isEqualTo(tag);
                }
            }
            Request.waitAll(requests.toArray(Request[]::new));
        });
    }

    /** P08. */
    @Test
    void largeMessagesPassEachOtherHeadToHead() {
        int bytes = 100_000;
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            int other = 1 - world.getRank();
            byte[] got = new byte[bytes];
            Request send = world.iSend(place(random(bytes, world.getRank())), bytes, BYTE, other, 0);
            Request receive = world.iRecv(place(got), bytes, BYTE, other, 0);
            Request.waitAll(send, receive);
            assertThat(got).isEqualTo(random(bytes, other));
        });
    }

    /** P08. */
    @Test
    void ringsOfSendRecvTurnWithoutLockingUp() {
        MpiJob.run(new InMemoryTransport(5), mpi -> {
            Comm world = mpi.world();
            int right = (world.getRank() + 1) % 5;
            int left = (world.getRank() + 4) % 5;
            byte[] token = random(5000, world.getRank());
            byte[] moving = token.clone();
            for (int i = 0; i < 5; i++) {
                byte[] next = new byte[5000];
                world.sendRecv(place(moving), 5000, BYTE, right, i, place(next), 5000, BYTE, left, i);
                moving = next;
                assertThat(moving).isEqualTo(random(5000, (world.getRank() + 4 - i) % 5));
            }
            for (int i = 0; i < 5; i++) {
                Status status = world.sendRecvReplace(place(moving), 5000, BYTE, left, 9, right, 9);
                assertThat(status.getSource()).isEqualTo(right);
                assertThat(status.getTag()).isEqualTo(9);
            }
            assertThat(moving).isEqualTo(token);
        });
    }

    /** P09. */
    @Test
    void aRankSendsToItself() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            for (int bytes : new int[] {4, 9000}) {
                byte[] got = new byte[bytes];
                Request send = mpi.world().iSend(place(random(bytes, 1)), bytes, BYTE, 0, 0);
                Request receive = mpi.world().iRecv(place(got), bytes, BYTE, 0, 0);
                Request.waitAll(send, receive);
                assertThat(got).isEqualTo(random(bytes, 1));
            }
        });
    }

    /** P12. */
    @Test
    void aSynchronousSendEndsOnlyAfterItsReceiveIsThere() {
        for (int bytes : new int[] {1, 5000}) {
            MpiJob.run(new InMemoryTransport(2), mpi -> {
                Comm world = mpi.world();
                byte[] data = new byte[bytes];
                if (world.getRank() == 1) {
                    mpi.idle(10_000);
                    world.recv(place(data), bytes, BYTE, 0, 0);
                    return;
                }
                Request send = world.iSsend(place(data), bytes, BYTE, 1, 0);
                mpi.idle(9_000);
                assertThat(send.test()).isFalse();
                send.waitFor();
                assertThat(mpi.cycle()).isGreaterThan(10_000);
            });
        }
    }

    /** P18. */
    @Test
    void aFetchProceedsWhileTheSenderComputes() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            byte[] data = random(80_000, 1);
            if (world.getRank() == 0) {
                Request send = world.iSend(place(data), data.length, BYTE, 1, 0);
                mpi.idle(1_000_000);
                assertThat(send.test()).isTrue();
                return;
            }
            byte[] got = new byte[data.length];
            world.recv(place(got), got.length, BYTE, 0, 0);
            assertThat(got).isEqualTo(data);
            // Announcement and fetch are 100 cycles each, then 80,000 bytes at 8 a cycle, and 100 more.
            assertThat(mpi.cycle()).isEqualTo(100 + 100 + 10_000 + 100);
        });
    }

    /** P19: 3 fetches at once, 40 wanted in random order. */
    @Test
    void moreFetchesThanChannelsWaitAndAreNotMixedUp() {
        InMemoryTransport transport = new InMemoryTransport(3, SETTINGS.withChannels(3));
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int many = 40;
            Request[] requests = new Request[many];
            byte[][] data = new byte[many][];
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < many; i++) {
                order.add(i);
            }
            Collections.shuffle(order, new Random(world.getRank()));
            for (int i : order) {
                int sender = 1 + i % 2;
                int bytes = 2000 + 10 * i;
                if (world.getRank() == 0) {
                    data[i] = new byte[bytes];
                    requests[i] = world.iRecv(place(data[i]), bytes, BYTE, sender, i);
                } else {
                    requests[i] = world.getRank() == sender
                            ? world.iSend(place(random(bytes, i)), bytes, BYTE, 0, i)
                            : Request.NULL;
                }
            }
            Request.waitAll(requests);
            for (int i = 0; i < many && world.getRank() == 0; i++) {
                assertThat(data[i]).isEqualTo(random(2000 + 10 * i, i));
            }
        });
        assertThat(transport.count(InMemoryMessage.DATA)).isEqualTo(40);
    }

    @Test
    void aReadySendEndsWhenItsBufferMayBeOverwritten() {
        for (int bytes : new int[] {1, 1024, 1025, 70_000}) {
            byte[] data = random(bytes, bytes);
            MpiJob.run(new InMemoryTransport(2), mpi -> {
                Comm world = mpi.world();
                if (world.getRank() == 0) {
                    world.recv(place(new byte[0]), 0, BYTE, 1, 0);
                    byte[] buffer = data.clone();
                    world.rSend(place(buffer), bytes, BYTE, 1, 1);
                    Arrays.fill(buffer, (byte) 0);
                } else {
                    byte[] got = new byte[bytes];
                    Request receive = world.iRecv(place(got), bytes, BYTE, 0, 1);
                    world.send(place(new byte[0]), 0, BYTE, 0, 0);
                    receive.waitFor();
                    assertThat(got).isEqualTo(data);
                }
            });
        }
    }
}
