package org.heddle.nic.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.nic.verbs.VerbsBench.HERE;
import static org.heddle.nic.verbs.VerbsBench.THERE;
import static org.heddle.nic.verbs.VerbsHostBench.element;

import java.util.List;
import java.util.Map;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.stage.link.bench.PacketFate;
import org.heddle.nic.verbs.VerbsHostBench.Send;
import org.heddle.nic.verbs.layout.QueuePairContext;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.VerbsCounter;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.junit.jupiter.api.Tag;

/** Counters of what was refused and dropped. */
class VerbsCountersTest {
    private static final CompletionStatus SUCCESS = CompletionStatus.SUCCESS;
    /** Messages of one short packet each. */
    private static final int SHORT = 15;

    private static void assertCounters(VerbsHostBench host, Map<VerbsCounter, Long> expected) {
        for (VerbsCounter each : new VerbsCounter[] {
            VerbsCounter.RESPONSES_DROPPED,
            VerbsCounter.RNR_NAKS,
            VerbsCounter.SEQUENCE_NAKS,
            VerbsCounter.INVALID_NAKS,
            VerbsCounter.ACCESS_NAKS,
            VerbsCounter.OPERATION_NAKS
        }) {
            assertThat(host.counter(each)).as(each.name()).isEqualTo(expected.getOrDefault(each, 0L));
        }
    }

    @HardwareTest
    @Tag("slow")
    void eachCounterButThatOfCyclesBeginsWithZero(TestBench test) {
        for (VerbsConfiguration configuration : List.of(
                VerbsConfiguration.published(), VerbsConfiguration.improved(), VerbsConfiguration.streaming())) {
            VerbsBench bench = new VerbsBench(test, configuration, 0);
            for (VerbsHostBench host : List.of(bench.from(), bench.to())) {
                for (VerbsCounter each : VerbsCounter.values()) {
                    if (each != VerbsCounter.CYCLES) {
                        assertThat(host.counter(each))
                                .as("%s, %s", each, configuration.name())
                                .isZero();
                    }
                }
            }
        }
    }

    @HardwareTest
    @Tag("slow")
    void whereNothingIsLostPublishedNodesSendNothingAgain(TestBench test) {
        assertNothingAgain(new VerbsBench(test, VerbsConfiguration.published(), 0));
    }

    @HardwareTest
    @Tag("slow")
    void whereNothingIsLostImprovedNodesSendNothingAgain(TestBench test) {
        assertNothingAgain(new VerbsBench(test, VerbsConfiguration.improved(), 0));
    }

    @HardwareTest
    @Tag("slow")
    void whereNothingIsLostStreamingNodesSendNothingAgain(TestBench test) {
        assertNothingAgain(new VerbsBench(test, VerbsConfiguration.streaming(), 0));
    }

    /** A packet that is dropped without a reason is sent again, and no byte tells. */
    private static void assertNothingAgain(VerbsBench bench) {
        // Longer than packets wait for each other's data.
        QueuePairContext.LAYOUT.timeout.put(bench.near.record, 8);
        bench.connect();
        for (int i = 0; i < 3; i++) {
            bench.far.receive(element(THERE, 20_000, bench.farKey));
        }
        for (int i = 0; i < 3; i++) {
            bench.near.post(
                    new Send(WorkOpcode.RDMA_WRITE, element(HERE, 9000, bench.nearKey)).to(THERE, bench.farKey));
            bench.near.post(new Send(WorkOpcode.SEND, element(HERE + 3, 9000, bench.nearKey)));
            bench.near.post(
                    new Send(WorkOpcode.RDMA_READ, element(HERE, 9000, bench.nearKey)).to(THERE + 5, bench.farKey));
        }
        for (int i = 0; i < 3; i++) {
            bench.sent(3 * i, CompletionOpcode.RDMA_WRITE, SUCCESS);
            bench.sent(3 * i + 1, CompletionOpcode.SEND, SUCCESS);
            bench.sent(3 * i + 2, CompletionOpcode.RDMA_READ, SUCCESS);
        }
        // Short packets come while an atomic is carried out, and wait; one behind another begins at once.
        for (int i = 0; i < SHORT; i++) {
            Send send = new Send(
                    i % 5 == 0 ? WorkOpcode.ATOMIC_FETCH_AND_ADD : WorkOpcode.RDMA_WRITE,
                    element(HERE + 8L * i, 8, bench.nearKey));
            bench.near.place(send.operands(1, 0).to(THERE + 8L * i, bench.farKey));
        }
        bench.near.ring();
        for (int i = 0; i < SHORT; i++) {
            bench.sent(9 + i, i % 5 == 0 ? CompletionOpcode.FETCH_ADD : CompletionOpcode.RDMA_WRITE, SUCCESS);
        }
        assertThat(bench.from().counter(VerbsCounter.REQUESTS_SENT)).isEqualTo(3 * (9 + 9 + 1) + SHORT);
        assertThat(bench.to().counter(VerbsCounter.RESPONSES_SENT))
                .isEqualTo(bench.responses().packets());
        for (VerbsHostBench host : List.of(bench.from(), bench.to())) {
            for (VerbsCounter each : List.of(
                    VerbsCounter.RETRANSMISSIONS,
                    VerbsCounter.REQUESTS_DROPPED,
                    VerbsCounter.RESPONSES_DROPPED,
                    VerbsCounter.SEQUENCE_NAKS,
                    VerbsCounter.RNR_NAKS,
                    VerbsCounter.TIMEOUTS)) {
                assertThat(host.counter(each)).as(each.name()).isZero();
            }
        }
    }

