package org.heddle.mpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.heddle.mpi.Buffers.place;
import static org.heddle.mpi.datatype.Datatype.BYTE;
import static org.heddle.mpi.datatype.Datatype.INT;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.mpi.rank.DeadlockException;
import org.heddle.mpi.rank.RankFailedException;
import org.junit.jupiter.api.Test;

/** Programs that cannot end, or end wrongly, are told what holds them up. */
public class DeadlockTest extends OverTransport {
    @Test
    void twoRanksThatReceiveFromEachOtherAreToldWhoWaitsForWhatAndWhere() {
        assertThatThrownBy(() -> MpiJob.run(
                        transport(2),
                        mpi -> mpi.world()
                                .recv(place(0), 1, INT, 1 - mpi.world().getRank(), 7)))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContainingAll(
                        "rank 0 waits for a receive from rank 1 with tag 7 on world (DeadlockTest.java:",
                        "rank 1 waits for a receive from rank 0 with tag 7 on world (DeadlockTest.java:",
                        "nothing is under way");
    }

    /** P09. */
    @Test
    void aSynchronousSendToOneselfWithoutAReceiveDoesNotReturn() {
        assertThatThrownBy(() -> MpiJob.run(transport(1), mpi -> mpi.world().sSend(place(1), 1, INT, 0, 3)))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContaining("rank 0 waits for a send of 4 bytes to rank 0 with tag 3 on world");
    }

    @Test
    void aRankThatHasEndedIsSaidToWaitForTheOthersOnly() {
        assertThatThrownBy(() -> MpiJob.run(transport(2), mpi -> {
                    if (mpi.world().getRank() == 1) {
                        Request.waitAny(
                                mpi.world().iRecv(place(0), 1, INT, 0, 1),
                                mpi.world().iRecv(place(0), 1, INT, 0, 2));
                    }
                }))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContainingAll(
                        "rank 0 waits for the other ranks' end",
                        "rank 1 waits for one of {a receive",
                        "tag 1",
                        "tag 2");
    }

    @Test
    void anEndlessLoopOfTestsEndsAtTheLimit() {
        assertThatThrownBy(() -> MpiJob.run(transport(1), 5_000, mpi -> {
                    Request receive = mpi.world().iRecv(place(0), 1, INT, 0, 1);
                    while (!receive.test()) {
                        assertThat(mpi.cycle()).isLessThanOrEqualTo(5_008);
                    }
                }))
                .isInstanceOf(DeadlockException.class)
                .hasMessageContainingAll(
                        "not finished at the limit of 5000 cycles", "a receive from rank 0 with tag 1");
    }

    @Test
    void theRankThatFailsIsNamedAndTheOthersEnd() {
        Thread[] other = new Thread[1];
        assertThatThrownBy(() -> MpiJob.run(transport(2), mpi -> {
                    if (mpi.world().getRank() == 0) {
                        other[0] = Thread.currentThread();
                        mpi.world().recv(place(0), 1, INT, 1, 0);
                    }
                    throw new IllegalStateException("out of wool");
                }))
                .isInstanceOfSatisfying(
                        RankFailedException.class, e -> assertThat(e.getRank()).isEqualTo(1))
                .hasMessage("rank 1 failed: out of wool");
        assertThat(other[0].isAlive()).isFalse();
    }

    @Test
    void operationsLeftUnderWayAndMessagesLeftUnreceivedAreErrors() {
        assertThatThrownBy(() -> MpiJob.run(transport(1), mpi -> mpi.world().iRecv(place(0), 1, INT, 0, 4)))
                .hasMessageContainingAll("rank 0 ended with an operation under way", "tag 4");
        assertThatThrownBy(() -> MpiJob.run(transport(1), mpi -> mpi.world().send(place(0), 1, INT, 0, 4)))
                .hasMessageContainingAll("rank 0 ended without receiving a message", "tag=4");
    }

    @Test
    void aReadySendWithoutAWaitingReceiveFailsAtTheReceiver() {
        MpiJob.run(transport(1), mpi -> {
            Request receive = mpi.world().iRecv(place(0), 1, INT, 0, 4);
            mpi.world().rSend(place(5), 1, INT, 0, 4);
            receive.waitFor();
        });
        assertThatThrownBy(() -> MpiJob.run(transport(1), mpi -> {
                    mpi.world().rSend(place(5), 1, INT, 0, 4);
                    mpi.world().probe(0, 4);
                }))
                .hasMessageContainingAll("ready mode", "tag 4");
    }

    @Test
    void everyRunOfAProgramIsTheSameToTheCycle() {
        List<List<String>> runs = new ArrayList<>();
        for (int run = 0; run < 5; run++) {
            List<String> log = new ArrayList<>();
            MpiJob.run(transport(4), mpi -> {
                Random random = new Random(mpi.world().getRank());
                for (int i = 0; i < 30; i++) {
                    mpi.idle(random.nextInt(300));
                    int bytes = random.nextInt(3000);
                    if (mpi.world().getRank() > 0) {
                        mpi.world().send(place(new byte[bytes]), bytes, BYTE, 0, i);
                    } else {
                        for (int k = 0; k < 3; k++) {
                            Status status =
                                    mpi.world().recv(place(new byte[3000]), 3000, BYTE, Mpi.ANY_SOURCE, Mpi.ANY_TAG);
                            log.add(status.getSource() + " " + status.getTag() + " " + status.getBytes());
                        }
                    }
                    log.add(mpi.world().getRank() + " at " + mpi.cycle());
                }
            });
            runs.add(log);
        }
        assertThat(runs).allMatch(runs.get(0)::equals);
        assertThat(runs.get(0)).hasSizeGreaterThan(150);
    }
}
