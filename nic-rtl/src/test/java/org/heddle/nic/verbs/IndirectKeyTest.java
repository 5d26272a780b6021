package org.heddle.nic.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.nic.verbs.VerbsBench.HERE;
import static org.heddle.nic.verbs.VerbsBench.THERE;
import static org.heddle.nic.verbs.VerbsHostBench.ALL_RIGHTS;
import static org.heddle.nic.verbs.VerbsHostBench.element;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.verbs.VerbsHostBench.Send;
import org.heddle.nic.verbs.layout.code.CompletionOpcode;
import org.heddle.nic.verbs.layout.code.CompletionStatus;
import org.heddle.nic.verbs.layout.code.WorkOpcode;

/** Indirect keys at both ends of two nodes, by work requests written by hand; names of tests begin with a row of conformance where there is one. */
class IndirectKeyTest {
    private static final int ENTRIES = 64;

    private final List<long[]> near = new ArrayList<>();
    private final List<long[]> far = new ArrayList<>();

    private static byte[] gathered(VerbsHostBench host, List<long[]> list) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (long[] piece : list) {
            bytes.writeBytes(host.memory.read(piece[0], (int) piece[1]));
        }
        return bytes.toByteArray();
    }

    private static long[][] elements(List<long[]> list, int key) {
        return list.stream().map(each -> element(each[0], each[1], key)).toArray(long[][]::new);
    }

    /** Makes a list of pieces with gaps, in an order that is not that of addresses; returns its bytes. */
    private static int pieces(List<long[]> list, TestBench test, long base, int count, int most) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            int bytes = test.random().nextInt(most) + 1;
            list.add(new long[] {base + i * 9000L + test.random().nextInt(3000), bytes});
            total += bytes;
        }
        Collections.shuffle(list, new Random(test.random().nextLong()));
        return total;
    }

    @HardwareTest
    void listsOfDifferentShapesCarrySendWriteAndRead(TestBench test) {
        VerbsBench bench = new VerbsBench(test, 30).connect();
        VerbsHostBench from = bench.from();
        VerbsHostBench to = bench.to();
        int bytes = Math.min(pieces(near, test, HERE, 40, 200), pieces(far, test, THERE, 17, 600));
        int nearKey = from.indirectKey(77, 3, ALL_RIGHTS, ENTRIES);
        int farKey = to.indirectKey(78, 200, ALL_RIGHTS, ENTRIES);
        bench.near.post(from.bind(nearKey, elements(near, bench.nearKey)));
        bench.far.post(to.bind(farKey, elements(far, bench.farKey)));
        bench.sent(0, CompletionOpcode.UMR, CompletionStatus.SUCCESS);
        assertThat(VerbsBench.ENTRY.status.get(bench.completion(to, VerbsBench.SENDS)))
                .isEqualTo(CompletionStatus.SUCCESS.code());

        bench.far.receive(element(0, bytes, farKey));
        bench.near.post(new Send(WorkOpcode.SEND, element(0, bytes, nearKey)));
        bench.received(0, CompletionOpcode.RECV, CompletionStatus.SUCCESS);
        bench.sent(1, CompletionOpcode.SEND, CompletionStatus.SUCCESS);
        assertThat(gathered(to, far)).startsWith(Arrays.copyOf(gathered(from, near), bytes));

        byte[] noise = new byte[bytes];
        test.random().nextBytes(noise);
        from.memory.write(HERE + 900_000, noise);
        bench.near.post(
                new Send(WorkOpcode.RDMA_WRITE, element(HERE + 900_000, bytes - 11, bench.nearKey)).to(11, farKey));
        bench.sent(2, CompletionOpcode.RDMA_WRITE, CompletionStatus.SUCCESS);
        byte[] now = gathered(to, far);
        assertThat(Arrays.copyOfRange(now, 11, bytes)).isEqualTo(Arrays.copyOf(noise, bytes - 11));

        bench.near.post(new Send(WorkOpcode.RDMA_READ, element(5, bytes - 40, nearKey)).to(35, farKey));
        bench.sent(3, CompletionOpcode.RDMA_READ, CompletionStatus.SUCCESS);
        assertThat(Arrays.copyOfRange(gathered(from, near), 5, bytes - 35))
                .isEqualTo(Arrays.copyOfRange(now, 35, bytes - 5));
    }
}
