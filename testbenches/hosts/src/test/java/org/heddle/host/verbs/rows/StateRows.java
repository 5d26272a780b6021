package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.QpAttribute;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.host.verbs.type.WcStatus;
import org.heddle.host.verbs.type.WrOpcode;
import org.junit.jupiter.api.Test;

/** States of a queue pair, and posting. */
public abstract class StateRows extends VerbsRows {
    private SendWorkRequest write(long id, int bytes) {
        return SendWorkRequest.write(id, far.at(0), far.key(), near.piece(0, bytes))
                .signaled();
    }

    private List<ReceiveWorkRequest> receives(int... ids) {
        return java.util.Arrays.stream(ids)
                .mapToObj(id -> new ReceiveWorkRequest(id, far.piece(1024L * id, 1024)))
                .toList();
    }

    /** V01. */
    @Test
    void inResetNothingCanBePosted() {
        peers(settings -> settings);
        assertRefused(Errno.EINVAL, 0, () -> near.post(write(1, 8), write(2, 8)));
        assertRefused(Errno.EINVAL, 0, () -> far.pair.postReceive(receives(1, 2)));
        assertThat(near.pair.usedSends()).isZero();
        assertThat(far.pair.usedReceives()).isZero();
        near.assertNothingMore();
        far.assertNothingMore();
    }

    /** V02. */
    @Test
    void inInitReceivesAreKeptPacketsDroppedAndThePeerEndsWithoutAnAnswer() {
        peers(settings -> settings);
        Change impatient = both(near(QpAttribute.RETRY_CNT, 1), near(QpAttribute.TIMEOUT, 2));
        toInit(impatient);
        near.pair.modify(receiving(near, far, FAR_PSN));
        near.pair.modify(impatient.apply(true, sending(NEAR_PSN)));
        assertRefused(Errno.EINVAL, 0, () -> far.post(write(1, 8)));
        far.pair.postReceive(receives(1));
        near.fill(0, 8, 1);
        near.post(SendWorkRequest.send(7, near.piece(0, 8)));
        near.assertSent(7, WcStatus.RETRY_EXC_ERR);
        assertThat(answers()).isEmpty();
        far.assertNothingMore();
        far.assertUntouched();
        assertStates(QpState.ERR, QpState.INIT);
        assertThat(far.pair.usedReceives()).isEqualTo(1);
    }

    /** V03. */
    @Test
    void inRtrThePeerIsServedAndNothingCanBeSent() {
        peers(settings -> settings);
        toInit(Change.NONE);
        toReceive(Change.NONE);
        near.pair.modify(sending(NEAR_PSN));
        assertRefused(Errno.EINVAL, 0, () -> far.post(write(1, 8)));
        far.pair.postReceive(receives(1));
        byte[] data = near.fill(0, 8, 2);
        near.post(SendWorkRequest.send(7, near.piece(0, 8)).signaled());
        far.assertReceived(1, 8);
        near.assertSent(7, WcStatus.SUCCESS);
        near.post(SendWorkRequest.read(8, far.at(1024), far.key(), near.piece(64, 8))
                .signaled());
        near.assertSent(8, WcStatus.SUCCESS);
        assertThat(near.load(64, 8)).isEqualTo(data);
        far.storeWord(0, 40);
        near.post(SendWorkRequest.fetchAndAdd(9, far.at(0), far.key(), 2, near.piece(128, 8))
                .signaled());
        near.assertSent(9, WcStatus.SUCCESS);
        assertThat(far.word(0)).isEqualTo(42);
        assertThat(near.word(128)).isEqualTo(40);
        assertStates(QpState.RTS, QpState.RTR);
    }

