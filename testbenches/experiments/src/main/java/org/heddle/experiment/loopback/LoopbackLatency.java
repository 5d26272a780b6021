package org.heddle.experiment.loopback;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.loopback.driver.LoopbackDriver;
import org.heddle.testbench.SimulatedPair;

/**
 * Latency of one message between loopback nodes.
 *
 * @param words of the host
 * @param own cycles of the core from the sender's first access to the receiver's last one, to the own node
 * @param other the same to the other node
 */
public record LoopbackLatency(int words, long own, long other) {
    private static final long LIMIT_CYCLES = 10_000;

    // measure:
    /** Measures one message of each length. */
    public static List<LoopbackLatency> measure(SimulatedPair nodes, int... words) {
        List<LoopbackDriver> hosts = List.of(new LoopbackDriver(nodes.port(0)), new LoopbackDriver(nodes.port(1)));
        List<LoopbackLatency> rows = new ArrayList<>();
        for (int count : words) {
            long[] cycles = new long[2];
            for (int to = 0; to < 2; to++) {
                long start = nodes.cycle();
                if (!hosts.get(0).offer(to, new long[count])) {
                    throw new IllegalStateException("a node whose messages are all received has room for one");
                }
                hosts.get(to).await(LIMIT_CYCLES);
                cycles[to] = nodes.cycle() - start;
            }
            rows.add(new LoopbackLatency(count, cycles[0], cycles[1]));
        }
        return rows;
    }
    // :measure
}
