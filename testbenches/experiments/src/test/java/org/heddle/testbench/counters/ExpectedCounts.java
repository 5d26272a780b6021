package org.heddle.testbench.counters;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.heddle.host.dimmnet2.driver.NodeSnapshot;
import org.heddle.nic.dimmnet2.host.HostMap.Block;
import org.heddle.nic.dimmnet2.host.HostMap.Counter;
import org.heddle.nic.dimmnet2.host.HostMap.Cycles;

/**
 * Expected counts of a snapshot, by the names of what is counted.
 *
 * @param values counts since reset
 */
record ExpectedCounts(Map<String, Long> values) {
    /** Counts as they stand. */
    static ExpectedCounts of(Map<Counter, Long> counters, Map<Block, Map<Doing, Long>> done) {
        Map<String, Long> values = new LinkedHashMap<>();
        counters.forEach((counter, count) -> values.put(counter.name(), count));
        done.forEach((block, doing) -> {
            long source = doing.getOrDefault(Doing.WAITING_FOR_SOURCE, 0L);
            long sink = doing.getOrDefault(Doing.WAITING_FOR_SINK, 0L);
            values.put(name(block, Cycles.BUSY), doing.getOrDefault(Doing.WORKING, 0L) + source + sink);
            values.put(name(block, Cycles.STALLED_BY_SOURCE), source);
            values.put(name(block, Cycles.STALLED_BY_SINK), sink);
        });
        return new ExpectedCounts(values);
    }

    /** Returns the counts of a snapshot for the same names. */
    Map<String, Long> saidBy(NodeSnapshot snapshot) {
        Map<String, Long> all = new LinkedHashMap<>();
        for (Counter counter : Counter.values()) {
            all.put(counter.name(), snapshot.counter(counter));
        }
        for (Block block : Block.values()) {
            for (Cycles kind : Cycles.values()) {
                all.put(name(block, kind), snapshot.cycles(block, kind));
            }
        }
        all.keySet().retainAll(values.keySet());
        return all;
    }

    /** The names of what a snapshot says differently. */
    Set<String> differencesTo(NodeSnapshot snapshot) {
        Map<String, Long> said = saidBy(snapshot);
        return values.keySet().stream()
                .filter(name -> !values.get(name).equals(said.get(name)))
                .collect(Collectors.toSet());
    }

    private static String name(Block block, Cycles kind) {
        return block + " " + kind;
    }
}
