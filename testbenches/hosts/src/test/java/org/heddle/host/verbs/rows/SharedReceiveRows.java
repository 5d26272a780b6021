package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.SharedReceiveQueue;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.Mtu;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.WcStatus;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Shared receive queues: two queue pairs of the far process share one of eight requests. */
public abstract class SharedReceiveRows extends VerbsRows {
    private SharedReceiveQueue shared;
    private final List<QueuePair> nears = new ArrayList<>();
    private final List<QueuePair> fars = new ArrayList<>();

    @BeforeEach
    void connectBoth() {
        peers(settings -> settings);
        shared = far.domain.createSharedReceiveQueue(8, 4);
        for (int i = 0; i < 2; i++) {
            nears.add(near.domain.createQueuePair(near.pair.settings()));
            fars.add(far.domain.createQueuePair(QueuePairSettings.of(far.receives)
                    .with(far.sends, far.receives)
                    .with(shared)));
            nears.get(i).modify(QueuePairAttributes.init(ALL));
            fars.get(i).modify(QueuePairAttributes.init(ALL));
            nears.get(i).modify(ready(1, fars.get(i), 9));
            fars.get(i).modify(ready(0, nears.get(i), 5));
            nears.get(i).modify(sending(5));
            fars.get(i).modify(sending(9));
        }
    }

    private static QueuePairAttributes ready(int node, QueuePair peer, int psn) {
        return QueuePairAttributes.readyToReceive(node, peer.number(), Mtu.MTU_256, psn)
                .with(org.heddle.host.verbs.type.QpAttribute.MIN_RNR_TIMER, 1);
    }

    private void post(int... ids) {
        for (int id : ids) {
            shared.postReceive(new ReceiveWorkRequest(id, far.piece(512L * id, 512)));
        }
    }

    /** R01. */
    @Test
    void requestsAreSharedAndCompleteInEachQueuePairsOwnQueue() {
        post(1, 2, 3);
        byte[] data = near.fill(0, 300, 1);
        for (int i : new int[] {1, 0, 1}) {
            nears.get(i).postSend(SendWorkRequest.send(i, near.piece(0, 300)).signaled());
            WorkCompletion sent = near.sent();
            assertThat(sent.status()).isEqualTo(WcStatus.SUCCESS);
        }
        for (int id = 1; id <= 3; id++) {
            WorkCompletion received = far.received();
            assertThat(received.id()).isEqualTo(id);
            assertThat(received.bytes()).isEqualTo(300);
            assertThat(received.queuePair()).isEqualTo(fars.get(id % 2).number());
            assertThat(far.load(512L * id, 300)).isEqualTo(data);
        }
        assertThat(far.sends.poll(1)).isEmpty();
        assertRefused(Errno.EINVAL, 0, () -> fars.get(0).postReceive(new ReceiveWorkRequest(9)));
    }

    /** R01: empty, full, too many elements. */
    @Test
    void anEmptyQueueIsNotReadyAndAFullOneRefuses() {
        nears.get(0).postSend(SendWorkRequest.send(1).signaled());
        bench.pass(3_000);
        assertThat(answers()).contains(SeenKind.NAK_RNR);
        post(5);
        near.assertSentBy(nears.get(0), 1, WcStatus.SUCCESS);
        assertThat(far.received().id()).isEqualTo(5);
        post(1, 2, 3, 4, 5, 6, 7, 8);
        assertRefused(Errno.ENOMEM, 0, () -> post(9));
        assertRefused(Errno.EINVAL, org.heddle.host.verbs.type.VerbsException.NO_INDEX, () -> shared.armLimit(9));
    }

    /** R01: the limit. */
    @Test
    void theLimitIsToldOnceAndThenDisarmed() {
        post(1, 2, 3, 4);
        shared.armLimit(3);
        assertThat(far.events()).isEmpty();
        for (int i = 0; i < 3; i++) {
            nears.get(0).postSend(SendWorkRequest.send(i).signaled());
            near.assertSentBy(nears.get(0), i, WcStatus.SUCCESS);
            assertThat(far.events())
                    .as("events after " + (i + 1) + " receives")
                    .isEqualTo(i == 1 ? List.of(EventType.SRQ_LIMIT_REACHED) : List.of());
        }
    }

    /** R01: a limit that is passed already is told at once, or with the next receive that is taken, and once. */
    @Test
    void aLimitThatIsPassedAlreadyIsToldOnceAsWell() {
        post(1, 2, 3);
        shared.armLimit(8);
        List<EventType> told = far.events();
        for (int i = 0; i < 3; i++) {
            nears.get(0).postSend(SendWorkRequest.send(i).signaled());
            near.assertSentBy(nears.get(0), i, WcStatus.SUCCESS);
            told.addAll(far.events());
        }
        assertThat(told).containsExactly(EventType.SRQ_LIMIT_REACHED);
    }

    /** R01: errors. */
    @Test
    void aQueuePairInErrorLeavesTheRequestsToTheOthers() {
        post(1, 2);
        nears.get(0).postSend(SendWorkRequest.write(1, far.at(0), 0x99, near.piece(0, 8)));
        near.assertSentBy(nears.get(0), 1, WcStatus.REM_ACCESS_ERR);
        assertThat(fars.get(0).queryState()).isEqualTo(QpState.ERR);
        assertThat(far.events()).containsExactlyInAnyOrder(EventType.QP_ACCESS_ERR, EventType.QP_LAST_WQE_REACHED);
        far.assertNothingMore();
        nears.get(1).postSend(SendWorkRequest.send(2).signaled());
        near.assertSentBy(nears.get(1), 2, WcStatus.SUCCESS);
        assertThat(far.received().id()).isEqualTo(1);
        assertThat(fars.get(1).queryState()).isEqualTo(QpState.RTS);
        assertRefused(Errno.EBUSY, org.heddle.host.verbs.type.VerbsException.NO_INDEX, () -> shared.close());
    }
}