    /** V04. */
    @Test
    void inRtsBothEndsSendAndReceive() {
        connect();
        byte[] toFar = near.fill(0, 100, 3);
        byte[] toNear = far.fill(512, 100, 4);
        far.receive(1, far.piece(4096, 100));
        near.receive(2, near.piece(4096, 100));
        near.post(SendWorkRequest.send(3, near.piece(0, 100)).signaled());
        far.post(SendWorkRequest.send(4, far.piece(512, 100)).signaled());
        far.assertReceived(1, 100);
        near.assertReceived(2, 100);
        near.assertSent(3, WcStatus.SUCCESS);
        far.assertSent(4, WcStatus.SUCCESS);
        assertThat(far.load(4096, 100)).isEqualTo(toFar);
        assertThat(near.load(4096, 100)).isEqualTo(toNear);
        assertStates(QpState.RTS, QpState.RTS);
    }

    /** V05. */
    @Test
    void inErrNewRequestsAreAcceptedAndFlushed() {
        connect();
        near.pair.modify(QueuePairAttributes.to(QpState.ERR));
        near.fill(0, 64, 5);
        near.post(write(1, 8).with(), write(2, 8));
        near.receive(3, near.piece(0, 8));
        near.assertSent(1, WcStatus.WR_FLUSH_ERR);
        near.assertSent(2, WcStatus.WR_FLUSH_ERR);
        near.assertReceived(3, WcStatus.WR_FLUSH_ERR);
        near.assertNothingMore();
        far.assertUntouched();
        assertThat(requests()).isEmpty();
        assertStates(QpState.ERR, QpState.RTS);
    }

    /** V06. */
    @Test
    void resetEmptiesBothQueuesWithoutCompletions() {
        for (QpState from : Set.of(QpState.INIT, QpState.RTR, QpState.RTS, QpState.ERR)) {
            peers(settings -> settings.withDepths(4, 4));
            toInit(Change.NONE);
            if (from == QpState.RTR || from == QpState.RTS) {
                near.pair.modify(receiving(near, far, FAR_PSN));
            }
            near.receive(1, near.piece(0, 8));
            if (from == QpState.RTS) {
                near.pair.modify(sending(NEAR_PSN));
                near.post(write(2, 8), write(3, 8)); // far is in INIT, so they stay outstanding
            }
            if (from == QpState.ERR) {
                near.pair.modify(QueuePairAttributes.to(QpState.ERR));
            }
            near.pair.modify(QueuePairAttributes.to(QpState.RESET));
            assertThat(near.pair.queryState()).isEqualTo(QpState.RESET);
            assertThat(near.pair.usedSends()).isZero();
            assertThat(near.pair.usedReceives()).isZero();
            near.assertNothingMore();
            near.pair.modify(QueuePairAttributes.init(ALL));
            near.pair.postReceive(List.of(
                    new ReceiveWorkRequest(5), new ReceiveWorkRequest(6),
                    new ReceiveWorkRequest(7), new ReceiveWorkRequest(8)));
            assertThat(near.pair.usedReceives()).isEqualTo(4);
        }
    }

    /** V07. */
    @Test
    void illegalChangesAndMissingAttributesModifyNothing() {
        peers(settings -> settings);
        QueuePairAttributes init = QueuePairAttributes.init(ALL);
        QueuePairAttributes rtr = receiving(near, far, FAR_PSN);
        QueuePairAttributes rts = sending(NEAR_PSN);
        refusedIn(QpState.RESET, rtr, rts, QueuePairAttributes.to(QpState.ERR));
        withoutEach(QpState.RESET, init, QpAttribute.PKEY_INDEX, QpAttribute.PORT, QpAttribute.ACCESS_FLAGS);
        near.pair.modify(init);
        refusedIn(QpState.INIT, rts);
        withoutEach(
                QpState.INIT,
                rtr,
                QpAttribute.AV,
                QpAttribute.PATH_MTU,
                QpAttribute.DEST_QPN,
                QpAttribute.RQ_PSN,
                QpAttribute.MAX_DEST_RD_ATOMIC,
                QpAttribute.MIN_RNR_TIMER);
        near.pair.modify(rtr);
        refusedIn(QpState.RTR, init, rtr);
        withoutEach(
                QpState.RTR,
                rts,
                QpAttribute.SQ_PSN,
                QpAttribute.MAX_QP_RD_ATOMIC,
                QpAttribute.RETRY_CNT,
                QpAttribute.RNR_RETRY,
                QpAttribute.TIMEOUT);
        near.pair.modify(rts);
        refusedIn(QpState.RTS, init, rtr, rts.with(QpAttribute.PATH_MTU, 1));
        far.pair.modify(init);
        far.pair.modify(receiving(far, near, NEAR_PSN));
        far.receive(1, far.piece(0, 8));
        near.post(SendWorkRequest.send(2, near.piece(0, 8)).signaled());
        near.assertSent(2, WcStatus.SUCCESS);
        far.assertReceived(1, 8);
    }

