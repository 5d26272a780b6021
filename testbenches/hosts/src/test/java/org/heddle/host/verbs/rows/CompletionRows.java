package org.heddle.host.verbs.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.HostTimeoutException;
import org.heddle.host.verbs.QueuePair;
import org.heddle.host.verbs.QueuePairSettings;
import org.heddle.host.verbs.ReceiveWorkRequest;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.host.verbs.SendWorkRequest;
import org.heddle.host.verbs.WorkCompletion;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.EventType;
import org.heddle.host.verbs.type.QpState;
import org.heddle.host.verbs.type.QueuePairAttributes;
import org.heddle.host.verbs.type.SendFlag;
import org.heddle.host.verbs.type.VerbsException;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Completions, and what they account for. */
public abstract class CompletionRows extends VerbsRows {
    private SendWorkRequest write(long id) {
        return SendWorkRequest.write(id, far.at(0), far.key(), near.piece(0, 8));
    }

    /** V24. */
    @Test
    void successWithoutSignalMakesNoCompletionAndFailureDoes() {
        connect();
        byte[] data = near.fill(0, 8, 1);
        near.post(write(1), write(2).signaled(), write(3));
        near.assertSent(2, WcStatus.SUCCESS);
        near.assertNothingMore();
        far.assertHolds(0, data);
        near.post(write(4), SendWorkRequest.write(5, far.at(0), 0x77, near.piece(0, 8)), write(6));
        near.assertSent(5, WcStatus.REM_ACCESS_ERR);
        near.assertSent(6, WcStatus.WR_FLUSH_ERR);
        near.assertNothingMore();
        assertStates(QpState.ERR, QpState.ERR);
    }

    /** V25. */
    @Test
    void signalAllMakesACompletionForEach() {
        peers(settings -> settings.withSignalAll(true));
        ready(Change.NONE);
        near.post(write(1), write(2), write(3).signaled());
        for (int id = 1; id <= 3; id++) {
            near.assertSent(id, WcStatus.SUCCESS);
        }
        near.assertNothingMore();
    }

    /** V26. */
    @Test
    void aFullSendQueueRefusesUntilALaterSignaledRequestHasBeenPolled() {
        fullSendQueue(1_000);
    }

    @Tag("whole")
    @Test
    void aSendQueueOfWhichEveryEighthRequestIsSignaledNeverRefusesOneOfTenThousand() {
        fullSendQueue(10_000);
    }

    private void fullSendQueue(int more) {
        int depth = 16;
        peers(settings -> settings.withDepths(depth, 1));
        ready(Change.NONE);
        for (int id = 1; id < depth; id++) {
            near.post(write(id));
        }
        near.post(write(depth).signaled());
        assertRefused(Errno.ENOMEM, 0, () -> near.post(write(99)));
        bench.settle();
        assertRefused(Errno.ENOMEM, 0, () -> near.post(write(99)));
        near.assertSent(depth, WcStatus.SUCCESS);
        assertThat(near.pair.usedSends()).isZero();
        for (int id = 0; id < more; id++) {
            boolean signals = id % (depth / 2) == depth / 2 - 1;
            near.post(signals ? write(id).signaled() : write(id));
            if (signals) {
                near.assertSent(id, WcStatus.SUCCESS);
            }
        }
        assertStates(QpState.RTS, QpState.RTS);
    }

    /** V27. */
    @Test
    void aFullReceiveQueueRefuses() {
        peers(settings -> settings.withDepths(4, 3));
        ready(Change.NONE);
        List<ReceiveWorkRequest> five = new ArrayList<>();
        for (int id = 0; id < 5; id++) {
            five.add(new ReceiveWorkRequest(id));
        }
        assertRefused(Errno.ENOMEM, 3, () -> far.pair.postReceive(five));
        near.post(SendWorkRequest.send(9).signaled());
        near.assertSent(9, WcStatus.SUCCESS);
        assertRefused(Errno.ENOMEM, 0, () -> far.receive(5));
        far.assertReceived(0, 0);
        far.receive(5);
        assertRefused(Errno.ENOMEM, 0, () -> far.receive(6));
    }

