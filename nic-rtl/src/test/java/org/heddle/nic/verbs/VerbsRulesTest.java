package org.heddle.nic.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.nic.verbs.VerbsBench.ENTRY;
import static org.heddle.nic.verbs.VerbsBench.HERE;
import static org.heddle.nic.verbs.VerbsBench.THERE;
import static org.heddle.nic.verbs.VerbsHostBench.element;

import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.stage.link.bench.PacketFate;
import org.heddle.nic.verbs.VerbsHostBench.Send;
import org.heddle.nic.verbs.layout.EventEntry;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.QueuePairShown;
import org.heddle.nic.verbs.layout.SendEntry;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.DoorbellKind;
import org.heddle.nic.verbs.layout.code.EventKind;
import org.heddle.nic.verbs.layout.code.QueuePairResult;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.VerbsCommand;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.junit.jupiter.api.Tag;

/** Rules of queue pairs, completion queues and shared receive queues, at two nodes. */
class VerbsRulesTest {
    private static final CompletionStatus SUCCESS = CompletionStatus.SUCCESS;
    private static final EventEntry EVENT = EventEntry.LAYOUT;

    private static void assertEvent(VerbsHostBench host, EventKind kind, int number) {
        assertThat(host.hasEvent()).as("event %s", kind).isTrue();
        long[] entry = host.takeEvent();
        assertThat(EVENT.kind.get(entry)).as("kind").isEqualTo(kind.code());
        assertThat(EVENT.number.get(entry)).as("number").isEqualTo(number);
    }