    @HardwareTest
    @Tag("slow")
    void missingReceivesAndPacketsAreCountedByTheResponder(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        QueuePairContext.LAYOUT.rnrRetry.put(bench.near.record, 2);
        bench.connect();
        bench.requests().fates(number -> number == 1 ? PacketFate.LOSE : PacketFate.PASS);
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 4000, bench.nearKey)).to(THERE, bench.farKey));
        bench.sent(0, CompletionOpcode.RDMA_WRITE, SUCCESS);
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)));
        bench.sent(1, null, CompletionStatus.RNR_RETRY_EXC_ERR);
        assertCounters(bench.to(), Map.of(VerbsCounter.SEQUENCE_NAKS, 1L, VerbsCounter.RNR_NAKS, 3L));
        assertCounters(bench.from(), Map.of());
    }

    @HardwareTest
    @Tag("slow")
    void refusalsAreCountedByTheirReason(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0);
        int wrongKey = bench.farKey ^ 0x100;
        fail(bench, 11, new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, wrongKey));
        assertCounters(bench.to(), Map.of(VerbsCounter.ACCESS_NAKS, 1L));
        fail(
                bench,
                13,
                new Send(WorkOpcode.ATOMIC_FETCH_AND_ADD, element(HERE, 8, bench.nearKey)).to(THERE + 4, bench.farKey));
        assertCounters(bench.to(), Map.of(VerbsCounter.ACCESS_NAKS, 1L, VerbsCounter.INVALID_NAKS, 1L));
        fail(bench, 15, new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)), element(THERE, 64, wrongKey));
        assertCounters(
                bench.to(),
                Map.of(VerbsCounter.ACCESS_NAKS, 1L, VerbsCounter.INVALID_NAKS, 1L, VerbsCounter.OPERATION_NAKS, 1L));
        assertCounters(bench.from(), Map.of());
    }

    /** Posts on a new pair of queue pairs a send that fails, behind receives of the other end. */
    private static void fail(VerbsBench bench, int number, Send send, long[]... receives) {
        VerbsHostBench.Pair near = bench.from().new Pair(number);
        VerbsHostBench.Pair far = bench.to().new Pair(number);
        far.connect();
        near.connect();
        for (long[] receive : receives) {
            far.receive(receive);
        }
        near.post(send);
        long[] entry = bench.completion(bench.from(), VerbsBench.SENDS);
        assertThat(VerbsBench.ENTRY.status.get(entry)).isNotEqualTo(SUCCESS.code());
    }

    @HardwareTest
    @Tag("slow")
    void aResponseThatComesAgainIsCountedByTheRequester(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 0).connect();
        bench.responses().fates(number -> PacketFate.REPEAT);
        for (int i = 0; i < 3; i++) {
            bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
            bench.sent(i, CompletionOpcode.RDMA_WRITE, SUCCESS);
        }
        bench.rig.simulation().step(1000);
        assertCounters(bench.from(), Map.of(VerbsCounter.RESPONSES_DROPPED, 3L));
        assertCounters(bench.to(), Map.of());
    }
}
