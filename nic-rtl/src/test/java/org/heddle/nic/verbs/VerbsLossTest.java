package org.heddle.nic.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.nic.verbs.VerbsBench.HERE;
import static org.heddle.nic.verbs.VerbsBench.THERE;
import static org.heddle.nic.verbs.VerbsHostBench.element;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.stage.link.bench.PacketFate;
import org.heddle.nic.stage.link.bench.PacketRelay;
import org.heddle.nic.verbs.VerbsHostBench.Send;
import org.heddle.nic.verbs.connection.requester.Requester;
import org.heddle.nic.verbs.connection.response.ReadResource;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.QueuePairState;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.junit.jupiter.api.Tag;

/** Packets that are lost, repeated, exchanged or delayed between two nodes above the link. */
class VerbsLossTest {
    /** An acknowledgement, and the NAK for what is missing behind it. */
    private static final int LOST_ANSWERS = 2;

    private static final CompletionStatus SUCCESS = CompletionStatus.SUCCESS;

    @HardwareTest
    void aMissingPacketIsAskedForAndItsMessageDeliveredOnce(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        bench.far.receive(element(THERE, 5000, bench.farKey));
        bench.requests().fates(number -> number == 1 ? PacketFate.LOSE : PacketFate.PASS);
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 4500, bench.nearKey)));
        bench.received(0, CompletionOpcode.RECV, SUCCESS);
        bench.sent(0, CompletionOpcode.SEND, SUCCESS);
        assertThat(bench.to().memory.read(THERE, 4500))
                .isEqualTo(bench.from().memory.read(HERE, 4500));
        assertThat(bench.from().counter(VerbsCounter.RETRANSMISSIONS)).isPositive();
        assertThat(bench.to().hasCompletion(VerbsBench.RECEIVES, VerbsBench.LOG_QUEUE))
                .isFalse();
    }

    @HardwareTest
    @Tag("slow")
    void aLostAcknowledgementRepeatsTheRequestAndDoesItOnce(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        long word = THERE + 800;
        bench.to().memory.write(word, VerbsHostBench.bytes(1000));
        for (int i = 0; i < 3; i++) {
            bench.far.receive(element(THERE + 8192 + 64L * i, 64, bench.farKey));
        }
        bench.responses().fates(number -> number % 2 == 0 ? PacketFate.LOSE : PacketFate.PASS);
        for (int i = 0; i < 3; i++) {
            bench.near.post(new Send(WorkOpcode.ATOMIC_FETCH_AND_ADD, element(HERE + 8L * i, 8, bench.nearKey))
                    .operands(5, 0)
                    .to(word, bench.farKey));
            bench.sent(2 * i, CompletionOpcode.FETCH_ADD, SUCCESS);
            assertThat(VerbsHostBench.words(bench.from().memory.read(HERE + 8L * i, 8)))
                    .containsExactly(1000 + 5 * i);
            bench.near.post(new Send(WorkOpcode.SEND, element(HERE + 100, 64, bench.nearKey)));
            bench.sent(2 * i + 1, CompletionOpcode.SEND, SUCCESS);
            bench.received(i, CompletionOpcode.RECV, SUCCESS);
        }
        assertThat(VerbsHostBench.words(bench.to().memory.read(word, 8))).containsExactly(1015);
        assertThat(bench.from().counter(VerbsCounter.TIMEOUTS)).isPositive();
        assertThat(bench.to().hasCompletion(VerbsBench.RECEIVES, VerbsBench.LOG_QUEUE))
                .isFalse();
    }

    /** Short messages of improved nodes leave in a row, which ends where too many are not acknowledged. */
    @HardwareTest
    void aRowOfMessagesEndsWhereTheListOfUnacknowledgedOnesIsFull(TestBench test) {
        VerbsBench bench = new VerbsBench(test, VerbsConfiguration.improved(), 0);
        bench.near.withSends(5);
        bench.connect();
        boolean[] answers = new boolean[1];
        bench.responses().fates(number -> answers[0] ? PacketFate.PASS : PacketFate.LOSE);
        for (int i = 0; i < 30; i++) {
            bench.from()
                    .memory
                    .write(HERE + 8L * i, VerbsHostBench.bytes(test.random().nextLong()));
            bench.near.place(new Send(WorkOpcode.RDMA_WRITE, element(HERE + 8L * i, 8, bench.nearKey))
                    .to(THERE + 8L * i, bench.farKey));
        }
        bench.near.ring();
        bench.rig.simulation().step(1500);
        assertThat(bench.requests().packets()).isEqualTo(Requester.UNACKED);
        answers[0] = true;
        for (int i = 0; i < 30; i++) {
            bench.sent(i, CompletionOpcode.RDMA_WRITE, SUCCESS);
        }
        assertThat(bench.to().memory.read(THERE, 240))
                .isEqualTo(bench.from().memory.read(HERE, 240));
    }

    @HardwareTest
    void aTimeoutOfZeroNeverEnds(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        QueuePairContext.LAYOUT.timeout.put(bench.near.record, 0);
        bench.connect();
        bench.requests().fates(number -> number == 0 ? PacketFate.LOSE : PacketFate.PASS);
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.rig.simulation().step(20_000);
        assertThat(bench.from().counter(VerbsCounter.TIMEOUTS)).isZero();
        assertThat(bench.from().counter(VerbsCounter.REQUESTS_SENT)).isEqualTo(1);
        // The packet behind the missing one makes the other end ask for it.
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.sent(0, CompletionOpcode.RDMA_WRITE, SUCCESS);
        bench.sent(1, CompletionOpcode.RDMA_WRITE, SUCCESS);
    }

    @HardwareTest
    void aMissingResponseOfAReadIsReadAgain(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        bench.responses().fates(number -> number == 1 || number == 4 ? PacketFate.LOSE : PacketFate.PASS);
        for (int i = 0; i < 2; i++) {
            bench.near.post(new Send(WorkOpcode.RDMA_READ, element(HERE + 8192 * i, 3500, bench.nearKey))
                    .to(THERE + 4096 * i, bench.farKey));
        }
        for (int i = 0; i < 2; i++) {
            bench.sent(i, CompletionOpcode.RDMA_READ, SUCCESS);
            assertThat(bench.from().memory.read(HERE + 8192 * i, 3500))
                    .isEqualTo(bench.to().memory.read(THERE + 4096 * i, 3500));
        }
    }

    /** A READ that comes again when its answer is not kept any more is dropped, and holds up nobody. */
    @HardwareTest
    void aReadThatComesAgainTooLateIsDropped(TestBench test) {
        int late = 200_000;
        int more = 2 * ReadResource.PLACES;
        VerbsBench bench = new VerbsBench(test, 0).connect();
        bench.requests().fates(number -> number == 0 ? PacketFate.late(late) : PacketFate.PASS);
        for (int i = 0; i <= more; i++) {
            bench.near.post(new Send(WorkOpcode.RDMA_READ, element(HERE, 64, bench.nearKey)).to(THERE, bench.farKey));
            bench.sent(i, CompletionOpcode.RDMA_READ, SUCCESS);
        }
        assertThat(bench.responses().packets()).isEqualTo(more + 1);
        bench.rig.simulation().step(late);
        assertThat(bench.responses().packets()).isEqualTo(more + 1);
        bench.near.post(new Send(WorkOpcode.RDMA_READ, element(HERE, 64, bench.nearKey)).to(THERE, bench.farKey));
        bench.sent(more + 1, CompletionOpcode.RDMA_READ, SUCCESS);
    }

    /** Receives that are flushed are completed, and nothing is said of them to the other end. */
    @HardwareTest
    void whatIsFlushedIsNotAnswered(TestBench test) {
        VerbsBench bench = new VerbsBench(test, VerbsConfiguration.streaming(), 0).connect();
        for (int i = 0; i < 4; i++) {
            bench.far.receive(element(THERE, 8, bench.farKey));
        }
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)));
        bench.sent(0, CompletionOpcode.SEND, SUCCESS);
        bench.received(0, CompletionOpcode.RECV, SUCCESS);
        assertThat(bench.responses().packets()).isEqualTo(1);
        bench.far.modify(QueuePairState.ERR);
        for (int i = 1; i < 4; i++) {
            bench.received(i, null, CompletionStatus.WR_FLUSH_ERR);
        }
        bench.rig.simulation().step(2_000);
        assertThat(bench.responses().packets()).isEqualTo(1);
    }

    @HardwareTest
    void aSilentPeerIsAskedAsOftenAsTheCountSaysAndNoSooner(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        bench.requests().fates(number -> PacketFate.LOSE);
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.sent(0, null, CompletionStatus.RETRY_EXC_ERR);
        bench.sent(1, null, CompletionStatus.WR_FLUSH_ERR);
        // Two packets each time, four times.
        List<Long> cycles = bench.requestCycles;
        assertThat(cycles).hasSize(8);
        double least = 4.096e-6 * 8 * 100e6;
        for (int i = 2; i < cycles.size(); i += 2) {
            assertThat((double) (cycles.get(i) - cycles.get(i - 1))).isBetween(least, 1.5 * least);
        }
    }

    /** A response that acknowledges others as well fills the counter first, and then uses one up. */
    @HardwareTest
    void withoutRetriesAMissingPacketEndsItBehindProgressToo(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        QueuePairContext.LAYOUT.retryCount.put(bench.near.record, 0);
        bench.connect();
        bench.requests().fates(number -> number == 1 ? PacketFate.LOSE : PacketFate.PASS);
        bench.responses().fates(number -> number == 0 ? PacketFate.LOSE : PacketFate.PASS);
        for (int i = 0; i < 3; i++) {
            bench.near.place(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        }
        bench.near.ring();
        bench.sent(0, CompletionOpcode.RDMA_WRITE, SUCCESS);
        bench.sent(1, null, CompletionStatus.RETRY_EXC_ERR);
        assertThat(bench.requestCycles).hasSize(3);
    }

    @HardwareTest
    void withoutRetriesAMissingReceiveEndsItBehindProgressToo(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        QueuePairContext.LAYOUT.rnrRetry.put(bench.near.record, 0);
        bench.connect();
        bench.near.place(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)));
        bench.sent(0, CompletionOpcode.RDMA_WRITE, SUCCESS);
        bench.sent(1, null, CompletionStatus.RNR_RETRY_EXC_ERR);
        assertThat(bench.requestCycles).hasSize(2);
        assertThat(bench.responses().packets()).as("one answer to both").isEqualTo(1);
    }

    @HardwareTest
    void withoutAReceiveTheSenderComesAgainAsOftenAsItsCountSays(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        QueuePairContext.LAYOUT.rnrRetry.put(bench.near.record, 2);
        QueuePairContext.LAYOUT.rnrTimer.put(bench.far.record, 2);
        bench.connect();
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)));
        bench.sent(0, null, CompletionStatus.RNR_RETRY_EXC_ERR);
        List<Long> cycles = bench.requestCycles;
        assertThat(cycles).hasSize(3);
        for (int i = 1; i < 3; i++) {
            // Code 2 is 20 us.
            assertThat(cycles.get(i) - cycles.get(i - 1)).isBetween(2000L, 3000L);
        }
        assertThat(bench.from().counter(VerbsCounter.TIMEOUTS)).isZero();
    }

    /** The longer the list before the element that is refused, the later the refusal: before the NAK at first, then behind it. */
    @HardwareTest
    void aRefusedListBehindAMissingReceiveLeavesTheSendBeforeIt(TestBench test) {
        VerbsBench bench = new VerbsBench(test, VerbsConfiguration.improved(), 0);
        long[] right = element(HERE + 64, 1000, bench.nearKey);
        long[] refused = element(HERE, 8, bench.nearKey + 1);
        for (int before = 0; before < 4; before++) {
            VerbsHostBench.Pair near = bench.from().new Pair(VerbsBench.NUMBER);
            VerbsHostBench.Pair far = bench.to().new Pair(VerbsBench.NUMBER);
            far.connect();
            near.connect();
            List<long[]> list = new ArrayList<>(Collections.nCopies(before, right));
            list.add(refused);
            long answers = bench.responses().packets();
            near.place(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)));
            near.place(new Send(WorkOpcode.SEND, list.toArray(long[][]::new)));
            near.ring();
            bench.rig
                    .simulation()
                    .runUntil("the NAK of the SEND", () -> bench.responses().packets() > answers)
                    .within(2000);
            far.receive(element(THERE, 64, bench.farKey));
            bench.sent(0, CompletionOpcode.SEND, SUCCESS);
            bench.sent(1, null, CompletionStatus.LOC_PROT_ERR);
            bench.received(0, CompletionOpcode.RECV, SUCCESS);
        }
    }

    /**
     * The data of a WRITE are refused here when those behind it have left: the other end misses its packet for good, and says once more what
     * it has got when its answer was lost.
     */
    @HardwareTest
    void arrivedRequestsAreAcknowledgedAgainWhileTheNextOneIsMissing(TestBench test) {
        VerbsBench bench = new VerbsBench(test, VerbsConfiguration.improved(), 0).connect();
        bench.responses().fates(number -> number < LOST_ANSWERS ? PacketFate.LOSE : PacketFate.PASS);
        long[][] lists = {
            element(HERE, 8, bench.nearKey), element(HERE, 8, bench.nearKey + 1), element(HERE, 8, bench.nearKey)
        };
        for (long[] list : lists) {
            bench.near.place(new Send(WorkOpcode.RDMA_WRITE, list).to(THERE, bench.farKey));
        }
        bench.near.ring();
        bench.sent(0, CompletionOpcode.RDMA_WRITE, SUCCESS);
        bench.sent(1, null, CompletionStatus.LOC_PROT_ERR);
        bench.sent(2, null, CompletionStatus.WR_FLUSH_ERR);
        assertThat(bench.responses().packets()).isGreaterThan(LOST_ANSWERS);
        assertThat(bench.requests().packets()).isGreaterThan(2);
    }

    @HardwareTest(seeds = 2)
    @Tag("slow")
    void randomWorkUnderAllFaultsArrivesOnceAndInOrder(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 40);
        QueuePairContext.LAYOUT.retryCount.put(bench.near.record, 7);
        bench.connect();
        for (PacketRelay relay : bench.relays) {
            relay.fates(number -> {
                int die = test.random().nextInt(40);
                return die < 4 ? PacketFate.troubles().get(die) : PacketFate.PASS;
            });
        }
        long word = THERE + 600_000;
        bench.to().memory.write(word, VerbsHostBench.bytes(0));
        long added = 0;
        int receives = 0;
        for (int i = 0; i < 40; i++) {
            int bytes = test.random().nextInt(3500);
            long here = HERE + 4096 * i;
            long there = THERE + 4096 * i;
            byte[] data = bench.from().memory.read(here, bytes);
            switch (test.random().nextInt(4)) {
                case 0 -> {
                    bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(here, bytes, bench.nearKey))
                            .to(there, bench.farKey));
                    bench.sent(i, CompletionOpcode.RDMA_WRITE, SUCCESS);
                    assertThat(bench.to().memory.read(there, bytes)).isEqualTo(data);
                }
                case 1 -> {
                    bench.far.receive(element(there, 1700, bench.farKey), element(there + 1700, 1800, bench.farKey));
                    bench.near.post(new Send(WorkOpcode.SEND, element(here, bytes, bench.nearKey)));
                    bench.sent(i, CompletionOpcode.SEND, SUCCESS);
                    bench.received(receives++, CompletionOpcode.RECV, SUCCESS);
                    assertThat(bench.to().memory.read(there, bytes)).isEqualTo(data);
                }
                case 2 -> {
                    bench.near.post(new Send(WorkOpcode.RDMA_READ, element(here, bytes, bench.nearKey))
                            .to(there, bench.farKey));
                    bench.sent(i, CompletionOpcode.RDMA_READ, SUCCESS);
                    assertThat(bench.from().memory.read(here, bytes))
                            .isEqualTo(bench.to().memory.read(there, bytes));
                }
                default -> {
                    bench.near.post(new Send(WorkOpcode.ATOMIC_FETCH_AND_ADD, element(here, 8, bench.nearKey))
                            .operands(i, 0)
                            .to(word, bench.farKey));
                    bench.sent(i, CompletionOpcode.FETCH_ADD, SUCCESS);
                    assertThat(VerbsHostBench.words(bench.from().memory.read(here, 8)))
                            .containsExactly(added);
                    added += i;
                }
            }
        }
        assertThat(VerbsHostBench.words(bench.to().memory.read(word, 8))).containsExactly(added);
    }
}
