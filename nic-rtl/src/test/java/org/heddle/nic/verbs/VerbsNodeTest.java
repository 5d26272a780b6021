package org.heddle.nic.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.nic.verbs.VerbsHostBench.ALL_RIGHTS;
import static org.heddle.nic.verbs.VerbsHostBench.element;

import java.util.List;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.verbs.VerbsHostBench.Send;
import org.heddle.nic.verbs.layout.CompletionEntry;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.WorkOpcode;
import org.junit.jupiter.api.Tag;

/** Requests between two nodes: every byte travels through lists, translations, packets and link. */
class VerbsNodeTest {
    private static final long LIMIT = 60_000;
    private static final int LOG_QUEUE = 5;
    private static final long HERE = 0x1000_0000L;
    private static final long THERE = 0x7F00_4000_0000L;
    private static final long REGION = 1 << 20;
    private static final CompletionEntry ENTRY = CompletionEntry.LAYOUT;

    private static final class Bench {
        final Rig<VerbsPair> rig;
        final List<VerbsHostBench> hosts;
        final VerbsHostBench.Pair near;
        final VerbsHostBench.Pair far;
        final int nearKey;
        final int farKey;

        Bench(TestBench test, int mostExtra) {
            rig = Rig.once(test, VerbsPair.class, VerbsConfiguration.published());
            hosts = List.of(
                    host(rig, 0, test.random().nextLong(), mostExtra),
                    host(rig, 1, test.random().nextLong(), mostExtra));
            rig.simulation().reset(4);
            for (VerbsHostBench host : hosts) {
                host.eventQueue();
                for (int i = 0; i < 4; i++) {
                    host.completionQueue(i, LOG_QUEUE);
                }
            }
            nearKey = hosts.get(0).region(5, 17, ALL_RIGHTS, HERE, REGION);
            farKey = hosts.get(1).region(1023, 255, ALL_RIGHTS, THERE, REGION);
            near = hosts.get(0).new Pair(9);
            far = hosts.get(1).new Pair(9);
            far.connect();
            near.connect();
        }

        private static VerbsHostBench host(Rig<VerbsPair> rig, int node, long seed, int mostExtra) {
            VerbsPair dut = rig.dut();
            return new VerbsHostBench(
                    rig, dut.request.get(node), dut.response.get(node), dut.memory.get(node), node, seed, mostExtra);
        }

        VerbsHostBench from() {
            return hosts.get(0);
        }

        VerbsHostBench to() {
            return hosts.get(1);
        }

        long[] completion(VerbsHostBench host, int queue) {
            rig.simulation()
                    .runUntil("a completion", () -> host.hasCompletion(queue, LOG_QUEUE))
                    .within(LIMIT);
            return host.takeCompletion(queue, LOG_QUEUE);
        }
    }

    private static void assertCompletion(long[] entry, int index, CompletionOpcode opcode, CompletionStatus status) {
        assertThat(ENTRY.status.get(entry)).as("status").isEqualTo(status.code());
        assertThat(ENTRY.index.get(entry)).as("index").isEqualTo(index);
        assertThat(ENTRY.queuePair.get(entry)).isEqualTo(9);
        if (status == CompletionStatus.SUCCESS) {
            assertThat(ENTRY.opcode.get(entry)).as("opcode").isEqualTo(opcode.code());
        }
    }

