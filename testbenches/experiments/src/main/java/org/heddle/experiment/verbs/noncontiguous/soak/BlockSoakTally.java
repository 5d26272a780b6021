package org.heddle.experiment.verbs.noncontiguous.soak;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.experiment.CountMap;
import org.heddle.experiment.SoakCounts;
import org.heddle.experiment.verbs.noncontiguous.BlockJob;
import org.heddle.experiment.verbs.noncontiguous.BlockResult;
import org.heddle.experiment.verbs.request.VerbsFault;
import org.heddle.report.TextTable;
import org.heddle.testbench.LinkFault;

/** Counts of what a soak of blocks has done. */
public final class BlockSoakTally implements SoakCounts {
    private final Map<String, Long> methods = new TreeMap<>();
    private final Map<VerbsFault.Kind, Long> faults = new EnumMap<>(VerbsFault.Kind.class);
    private long messages;
    private long bytes;
    private long retransmissions;

    synchronized void add(BlockJob job, BlockResult result) {
        messages++;
        bytes += job.bytes();
        retransmissions += result.retransmissions();
        methods.merge(job.method().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'), 1L, Long::sum);
    }

    synchronized void add(VerbsFault.Kind kind, long count) {
        faults.merge(kind, count, Long::sum);
    }

    synchronized void struck(Map<LinkFault, Integer> onCables) {
        onCables.forEach((kind, count) -> add(VerbsFault.Kind.valueOf(kind.name()), count));
    }

    /** Returns the messages. */
    public synchronized long messages() {
        return messages;
    }

    /** Returns the faults of all kinds. */
    public synchronized long faults() {
        return faults.values().stream().mapToLong(Long::longValue).sum();
    }

    @Override
    public synchronized String text() {
        TextTable table = TextTable.builder().words("what").numbers("count", "").build();
        table.add("messages", String.valueOf(messages));
        table.add("bytes", String.valueOf(bytes));
        table.add("retransmissions", String.valueOf(retransmissions));
        methods.forEach((name, count) -> table.add("by " + name, String.valueOf(count)));
        faults.forEach((kind, count) -> table.add("fault " + kind.text(), String.valueOf(count)));
        return table.toString();
    }

    @Override
    public long done() {
        return messages();
    }

    @Override
    public synchronized Map<String, Long> counts() {
        return new CountMap()
                .put("messages", messages)
                .put("bytes", bytes)
                .put("retransmissions", retransmissions)
                .put("methods", methods)
                .put("faults", faults)
                .map();
    }

    @Override
    public synchronized void add(Map<String, Long> counts) {
        messages += CountMap.of(counts, "messages");
        bytes += CountMap.of(counts, "bytes");
        retransmissions += CountMap.of(counts, "retransmissions");
        CountMap.add(counts, "methods", methods);
        CountMap.add(counts, "faults", VerbsFault.Kind.class, faults);
    }

    @Override
    public String line() {
        return "Messages: %d, Faults: %d".formatted(messages(), faults());
    }
}