    /** V28. */
    @Test
    void inlineDataAreTakenWhenTheyArePosted() {
        connect();
        byte[] data = near.fill(0, 40, 2);
        ScatterGatherElement[] pieces = {
            new ScatterGatherElement(near.at(0), 15, 0xDEAD), new ScatterGatherElement(near.at(15), 25, 0xBEEF)
        };
        near.post(SendWorkRequest.write(1, far.at(0), far.key(), pieces).with(SendFlag.INLINE, SendFlag.SIGNALED));
        near.store(0, new byte[40]);
        near.assertSent(1, WcStatus.SUCCESS);
        far.assertHolds(0, data);
        assertRefused(
                Errno.ENOMEM,
                0,
                () -> near.post(SendWorkRequest.send(2, near.piece(0, 65)).with(SendFlag.INLINE)));
        assertRefused(
                Errno.EINVAL,
                0,
                () -> near.post(SendWorkRequest.read(3, far.at(0), far.key(), near.piece(0, 8))
                        .with(SendFlag.INLINE)));
        assertRefused(
                Errno.EINVAL,
                0,
                () -> near.post(SendWorkRequest.fetchAndAdd(4, far.at(0), far.key(), 1, near.piece(0, 8))
                        .with(SendFlag.INLINE)));
        near.post(SendWorkRequest.write(5, far.at(100), far.key(), near.piece(0, 64))
                .with(SendFlag.INLINE, SendFlag.SIGNALED));
        near.assertSent(5, WcStatus.SUCCESS);
        assertStates(QpState.RTS, QpState.RTS);
    }

    /** V29. */
    @Test
    void ofAFailureOnlyIdStatusQueuePairAndVendorErrorAreDefined() {
        connect();
        near.post(SendWorkRequest.write(0x1234_5678_9ABCL, far.at(0), 0x77, near.piece(0, 8)));
        WorkCompletion completion = near.sent();
        assertThat(completion.id()).isEqualTo(0x1234_5678_9ABCL);
        assertThat(completion.status()).isEqualTo(WcStatus.REM_ACCESS_ERR);
        assertThat(completion.queuePair()).isEqualTo(near.pair.number());
        assertThat(completion.vendorError()).isNotNegative();
        assertThatThrownBy(completion::opcode).hasMessageContaining("REM_ACCESS_ERR is undefined");
        assertThatThrownBy(completion::bytes).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(completion::immediate).isInstanceOf(IllegalStateException.class);
    }

    /** V30. */
    @Test
    void aCompletionQueueThatOverrunsIsToldAndBreaksItsQueuePairs() {
        peers(4, settings -> settings);
        ready(Change.NONE);
        for (int id = 1; id <= 4; id++) {
            near.post(write(id).signaled());
        }
        bench.settle();
        assertStates(QpState.RTS, QpState.RTS);
        assertThat(near.events()).isEmpty();
        near.receive(7, near.piece(0, 8));
        near.post(write(5).signaled());
        bench.settle();
        assertThat(near.events()).containsExactly(EventType.CQ_ERR);
        assertStates(QpState.ERR, QpState.RTS);
        near.assertReceived(7, WcStatus.WR_FLUSH_ERR);
        for (int id = 1; id <= 4; id++) {
            near.assertSent(id, WcStatus.SUCCESS);
        }
        assertRefused(Errno.EIO, VerbsException.NO_INDEX, () -> near.sends.poll(1));
        near.pair.close();
        near.sends.close();
    }

    /** V31. */
    @Test
    void pollTakesAtMostWhatItIsAskedForInOrder() {
        connect();
        assertThat(near.sends.poll(8)).isEmpty();
        for (int id = 1; id <= 10; id++) {
            near.post(write(id).signaled());
        }
        bench.settle();
        assertThat(near.sends.poll(3)).extracting(WorkCompletion::id).containsExactly(1L, 2L, 3L);
        assertThat(near.sends.poll(100)).extracting(WorkCompletion::id).containsExactly(4L, 5L, 6L, 7L, 8L, 9L, 10L);
        assertThat(near.sends.poll(100)).isEmpty();
        assertRefused(Errno.EINVAL, VerbsException.NO_INDEX, () -> near.sends.poll(0));
    }