    @HardwareTest
    void aSharedReceiveQueueServesSeveralAndKeepsItsReceivesWhenOneFails(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        bench.to().sharedQueue(3);
        VerbsHostBench.Pair otherNear = bench.from().new Pair(10);
        VerbsHostBench.Pair otherFar = bench.to().new Pair(10);
        for (VerbsHostBench.Pair pair : new VerbsHostBench.Pair[] {bench.far, otherFar}) {
            QueuePairContext.LAYOUT.isShared.put(pair.record, 1);
            QueuePairContext.LAYOUT.sharedReceive.put(pair.record, 3);
        }
        bench.connect();
        otherFar.connect();
        otherNear.connect();
        for (int i = 0; i < 4; i++) {
            bench.to().receiveShared(3, element(THERE + 2048L * i, 2000, bench.farKey));
        }
        bench.to().command(VerbsCommand.SET_LIMIT, 3, new long[] {3});
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 1500, bench.nearKey)));
        long[] first = bench.received(0, CompletionOpcode.RECV, SUCCESS);
        assertThat(ENTRY.isShared.isSet(first)).isTrue();
        assertThat(bench.to().hasEvent()).isFalse();
        otherNear.post(new Send(WorkOpcode.SEND, element(HERE + 5000, 40, bench.nearKey)));
        long[] second = bench.completion(bench.to(), 1);
        assertThat(ENTRY.index.get(second)).isEqualTo(1);
        assertThat(ENTRY.queuePair.get(second)).isEqualTo(10);
        assertThat(bench.to().memory.read(THERE, 1500))
                .isEqualTo(bench.from().memory.read(HERE, 1500));
        assertThat(bench.to().memory.read(THERE + 2048, 40))
                .isEqualTo(bench.from().memory.read(HERE + 5000, 40));
        bench.rig.simulation().step(200);
        assertEvent(bench.to(), EventKind.SRQ_LIMIT_REACHED, 3);

        otherNear.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, 0));
        bench.completion(bench.from(), 0);
        bench.rig.simulation().step(1000);
        assertEvent(bench.to(), EventKind.QP_ACCESS_ERR, 10);
        assertEvent(bench.to(), EventKind.QP_LAST_WQE_REACHED, 10);
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 7, bench.nearKey)));
        bench.received(2, CompletionOpcode.RECV, SUCCESS);
        assertThat(bench.to().hasEvent()).as("the limit is told once").isFalse();
        bench.sent(0, CompletionOpcode.SEND, SUCCESS);
        bench.sent(1, CompletionOpcode.SEND, SUCCESS);
    }

    @HardwareTest
    void receivesOfASharedQueueAreOfItsDomainAndAccessesOfTheQueuePairs(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        bench.to().sharedQueue(3);
        QueuePairContext.LAYOUT.isShared.put(bench.far.record, 1);
        QueuePairContext.LAYOUT.sharedReceive.put(bench.far.record, 3);
        QueuePairContext.LAYOUT.domain.put(bench.far.record, VerbsHostBench.DOMAIN + 1);
        bench.connect();
        bench.to().receiveShared(3, element(THERE, 64, bench.farKey));
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 40, bench.nearKey)));
        bench.received(0, CompletionOpcode.RECV, SUCCESS);
        bench.sent(0, CompletionOpcode.SEND, SUCCESS);
        assertThat(bench.to().memory.read(THERE, 40))
                .isEqualTo(bench.from().memory.read(HERE, 40));
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.sent(1, null, CompletionStatus.REM_ACCESS_ERR);
    }

    @HardwareTest
    void aDoorbellOfAnotherProcessHasNoEffectAndIsCounted(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        bench.near.place(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.from().ring(VerbsHostBench.PROCESS + 1, DoorbellKind.SEND, VerbsBench.NUMBER, 1);
        bench.from().ring(VerbsHostBench.PROCESS, DoorbellKind.SEND, 40, 1);
        bench.rig.simulation().step(2000);
        assertThat(bench.from().counter(VerbsCounter.REFUSED_DOORBELLS)).isEqualTo(2);
        assertThat(bench.requests().packets()).isZero();
        bench.near.ring();
        bench.sent(0, CompletionOpcode.RDMA_WRITE, SUCCESS);
    }

    @HardwareTest
    void aFullCompletionQueueEndsInAnErrorAndIsNotOverwritten(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        bench.from().completionQueue(VerbsBench.SENDS, 2);
        bench.connect();
        for (int i = 0; i < 6; i++) {
            bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        }
        bench.rig.simulation().step(8000);
        assertEvent(bench.from(), EventKind.CQ_ERR, VerbsBench.SENDS);
        assertThat(bench.from().hasEvent()).isFalse();
        for (int i = 0; i < 4; i++) {
            long[] entry = bench.from().takeCompletion(VerbsBench.SENDS, 2);
            assertThat(ENTRY.index.get(entry)).isEqualTo(i);
            assertThat(ENTRY.status.get(entry)).isZero();
        }
        assertThat(bench.from().hasCompletion(VerbsBench.SENDS, 2)).isFalse();
        bench.from().command(VerbsCommand.GET_QUEUE_PAIR, VerbsBench.NUMBER, new long[0]);
        assertThat(bench.from().read(bench.from().map.results.address())).isEqualTo(QueuePairState.ERR.code());
    }

    private static void assertShown(
            VerbsHostBench host, long sendPsn, long receivePsn, long sendIndex, long receiveIndex) {
        long[] expected = new long[QueuePairResult.values().length];
        QueuePairShown layout = QueuePairShown.LAYOUT;
        layout.state.put(expected, QueuePairState.RTS);
        layout.sendPsn.put(expected, sendPsn);
        layout.receivePsn.put(expected, receivePsn);
        layout.sendIndex.put(expected, sendIndex);
        layout.receiveIndex.put(expected, receiveIndex);
        host.command(VerbsCommand.GET_QUEUE_PAIR, VerbsBench.NUMBER, new long[0]);
        for (int i = 0; i < expected.length; i++) {
            assertThat(host.read(host.map.results.address() + 8L * i))
                    .as("word " + i + ", bits without a name too")
                    .isEqualTo(expected[i]);
        }
    }

    @HardwareTest
    void aQueuePairShowsItsStateItsNumbersAndItsIndices(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        assertShown(bench.from(), 0xFFFFFD, 0x900000, 0, 0);
        assertShown(bench.to(), 0x900000, 0xFFFFFD, 0, 0);
        bench.far.receive(element(THERE, 64, bench.farKey));
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 4000, bench.nearKey)).to(THERE, bench.farKey));
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)));
        bench.sent(0, CompletionOpcode.RDMA_WRITE, SUCCESS);
        bench.sent(1, CompletionOpcode.SEND, SUCCESS);
        assertShown(bench.from(), 2, 0x900000, 2, 0);
        assertShown(bench.to(), 0x900000, 2, 0, 1);
    }

    @HardwareTest
    void beforeItAnswersAQueuePairDropsRequestsInSilence(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        bench.far.modify(QueuePairState.RESET);
        bench.far.modify(QueuePairState.INIT);
        bench.far.receive(element(THERE, 64, bench.farKey));
        bench.near.connect();
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)));
        bench.sent(0, null, CompletionStatus.RETRY_EXC_ERR);
        assertThat(bench.to().counter(VerbsCounter.REQUESTS_DROPPED)).isEqualTo(4);
        assertThat(bench.responses().packets()).isZero();
        assertThat(bench.to().hasCompletion(VerbsBench.RECEIVES, VerbsBench.LOG_QUEUE))
                .isFalse();
    }

    @HardwareTest
    void aFenceWaitsForTheReadBeforeItAndNothingElse(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 60).connect();
        for (int i = 0; i < 3; i++) {
            bench.near.place(new Send(WorkOpcode.RDMA_READ, element(HERE + 64L * i, 8, bench.nearKey))
                    .to(THERE + 4096L * i, bench.farKey)
                    .unsignaled());
            bench.near.place(new Send(WorkOpcode.RDMA_WRITE, element(HERE + 64L * i, 8, bench.nearKey))
                    .to(THERE + 20_000 + 8L * i, bench.farKey)
                    .fenced());
        }
        bench.near.ring();
        for (int i = 0; i < 3; i++) {
            bench.sent(2 * i + 1, CompletionOpcode.RDMA_WRITE, SUCCESS);
            assertThat(bench.to().memory.read(THERE + 20_000 + 8L * i, 8))
                    .isEqualTo(bench.to().memory.read(THERE + 4096L * i, 8));
        }
    }

    @HardwareTest
    void noMoreReadsAreUnderWayThanAllowed(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        QueuePairContext.LAYOUT.mostReads.put(bench.near.record, 2);
        bench.connect();
        bench.responses().fates(number -> PacketFate.DELAY);
        for (int i = 0; i < 6; i++) {
            bench.near.place(new Send(WorkOpcode.RDMA_READ, element(HERE + 64L * i, 8, bench.nearKey))
                    .to(THERE + 64L * i, bench.farKey));
        }
        bench.near.ring();
        for (int i = 0; i < 6; i += 2) {
            bench.rig.simulation().step(1000);
            assertThat(bench.requests().packets()).isEqualTo(i + 2);
            bench.sent(i, CompletionOpcode.RDMA_READ, SUCCESS);
            bench.sent(i + 1, CompletionOpcode.RDMA_READ, SUCCESS);
        }
    }

    @HardwareTest
    void aNotificationIsRaisedOnceAndASolicitedOneForItsKindAlone(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        for (int i = 0; i < 3; i++) {
            bench.far.receive(element(THERE, 64, bench.farKey));
        }
        bench.to().ring(DoorbellKind.NOTIFY_SOLICITED, VerbsBench.RECEIVES, 0);
        bench.from().ring(DoorbellKind.NOTIFY, VerbsBench.SENDS, 0);
        for (int i = 0; i < 3; i++) {
            Send send = new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey));
            bench.near.post(i == 1 ? send.solicited() : send);
            bench.received(i, CompletionOpcode.RECV, SUCCESS);
            bench.sent(i, CompletionOpcode.SEND, SUCCESS);
            bench.rig.simulation().step(200);
            assertThat(bench.to().hasEvent()).as("receive %d", i).isEqualTo(i == 1);
            assertThat(bench.from().hasEvent()).as("send %d", i).isEqualTo(i == 0);
            if (i == 1) {
                assertEvent(bench.to(), EventKind.COMPLETION, VerbsBench.RECEIVES);
            }
            if (i == 0) {
                assertEvent(bench.from(), EventKind.COMPLETION, VerbsBench.SENDS);
            }
        }
    }

    @HardwareTest
    void inlineDataNeedNoKeyAndUnsignaledWorkNoCompletion(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        byte[] data = new byte[SendEntry.MOST_INLINE - 3];
        test.random().nextBytes(data);
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE)
                .inline(data)
                .to(THERE + 4070, bench.farKey)
                .unsignaled());
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.sent(1, CompletionOpcode.RDMA_WRITE, SUCCESS);
        assertThat(bench.to().memory.read(THERE + 4070, data.length)).isEqualTo(data);
    }

    @HardwareTest
    void aReceiveThatIsTooShortEndsInErrorsAtBothEndsAndKeepsItsBytes(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        byte[] before = bench.to().memory.read(THERE, 200);
        bench.far.receive(element(THERE, 99, bench.farKey));
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 100, bench.nearKey)));
        bench.received(0, null, CompletionStatus.LOC_LEN_ERR);
        bench.sent(0, null, CompletionStatus.REM_INV_REQ_ERR);
        assertThat(bench.to().memory.read(THERE, 200)).isEqualTo(before);
    }

    @HardwareTest
    void aReceiveWhoseKeyIsWrongEndsInErrorsAtBothEnds(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        bench.far.receive(element(THERE, 99, bench.farKey ^ 1));
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 50, bench.nearKey)));
        bench.received(0, null, CompletionStatus.LOC_PROT_ERR);
        bench.sent(0, null, CompletionStatus.REM_OP_ERR);
    }

    @HardwareTest
    @Tag("slow")
    void aCrookedAtomicAndAMissingRightOfTheQueuePairAreInvalid(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        bench.near.post(new Send(WorkOpcode.ATOMIC_FETCH_AND_ADD, element(HERE, 8, bench.nearKey))
                .operands(1, 0)
                .to(THERE + 4, bench.farKey));
        bench.sent(0, null, CompletionStatus.REM_INV_REQ_ERR);
        bench.rig.simulation().step(200);
        assertEvent(bench.to(), EventKind.QP_REQ_ERR, VerbsBench.NUMBER);
        QueuePairContext.LAYOUT.access.put(bench.far.record, 0);
        VerbsHostBench.Pair near = bench.from().new Pair(VerbsBench.NUMBER);
        bench.far.connect();
        near.connect();
        near.post(new Send(WorkOpcode.RDMA_READ, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.sent(0, null, CompletionStatus.REM_INV_REQ_ERR);
    }
}
