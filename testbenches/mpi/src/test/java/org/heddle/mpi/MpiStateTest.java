package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.heddle.mpi.Buffers.assertError;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.collective.Collectives;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.operation.Op;
import org.heddle.mpi.transport.InMemoryTransport;
import org.junit.jupiter.api.Test;

/** Start, end, clock and names, MPI 4.1, chapters 9 and 11. */
class MpiStateTest {
    @Test
    void timeIsSimulatedTime() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            assertThat(mpi.wtick()).isEqualTo(1e-8);
            double start = mpi.wtime();
            mpi.idle(250);
            assertThat(mpi.wtime() - start).isCloseTo(2.5e-6, within(1e-12));
            assertThat(mpi.processorName()).isEqualTo("node0");
        });
    }

    @Test
    void finalizingWaitsForAllAndForbidsWhatFollows() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            assertThat(mpi.isInitialized()).isFalse();
            mpi.init();
            assertThat(mpi.isInitialized()).isTrue();
            assertError(ErrorClass.ERR_OTHER, mpi::init, "MPI_Init twice");
            if (mpi.world().getRank() == 1) {
                mpi.idle(7_000);
            }
            assertThat(mpi.isFinished()).isFalse();
            mpi.finish();
            assertThat(mpi.cycle()).isGreaterThanOrEqualTo(7_000);
            assertThat(mpi.isFinished()).isTrue();
            assertError(
                    ErrorClass.ERR_OTHER,
                    () -> mpi.world().send(place(1), 1, INT, 0, 0),
                    "MPI_Send behind MPI_Finalize");
            assertError(ErrorClass.ERR_OTHER, mpi::finish, "behind MPI_Finalize");
        });
    }

    @Test
    void finalizingWithAMessageThatOnlyAProbeHasMatchedIsAnError() {
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(2), mpi -> {
                    if (mpi.world().getRank() == 0) {
                        mpi.world().send(place(1), 1, INT, 1, 5);
                    } else {
                        mpi.world().mProbe(0, 5);
                    }
                }))
                .hasMessageContaining("rank 1 ended without receiving what a probe had matched")
                .hasMessageContaining("from rank 0 with tag 5");
    }

    @Test
    void finalizingWithAnUnreceivedMessageIsAnError() {
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(2), mpi -> {
                    if (mpi.world().getRank() == 0) {
                        mpi.world().send(place(1), 1, INT, 1, 5);
                    }
                    mpi.finish();
                }))
                .hasMessageContainingAll("rank 1 ended without receiving a message", "tag=5");
    }

    @Test
    void selfIsAWorldOfItsOwn() {
        MpiJob.run(new InMemoryTransport(2), mpi -> {
            ByteBuffer got = ints(-1);
            assertThat(mpi.self().getSize()).isEqualTo(1);
            Request receive = mpi.self().iRecv(Place.of(got), 1, INT, Mpi.ANY_SOURCE, Mpi.ANY_TAG);
            mpi.world().send(place(3), 1, INT, mpi.world().getRank(), 0);
            mpi.self().send(place(4), 1, INT, 0, 0);
            receive.waitFor();
            assertThat(got.getInt(0)).isEqualTo(4);
            mpi.world().recv(Place.of(got), 1, INT, mpi.world().getRank(), 0);
            assertThat(got.getInt(0)).isEqualTo(3);
            assertError(ErrorClass.ERR_COMM, mpi.self()::free, "cannot be freed");
        });
    }

    @Test
    void eachCallOfTheProgramIsToldOnceAndThoseInsideItAreNot() {
        List<String> calls = new ArrayList<>();
        List<String> messages = new ArrayList<>();
        CallObserver observer = new CallObserver() {
            @Override
            public void called(int rank, String name, long from, long to) {
                assertThat(to).isGreaterThanOrEqualTo(from);
                calls.add(rank + " " + name);
            }

            @Override
            public void sent(int rank, int destination, long bytes, long cycle) {
                messages.add(rank + " to " + destination + ": " + bytes);
            }

            @Override
            public void received(int source, int rank, long bytes, long posted, long cycle) {
                messages.add(rank + " from " + source + ": " + bytes);
            }
        };
        MpiJob.run(new InMemoryTransport(2), 1_000_000, observer, mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                world.send(place(1, 2), 2, INT, 1, 0);
                assertError(ErrorClass.ERR_RANK, () -> world.send(place(1), 1, INT, 9, 0), "rank=9");
            } else {
                world.recv(place(0, 0), 2, INT, 0, 0);
            }
            Request sum = new Collectives(world).iAllReduce(Place.IN_PLACE, place(1), 1, INT, Op.SUM);
            sum.waitFor();
        });
        assertThat(calls.stream().filter(call -> call.startsWith("0")))
                .containsExactly("0 MPI_Send", "0 MPI_Send", "0 MPI_Iallreduce", "0 MPI_Wait");
        assertThat(calls.stream().filter(call -> call.startsWith("1")))
                .containsExactly("1 MPI_Recv", "1 MPI_Iallreduce", "1 MPI_Wait");
        assertThat(messages)
                .contains("0 to 1: 8", "1 from 0: 8", "0 to 1: 4", "1 to 0: 4")
                .hasSize(6);
    }
}
