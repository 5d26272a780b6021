package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Buffers.ints;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.rank.Baton;
import org.heddle.mpi.rank.DeadlockException;
import org.heddle.mpi.rank.RankFailedException;
import org.heddle.mpi.transport.ChangedEndpoint;
import org.heddle.mpi.transport.ChangedTransport;
import org.heddle.mpi.transport.Endpoint;
import org.heddle.mpi.transport.InMemoryTransport;
import org.heddle.mpi.transport.Outgoing;
import org.junit.jupiter.api.Test;

/** A rank, its transport and its observer: calls that it tells them of, and answers of theirs that it stands. */
class RankProcessTest {
    /** A door that is interrupted by the first thing that arrives, and takes some cycles for that. */
    private static final class InterruptedDoor extends ChangedEndpoint {
        private final Baton baton;
        private int interrupts;

        InterruptedDoor(Endpoint below, Baton baton) {
            super(below);
            this.baton = baton;
        }

        @Override
        public boolean isInterrupted() {
            return baton.rank() == 0 && interrupts == 0 && hasNews();
        }

        @Override
        public void interrupt() {
            interrupts++;
            long end = baton.cycle() + 40;
            baton.sleep(() -> false, end, () -> "the end of an interrupt");
        }
    }

    @Test
    void theTransportHearsWhetherTheCallThatSendsWaitsForTheEnd() {
        List<String> sends = new ArrayList<>();
        ChangedTransport transport = new ChangedTransport(2, (below, baton) -> new ChangedEndpoint(below) {
            @Override
            public void send(Outgoing message) {
                sends.add(message.envelope().tag() + (message.waits() ? " waits" : " goes on"));
                super.send(message);
            }
        });
        MpiJob.run(transport, mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 0) {
                world.iSend(place(1), 1, INT, 1, 1).waitFor();
                world.send(place(1), 1, INT, 1, 2);
                world.iSend(place(1), 1, INT, 1, 3).waitFor();
                world.sSend(place(1), 1, INT, 1, 4);
                world.iSsend(place(1), 1, INT, 1, 5).waitFor();
            } else {
                for (int tag = 1; tag <= 5; tag++) {
                    world.recv(place(0), 1, INT, 0, tag);
                }
            }
        });
        assertThat(sends).containsExactly("1 goes on", "2 waits", "3 goes on", "4 waits", "5 goes on");
    }

    @Test
    void interruptsMakeTheProgramsOwnWorkLonger() {
        MpiJob.run(new ChangedTransport(2, InterruptedDoor::new), mpi -> {
            Comm world = mpi.world();
            if (world.getRank() == 1) {
                world.send(place(7), 1, INT, 0, 0);
                return;
            }
            mpi.idle(1_000);
            assertThat(mpi.cycle()).isEqualTo(1_040);
            ByteBuffer got = ints(0);
            world.recv(Place.of(got), 1, INT, 1, 0);
            assertThat(ints(got)).containsExactly(7);
            mpi.idle(10);
            assertThat(mpi.cycle()).isEqualTo(1_050);
        });
    }

    @Test
    void whoIsStillAtWorkAtTheLimitIsNamed() {
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(1), 500, mpi -> mpi.idle(1_000)))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContaining(
                        "not finished at the limit of 500 cycles: rank 0 waits for the end of 1000 cycles of its own work");
    }

    @Test
    void whoWaitsForAnAttachedBufferThatNeverEmptiesIsNamed() {
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(2), mpi -> {
                    if (mpi.world().getRank() == 0) {
                        mpi.attachBuffer(ByteBuffer.allocate(100_000));
                        mpi.world().bSend(place(new byte[70_000]), 70_000, BYTE, 1, 0);
                        mpi.detachBuffer();
                    }
                }))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContaining("rank 0 waits for the messages in its attached buffer");
    }

    @Test
    void aMessageThatARankHasNotLookedAtBeforeItsEndIsAnError() {
        assertThatThrownBy(() -> MpiJob.run(new InMemoryTransport(2), mpi -> {
                    if (mpi.world().getRank() == 0) {
                        mpi.world().send(place(1), 1, INT, 1, 4);
                    } else {
                        mpi.idle(5_000);
                    }
                }))
                .isInstanceOf(RankFailedException.class)
                .hasMessageContaining("rank 1 ended without receiving a message");
    }

    @Test
    void theObserverHearsOfACallBeforeItHasAnEffectAndCanPreventIt() {
        List<String> told = new ArrayList<>();
        CallObserver observer = new CallObserver() {
            @Override
            public void calls(int rank, String name, long cycle) {
                told.add(rank + " calls " + name + " at " + cycle);
                if (name.equals("MPI_Isend")) {
                    throw new IllegalStateException("no");
                }
            }

            @Override
            public void called(int rank, String name, long from, long to) {
                told.add(rank + " called " + name + " at " + from);
            }

            @Override
            public void sent(int rank, int destination, long bytes, long cycle) {
                told.add(rank + " sent " + bytes + " at " + cycle);
            }
        };
        MpiJob.run(new InMemoryTransport(1), 1_000_000, observer, mpi -> {
            Comm world = mpi.world();
            mpi.idle(25);
            assertThatThrownBy(() -> world.iSend(place(1), 1, INT, 0, 0)).hasMessage("no");
            world.send(place(1), 1, INT, 0, 0);
            world.recv(place(0), 1, INT, 0, 0);
        });
        assertThat(told)
                .containsExactly(
                        "0 calls MPI_Isend at 25",
                        "0 calls MPI_Send at 25",
                        "0 sent 4 at 25",
                        "0 called MPI_Send at 25",
                        "0 calls MPI_Recv at 25",
                        "0 called MPI_Recv at 25");
    }

    @Test
    void anotherThreadNeitherCallsNorAborts() {
        MpiJob.run(new InMemoryTransport(1), mpi -> {
            List<Throwable> thrown = new ArrayList<>();
            List<Runnable> calls = List.of(
                    () -> mpi.world().run("MPI_Something", () -> {}),
                    () -> mpi.world().abort(3));
            Thread stranger = new Thread(
                    () -> calls.forEach(call -> {
                        try {
                            call.run();
                        } catch (RuntimeException | Error e) {
                            thrown.add(e);
                        }
                    }),
                    "stranger");
            stranger.start();
            stranger.join();
            assertThat(thrown)
                    .hasSize(2)
                    .allSatisfy(e -> assertThat(e)
                            .isInstanceOfSatisfying(
                                    MpiException.class,
                                    refused ->
                                            assertThat(refused.getErrorClass()).isEqualTo(ErrorClass.ERR_OTHER))
                            .hasMessageContaining("thread \"stranger\" calls MPI for rank 0"));
        });
    }
}
