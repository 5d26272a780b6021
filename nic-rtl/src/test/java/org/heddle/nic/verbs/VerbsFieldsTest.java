package org.heddle.nic.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.nic.verbs.VerbsBench.ENTRY;
import static org.heddle.nic.verbs.VerbsHostBench.element;

import java.util.SplittableRandom;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.verbs.VerbsHostBench.Send;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.WorkOpcode;

/** Each bit of an address, a key and an immediate is once 0 and once 1. */
class VerbsFieldsTest {
    private static final long ONE_ADDRESS = 0x7654_3210_FEDC_B000L;
    private static final long OTHER_ADDRESS = ~ONE_ADDRESS & ~0xFFF & Long.MAX_VALUE;
    private static final int BYTES = 100;
    private static final int REGION = 4096;

    @HardwareTest
    void requestsOfPublishedNodesSayAllBits(TestBench test) {
        assertAllBitsTravel(new VerbsBench(test, VerbsConfiguration.published(), 0));
    }

    @HardwareTest
    void requestsOfImprovedNodesSayAllBits(TestBench test) {
        assertAllBitsTravel(new VerbsBench(test, VerbsConfiguration.improved(), 0));
    }

    @HardwareTest
    void requestsOfStreamingNodesSayAllBits(TestBench test) {
        assertAllBitsTravel(new VerbsBench(test, VerbsConfiguration.streaming(), 0));
    }

    private static void assertAllBitsTravel(VerbsBench bench) {
        bench.connect();
        assertTravels(bench, 0, ONE_ADDRESS, OTHER_ADDRESS, 0x155, 0xAA, 0x1234_5678);
        assertTravels(bench, 1, OTHER_ADDRESS, ONE_ADDRESS, 0x2AA, 0x55, ~0x1234_5678);
    }

    private static byte[] bytes(long seed) {
        byte[] bytes = new byte[REGION];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }

    private static void assertTravels(
            VerbsBench bench, int round, long here, long there, int index, int generation, int immediate) {
        VerbsHostBench from = bench.from();
        VerbsHostBench to = bench.to();
        int nearKey = from.region(index ^ 0x3FF, generation ^ 0xFF, VerbsHostBench.ALL_RIGHTS, here, REGION);
        int farKey = to.region(index, generation, VerbsHostBench.ALL_RIGHTS, there, REGION);
        int offset = round == 0 ? 0xA95 : 0x56A;
        from.memory.write(here, bytes(round));
        to.memory.write(there, bytes(2 + round));
        bench.far.receive(element(there, 8, farKey));
        bench.near.post(new Send(WorkOpcode.RDMA_WRITE_WITH_IMM, element(here + offset, BYTES, nearKey))
                .to(there + offset, farKey)
                .immediate(immediate));
        bench.sent(2 * round, CompletionOpcode.RDMA_WRITE, CompletionStatus.SUCCESS);
        long[] received = bench.received(round, CompletionOpcode.RECV_RDMA_WITH_IMM, CompletionStatus.SUCCESS);
        assertThat((int) ENTRY.immediate.get(received)).isEqualTo(immediate);
        assertThat(to.memory.read(there + offset, BYTES)).isEqualTo(from.memory.read(here + offset, BYTES));
        bench.near.post(new Send(WorkOpcode.RDMA_READ, element(here, BYTES, nearKey)).to(there + 1, farKey));
        bench.sent(2 * round + 1, CompletionOpcode.RDMA_READ, CompletionStatus.SUCCESS);
        assertThat(from.memory.read(here, BYTES)).isEqualTo(to.memory.read(there + 1, BYTES));
    }
}
