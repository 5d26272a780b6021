package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.mpi.BadCalls.Bad;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.InMemoryMessage;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A refused call has had no effect: on buffers, queues, peers, or the call that follows. */
class RefusedCallsTest {
    private static Map<InMemoryMessage, Long> sent(InMemoryTransport transport) {
        Map<InMemoryMessage, Long> counts = new EnumMap<>(InMemoryMessage.class);
        for (InMemoryMessage kind : InMemoryMessage.values()) {
            counts.put(kind, transport.count(kind));
        }
        return counts;
    }

    /**
     * All calls in a random order, refused at one rank or at both. Behind each, messages of any source and tag and a sum: a receive left
     * posted would take them, a message left behind would come first, a call that was counted would not meet its partner.
     */
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(longs = {1, 2, 3})
    void noRefusedCallHasAnEffect(long seed) {
        InMemoryTransport transport = new InMemoryTransport(2);
        int[] calls = new int[1];
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            int me = world.getRank();
            Comm alone = world.split(me, 0);
            Collectives collectives = new Collectives(world);
            BadCalls bad = new BadCalls(world, alone, collectives);
            byte[] before = bad.memory.clone();
            Random random = new Random(seed);
            List<Integer> order = new ArrayList<>();
            for (int i = 0; i < bad.all().size(); i++) {
                order.add(i);
            }
            Collections.shuffle(order, random);
            for (int i : order) {
                int who = random.nextInt(3);
                Bad call = bad.all().get(i);
                if (who == me || who == 2) {
                    Map<InMemoryMessage, Long> sent = sent(transport);
                    long cycle = mpi.cycle();
                    assertThatThrownBy(call.call()::run)
                            .as(call.name())
                            .isInstanceOfSatisfying(
                                    MpiException.class,
                                    e -> assertThat(e.getErrorClass())
                                            .as(call.name())
                                            .isEqualTo(call.expected()));
                    assertThat(sent(transport)).as(call.name()).isEqualTo(sent);
                    assertThat(mpi.cycle()).as(call.name()).isEqualTo(cycle);
                    assertThat(bad.memory).as(call.name()).isEqualTo(before);
                }
                assertNextIsRight(world, collectives, i, call.name());
                assertThat(bad.memory).as(call.name()).isEqualTo(before);
            }
            calls[0] = bad.all().size();
        });
        assertThat(calls[0]).isGreaterThan(450);
    }

    private static void assertNextIsRight(Comm world, Collectives collectives, int number, String after) {
        int me = world.getRank();
        ByteBuffer got = ints(-1);
        Status status = world.sendRecv(
                place(1000 * me + number), 1, INT, 1 - me, number, Place.of(got), 1, INT, Mpi.ANY_SOURCE, Mpi.ANY_TAG);
        assertThat(got.getInt(0)).as(after).isEqualTo(1000 * (1 - me) + number);
        assertThat(status.getSource()).as(after).isEqualTo(1 - me);
        assertThat(status.getTag()).as(after).isEqualTo(number);
        ByteBuffer self = ints(-1);
        Request receive = world.iRecv(Place.of(self), 1, INT, Mpi.ANY_SOURCE, Mpi.ANY_TAG);
        world.send(place(number), 1, INT, me, 0);
        receive.waitFor();
        assertThat(self.getInt(0)).as(after).isEqualTo(number);
        ByteBuffer sum = ints(me + number);
        collectives.allReduce(Place.IN_PLACE, Place.of(sum), 1, INT, Op.SUM);
        assertThat(sum.getInt(0)).as(after).isEqualTo(1 + 2 * number);
    }

    @Test
    void aCallOfAnotherThreadIsRefusedAndNamesBothThreads() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            Comm world = mpi.world();
            ByteBuffer got = ints(-1);
            Request receive = world.iRecv(Place.of(got), 1, INT, 0, 0);
            List<Runnable> calls = List.of(
                    () -> world.send(place(1), 1, INT, 0, 0),
                    () -> world.iRecv(place(1), 1, INT, 0, 0),
                    () -> world.iProbe(0, 0),
                    receive::test,
                    receive::waitFor,
                    receive::cancel,
                    () -> new Collectives(world).iBarrier());
            List<Throwable> thrown = new ArrayList<>();
            Thread stranger = new Thread(() -> calls.forEach(call -> {
                try {
                    call.run();
                } catch (MpiException e) {
                    thrown.add(e);
                }
            }));
            stranger.setName("stranger");
            stranger.start();
            stranger.join();
            assertThat(thrown)
                    .hasSize(calls.size())
                    .allMatch(e -> e.getMessage().contains("thread \"stranger\" calls MPI for rank 0"));
            world.send(place(7), 1, INT, 0, 0);
            receive.waitFor();
            assertThat(got.getInt(0)).isEqualTo(7);
        });
    }

    /** A probed message stays receivable. */
    @Test
    void aRefusedReceiveOfAProbedMessageLeavesItWhereItIs() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            Comm world = mpi.world();
            world.send(place(7), 1, INT, 0, 3);
            Message message = world.mProbe(0, 3);
            ByteBuffer got = ints(-1);
            Place constant = Place.of(ints(5).asReadOnlyBuffer());
            Buffers.assertError(ErrorClass.ERR_BUFFER, () -> message.mRecv(null, 1, INT));
            Buffers.assertError(ErrorClass.ERR_BUFFER, () -> message.mRecv(constant, 1, INT), "read-only");
            Buffers.assertError(ErrorClass.ERR_COUNT, () -> message.imRecv(Place.of(got), -1, INT));
            Buffers.assertError(ErrorClass.ERR_TYPE, () -> message.imRecv(Place.of(got), 1, null));
            message.mRecv(Place.of(got), 1, INT);
            assertThat(got.getInt(0)).isEqualTo(7);
        });
    }

    /** P14: what a matched probe has taken is matched already. */
    @Test
    void cancellingAMatchedReceiveLetsItEndAsIfNobodyHadAsked() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Comm world = mpi.world();
            int bytes = 40_000;
            byte[] large = Buffers.random(bytes, 1);
            if (world.getRank() == 0) {
                world.send(place(large), bytes, BYTE, 1, 3);
                world.send(place(large), bytes, BYTE, 1, 4);
                return;
            }
            byte[] got = new byte[bytes];
            Request probed = world.mProbe(0, 3).imRecv(place(got), bytes, BYTE);
            probed.cancel();
            assertThat(probed.waitStatus().isCancelled()).isFalse();
            assertThat(got).isEqualTo(large);
            mpi.idle(1000);
            byte[] next = new byte[bytes];
            Request posted = world.iRecv(place(next), bytes, BYTE, 0, 4);
            posted.cancel();
            assertThat(posted.waitStatus().isCancelled()).isFalse();
            assertThat(next).isEqualTo(large);
        });
    }

    @Test
    void aCollectiveOperationCannotBeCancelled() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            Request barrier = new Collectives(mpi.world()).iBarrier();
            Buffers.assertError(ErrorClass.ERR_REQUEST, barrier::cancel, "cannot be cancelled");
            barrier.waitFor();
        });
    }

    @Test
    void idlingBackwardsOrForEverIsRefused() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            mpi.idle(5);
            Buffers.assertError(ErrorClass.ERR_ARG, () -> mpi.idle(-1), "cycles=-1");
            Buffers.assertError(ErrorClass.ERR_ARG, () -> mpi.idle(Long.MAX_VALUE), "5 + 9223372036854775807");
            assertThat(mpi.cycle()).isEqualTo(5);
        });
    }

    /** A buffer's limit is what it was when its place was made. */
    @Test
    void aBufferThatTheProgramFlipsWhileAMessageIsUnderWayTakesItAllTheSame() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            if (mpi.world().getRank() == 0) {
                mpi.idle(500);
                mpi.world().send(place(41, 42), 2, INT, 1, 0);
                return;
            }
            ByteBuffer got = ints(0, 0);
            Request receive = mpi.world().iRecv(Place.of(got), 2, INT, 0, 0);
            got.flip();
            receive.waitFor();
            got.clear();
            assertThat(ints(got)).containsExactly(41, 42);
        });
    }

    @Test
    void ranksThatGiveDifferentGroupsAreTold() {
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(3), mpi -> {
                    Group all = mpi.world().getGroup();
                    mpi.world().create(mpi.world().getRank() == 2 ? all.incl(2, 0, 1) : all.incl(0, 1, 2));
                }))
                .hasMessageContainingAll("ERR_GROUP", "different groups");
    }
}