    private void refusedIn(QpState state, QueuePairAttributes... changes) {
        for (QueuePairAttributes change : changes) {
            assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.pair.modify(change));
            assertThat(near.pair.queryState()).as("state after " + change).isEqualTo(state);
        }
    }

    private void withoutEach(QpState state, QueuePairAttributes change, QpAttribute... required) {
        assertThat(change.set()).containsExactlyInAnyOrder(required);
        for (QpAttribute attribute : required) {
            refusedIn(state, change.without(attribute));
        }
    }

    /** V08. */
    @Test
    void aListStopsAtItsFirstBadRequest() {
        connect();
        byte[] data = near.fill(0, 8, 6);
        SendWorkRequest bad = new SendWorkRequest(2, WrOpcode.TSO, Set.of(), List.of(), 0, 0, 0, 0, 0);
        assertRefused(Errno.EINVAL, 1, () -> near.post(write(1, 8), bad, write(3, 8)));
        near.assertSent(1, WcStatus.SUCCESS);
        near.assertNothingMore();
        assertThat(requests()).hasSize(1);
        far.assertHolds(0, data);
        List<ReceiveWorkRequest> receives = List.of(
                new ReceiveWorkRequest(1, near.piece(0, 8)),
                new ReceiveWorkRequest(2, java.util.Collections.nCopies(9, near.piece(0, 8))),
                new ReceiveWorkRequest(3, near.piece(0, 8)));
        assertRefused(Errno.EINVAL, 1, () -> near.pair.postReceive(receives));
        assertThat(near.pair.usedReceives()).isEqualTo(1);
        assertStates(QpState.RTS, QpState.RTS);
    }

    /** V09. */
    @Test
    void moreElementsThanTheQueuePairHasAreRefused() {
        peers(settings -> settings.withSge(3, 2));
        ready(Change.NONE);
        ScatterGatherElement piece = near.piece(0, 1);
        assertRefused(Errno.EINVAL, 0, () -> near.post(SendWorkRequest.send(1, piece, piece, piece, piece)));
        assertRefused(Errno.EINVAL, 0, () -> near.receive(2, piece, piece, piece));
        assertThat(near.pair.usedSends()).isZero();
        assertThat(near.pair.usedReceives()).isZero();
        far.receive(3, far.piece(0, 1), far.piece(1, 2));
        near.post(SendWorkRequest.send(4, piece, piece, piece).signaled());
        near.assertSent(4, WcStatus.SUCCESS);
        far.assertReceived(3, 3);
    }

    /** V10. */
    @Test
    void operationsThatAReliableConnectionHasNotAreRefused() {
        connect();
        for (WrOpcode opcode : WrOpcode.values()) {
            if (!opcode.isSupported()) {
                SendWorkRequest request = new SendWorkRequest(1, opcode, Set.of(), List.of(), 0, 0, 0, 0, 0);
                assertRefused(Errno.EINVAL, 0, () -> near.post(request));
            }
        }
        assertThat(near.pair.usedSends()).isZero();
        near.assertNothingMore();
        assertThat(requests()).isEmpty();
    }
}