    /** V32. */
    @Test
    void aNotificationComesOnceAndASolicitedOneForSolicitedRequestsAndErrorsAlone() {
        connect();
        for (int id = 1; id <= 8; id++) {
            far.receive(id, far.piece(0, 8));
        }
        far.receives.requestNotification(false);
        near.post(SendWorkRequest.send(1), SendWorkRequest.send(2));
        assertThat(far.context.awaitNotification(100_000)).isSameAs(far.receives);
        bench.settle();
        assertThat(far.context.pollNotification()).isEmpty();
        assertThat(far.receives.poll(8)).hasSize(2);

        far.receives.requestNotification(true);
        near.post(SendWorkRequest.send(3));
        bench.settle();
        assertThat(far.context.pollNotification()).isEmpty();
        SendWorkRequest[] solicited = {
            SendWorkRequest.send(4).with(SendFlag.SOLICITED),
            SendWorkRequest.sendWithImmediate(5, 1).with(SendFlag.SOLICITED),
            SendWorkRequest.writeWithImmediate(6, far.at(0), far.key(), 2, near.piece(0, 8))
                    .with(SendFlag.SOLICITED)
        };
        for (SendWorkRequest request : solicited) {
            far.receives.requestNotification(true);
            near.post(request);
            assertThat(far.context.awaitNotification(100_000)).isSameAs(far.receives);
        }
        far.receives.requestNotification(true);
        far.pair.modify(QueuePairAttributes.to(QpState.ERR));
        assertThat(far.context.awaitNotification(100_000)).isSameAs(far.receives);
        bench.settle();
        assertThat(far.receives.poll(8)).hasSize(6);
        assertThatThrownBy(() -> far.context.awaitNotification(1_000)).isInstanceOf(HostTimeoutException.class);
    }

    /** V32: a completion between the arming and the poll behind it is either polled or told. */
    @Test
    void armingAndThenPollingLosesNothing() {
        connect();
        int received = 0;
        for (int round = 0; round < 40; round++) {
            far.receive(round, far.piece(0, 8));
            near.post(SendWorkRequest.send(round));
            bench.pass(3L * round);
            far.receives.requestNotification(false);
            List<WorkCompletion> there = far.receives.poll(8);
            if (there.isEmpty()) {
                far.context.awaitNotification(100_000);
                there = far.receives.poll(8);
            }
            received += there.size();
            while (far.context.pollNotification().isPresent()) {
                // told of what has been polled
            }
        }
        assertThat(received).isEqualTo(40);
    }

    /** V33. */
    @Test
    void oneQueueServesBothQueuesOfSeveralQueuePairs() {
        open();
        near = new VerbsPeer(bench, bench.start(0), 64, settings -> settings);
        far = new VerbsPeer(
                bench,
                bench.start(1),
                64,
                settings -> settings.with(settings.sendCompletions(), settings.sendCompletions()));
        QueuePair more = far.domain.createQueuePair(QueuePairSettings.of(far.sends));
        QueuePair moreNear = near.domain.createQueuePair(QueuePairSettings.of(near.sends));
        ready(Change.NONE);
        more.modify(QueuePairAttributes.init(ALL));
        moreNear.modify(QueuePairAttributes.init(ALL));
        more.modify(
                QueuePairAttributes.readyToReceive(0, moreNear.number(), org.heddle.host.verbs.type.Mtu.MTU_1024, 5));
        moreNear.modify(
                QueuePairAttributes.readyToReceive(1, more.number(), org.heddle.host.verbs.type.Mtu.MTU_1024, 6));
        more.modify(sending(6));
        moreNear.modify(sending(5));
        far.receive(1, far.piece(0, 8));
        more.postReceive(new ReceiveWorkRequest(2, far.piece(8, 8)));
        near.post(SendWorkRequest.send(3, near.piece(0, 8)));
        moreNear.postSend(SendWorkRequest.send(4, near.piece(0, 8)));
        far.post(SendWorkRequest.write(5, near.at(0), near.key(), far.piece(0, 8))
                .signaled());
        more.postSend(
                SendWorkRequest.read(6, near.at(0), near.key(), far.piece(0, 8)).signaled());
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            WorkCompletion completion = far.next(far.sends);
            assertThat(completion.opcode().isReceive()).isEqualTo(completion.id() < 3);
            assertThat(completion.opcode().code() >>> 7).isEqualTo(completion.id() < 3 ? 1 : 0);
            seen.add(completion.id() + (completion.queuePair() == more.number() ? " more" : " first"));
        }
        assertThat(seen).containsExactlyInAnyOrder("1 first", "2 more", "5 first", "6 more");
        assertThat(WcOpcode.RECV_RDMA_WITH_IMM.code()).isEqualTo(129);
    }
}