    @HardwareTest
    void aWriteOfAnyLengthAndPlaceArrivesAndNoOtherByteChanges(TestBench test) {
        Bench bench = new Bench(test, 0);
        int index = 0;
        for (int bytes : new int[] {8, 1, 0, 31, 1023, 1024, 1025, 3072, 3073, 9001}) {
            long source = HERE + test.random().nextInt(5000);
            long destination = THERE + 64 + test.random().nextInt(5000);
            byte[] wanted = bench.to().memory.read(destination - 64, bytes + 128);
            byte[] data = bench.from().memory.read(source, bytes);
            System.arraycopy(data, 0, wanted, 64, bytes);
            bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(source, bytes, bench.nearKey))
                    .to(destination, bench.farKey));
            long[] entry = bench.completion(bench.from(), 2);
            assertCompletion(entry, index++, CompletionOpcode.RDMA_WRITE, CompletionStatus.SUCCESS);
            assertThat(bench.to().memory.read(destination - 64, bytes + 128))
                    .as("%d bytes", bytes)
                    .isEqualTo(wanted);
        }
    }

    @HardwareTest
    @Tag("slow")
    void aSendFillsTheReceiveAsAStreamOfBytes(TestBench test) {
        Bench bench = new Bench(test, 30);
        long source = HERE + 4090;
        long destination = THERE + 8185;
        byte[] guards = bench.to().memory.read(destination - 64, 3000);
        bench.far.receive(element(destination, 16, bench.farKey), element(destination + 100, 64, bench.farKey));
        bench.far.receive(element(destination + 200, 2000, bench.farKey));
        bench.near.post(new Send(
                        WorkOpcode.SEND_WITH_IMM,
                        element(source, 5, bench.nearKey),
                        element(0, 0, 0),
                        element(source + 50, 7, bench.nearKey),
                        element(source + 5000, 20, bench.nearKey))
                .immediate(0xDDCCBBAA));
        bench.near.post(new Send(WorkOpcode.SEND, element(source, 1900, bench.nearKey)));
        long[] first = bench.completion(bench.to(), 3);
        assertCompletion(first, 0, CompletionOpcode.RECV, CompletionStatus.SUCCESS);
        assertThat(ENTRY.length.get(first)).isEqualTo(32);
        assertThat(ENTRY.hasImmediate.isSet(first)).isTrue();
        assertThat(ENTRY.immediate.get(first)).isEqualTo(0xDDCCBBAAL);
        assertThat(ENTRY.sourceQueuePair.get(first)).isEqualTo(9);
        long[] second = bench.completion(bench.to(), 3);
        assertCompletion(second, 1, CompletionOpcode.RECV, CompletionStatus.SUCCESS);
        assertThat(ENTRY.length.get(second)).isEqualTo(1900);
        assertThat(ENTRY.hasImmediate.isSet(second)).isFalse();
        for (int i = 0; i < 2; i++) {
            assertCompletion(bench.completion(bench.from(), 2), i, CompletionOpcode.SEND, CompletionStatus.SUCCESS);
        }
        byte[] sent = new byte[32];
        System.arraycopy(bench.from().memory.read(source, 5), 0, sent, 0, 5);
        System.arraycopy(bench.from().memory.read(source + 50, 7), 0, sent, 5, 7);
        System.arraycopy(bench.from().memory.read(source + 5000, 20), 0, sent, 12, 20);
        System.arraycopy(sent, 0, guards, 64, 16);
        System.arraycopy(sent, 16, guards, 164, 16);
        System.arraycopy(bench.from().memory.read(source, 1900), 0, guards, 264, 1900);
        assertThat(bench.to().memory.read(destination - 64, 3000)).isEqualTo(guards);
    }

    @HardwareTest
    @Tag("slow")
    void aReadFillsItsListAndTheOtherEndLearnsNothing(TestBench test) {
        Bench bench = new Bench(test, 30);
        int index = 0;
        for (int bytes : new int[] {8, 0, 1024, 2500}) {
            long source = THERE + 4000;
            long destination = HERE + 12_280;
            byte[] wanted = bench.from().memory.read(destination - 64, 6000);
            byte[] data = bench.to().memory.read(source, bytes);
            int half = bytes / 2;
            System.arraycopy(data, 0, wanted, 64, half);
            System.arraycopy(data, half, wanted, 64 + 3000, bytes - half);
            bench.near.post(new Send(
                            WorkOpcode.RDMA_READ,
                            element(destination, half, bench.nearKey),
                            element(destination + 3000, bytes - half, bench.nearKey))
                    .to(source, bench.farKey));
            long[] entry = bench.completion(bench.from(), 2);
            assertCompletion(entry, index++, CompletionOpcode.RDMA_READ, CompletionStatus.SUCCESS);
            assertThat(ENTRY.length.get(entry)).isEqualTo(bytes);
            assertThat(bench.from().memory.read(destination - 64, 6000))
                    .as("%d bytes", bytes)
                    .isEqualTo(wanted);
            assertThat(bench.to().hasCompletion(3, LOG_QUEUE)).isFalse();
        }
    }

    @HardwareTest
    void atomicsReturnTheOriginalValueAndChangeOneWord(TestBench test) {
        Bench bench = new Bench(test, 30);
        long word = THERE + 4096 + 24;
        byte[] wanted = bench.to().memory.read(word - 64, 136);
        long before = VerbsHostBench.words(bench.to().memory.read(word, 8))[0];
        long[][] operations = {{1, 0, 0}, {-1, 0, 0}, {77, before, 1}, {78, before, 1}};
        long value = before;
        for (int i = 0; i < operations.length; i++) {
            boolean swaps = operations[i][2] == 1;
            bench.near.post(new Send(
                            swaps ? WorkOpcode.ATOMIC_CMP_AND_SWP : WorkOpcode.ATOMIC_FETCH_AND_ADD,
                            element(HERE + 8 * i, 8, bench.nearKey))
                    .operands(operations[i][0], operations[i][1])
                    .to(word, bench.farKey));
            assertCompletion(
                    bench.completion(bench.from(), 2),
                    i,
                    swaps ? CompletionOpcode.COMP_SWAP : CompletionOpcode.FETCH_ADD,
                    CompletionStatus.SUCCESS);
            long original = VerbsHostBench.words(bench.from().memory.read(HERE + 8 * i, 8))[0];
            assertThat(original).as("original %d", i).isEqualTo(value);
            value = swaps ? value == operations[i][1] ? operations[i][0] : value : value + operations[i][0];
        }
        System.arraycopy(VerbsHostBench.bytes(value), 0, wanted, 64, 8);
        assertThat(bench.to().memory.read(word - 64, 136)).isEqualTo(wanted);
    }

    @HardwareTest
    void aWriteWithImmediateUsesAReceiveAndTouchesNoneOfItsElements(TestBench test) {
        Bench bench = new Bench(test, 30);
        byte[] receive = bench.to().memory.read(THERE + 9000, 200);
        bench.far.receive(element(THERE + 9064, 64, bench.farKey));
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE_WITH_IMM, element(HERE, 1500, bench.nearKey))
                .to(THERE + 3000, bench.farKey)
                .immediate(0x01020304));
        long[] entry = bench.completion(bench.to(), 3);
        assertCompletion(entry, 0, CompletionOpcode.RECV_RDMA_WITH_IMM, CompletionStatus.SUCCESS);
        assertThat(ENTRY.length.get(entry)).isEqualTo(1500);
        assertThat(ENTRY.immediate.get(entry)).isEqualTo(0x01020304);
        assertThat(bench.to().memory.read(THERE + 3000, 1500))
                .isEqualTo(bench.from().memory.read(HERE, 1500));
        assertThat(bench.to().memory.read(THERE + 9000, 200)).isEqualTo(receive);
        assertCompletion(bench.completion(bench.from(), 2), 0, CompletionOpcode.RDMA_WRITE, CompletionStatus.SUCCESS);
    }

    @HardwareTest
    void withoutAReceiveTheSenderWaitsAndComesAgain(TestBench test) {
        Bench bench = new Bench(test, 0);
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 3000, bench.nearKey)));
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        bench.rig.simulation().step(8000);
        assertThat(bench.from().hasCompletion(2, LOG_QUEUE)).isFalse();
        bench.far.receive(element(THERE + 5000, 3000, bench.farKey));
        assertCompletion(bench.completion(bench.to(), 3), 0, CompletionOpcode.RECV, CompletionStatus.SUCCESS);
        assertThat(bench.to().memory.read(THERE + 5000, 3000))
                .isEqualTo(bench.from().memory.read(HERE, 3000));
        assertCompletion(bench.completion(bench.from(), 2), 0, CompletionOpcode.SEND, CompletionStatus.SUCCESS);
        assertCompletion(bench.completion(bench.from(), 2), 1, CompletionOpcode.RDMA_WRITE, CompletionStatus.SUCCESS);
    }

    @HardwareTest
    @Tag("slow")
    void aKeyThatDoesNotAllowItEndsInErrorsAndChangesNothing(TestBench test) {
        Bench bench = new Bench(test, 0);
        byte[] before = bench.to().memory.read(THERE + REGION - 4096, 4096);
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 4000, bench.nearKey))
                .to(THERE + REGION - 3999, bench.farKey));
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE, element(HERE, 8, bench.nearKey)).to(THERE, bench.farKey));
        assertCompletion(bench.completion(bench.from(), 2), 0, null, CompletionStatus.REM_ACCESS_ERR);
        assertCompletion(bench.completion(bench.from(), 2), 1, null, CompletionStatus.WR_FLUSH_ERR);
        assertThat(bench.to().memory.read(THERE + REGION - 4096, 4096)).isEqualTo(before);
        bench.far.receive(element(THERE, 64, bench.farKey));
        assertCompletion(bench.completion(bench.to(), 3), 0, null, CompletionStatus.WR_FLUSH_ERR);
        assertThat(bench.to().hasEvent()).isTrue();
        assertThat(org.heddle.nic.verbs.layout.EventEntry.LAYOUT.kind.get(
                        bench.to().takeEvent()))
                .isEqualTo(org.heddle.nic.verbs.layout.code.EventKind.QP_ACCESS_ERR.code());
    }

    @HardwareTest
    @Tag("slow")
    void aLocalKeyThatDoesNotAllowItSendsNothing(TestBench test) {
        Bench bench = new Bench(test, 0);
        bench.far.receive(element(THERE, 64, bench.farKey));
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)));
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey + 1)));
        bench.near.post(new Send(WorkOpcode.SEND, element(HERE, 8, bench.nearKey)));
        assertCompletion(bench.completion(bench.from(), 2), 0, CompletionOpcode.SEND, CompletionStatus.SUCCESS);
        assertCompletion(bench.completion(bench.from(), 2), 1, null, CompletionStatus.LOC_PROT_ERR);
        assertCompletion(bench.completion(bench.from(), 2), 2, null, CompletionStatus.WR_FLUSH_ERR);
        assertCompletion(bench.completion(bench.to(), 3), 0, CompletionOpcode.RECV, CompletionStatus.SUCCESS);
        assertThat(bench.to().hasCompletion(3, LOG_QUEUE)).isFalse();
    }
}
