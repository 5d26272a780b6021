package org.heddle.experiment.offload.soak;

import static org.heddle.experiment.CountTable.whole;

import java.util.EnumMap;
import java.util.Map;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.experiment.CountMap;
import org.heddle.experiment.CountTable;
import org.heddle.experiment.SoakCounts;
import org.heddle.report.TextTable;
import org.heddle.testbench.LinkFault;

/** Counts of a soak of reductions so far. */
public final class ReductionTally implements SoakCounts {
    private final Map<Fate, Long> fates = new EnumMap<>(Fate.class);
    private final Map<StallProfile, Long> pauses = new EnumMap<>(StallProfile.class);
    private final Map<LinkFault, Long> faults = new EnumMap<>(LinkFault.class);
    private long orders;
    private long trees;
    private long largest;
    private long episodes;
    private long cycles;
    private long messages;
    private long repeated;
    private long lost;

    void reduction(Fate fate) {
        fates.merge(fate, 1L, Long::sum);
    }

    void orders(long reductions, long ofCycles) {
        orders += reductions;
        cycles += ofCycles;
        episodes++;
    }

    void tree(int threads) {
        trees++;
        largest = Math.max(largest, threads);
    }

    void paused(StallProfile profile) {
        pauses.merge(profile, 1L, Long::sum);
    }

    void struck(Map<LinkFault, Integer> ofFaults) {
        ofFaults.forEach((kind, count) -> faults.merge(kind, (long) count, Long::sum));
    }

    void ended(long ofCycles, long ofMessages, long ofRepetitions, long ofLosses) {
        cycles += ofCycles;
        messages += ofMessages;
        repeated += ofRepetitions;
        lost += ofLosses;
        episodes++;
    }

    /** Adds another one. */
    synchronized void add(ReductionTally other) {
        other.fates.forEach((fate, count) -> fates.merge(fate, count, Long::sum));
        other.pauses.forEach((profile, count) -> pauses.merge(profile, count, Long::sum));
        other.faults.forEach((kind, count) -> faults.merge(kind, count, Long::sum));
        orders += other.orders;
        trees += other.trees;
        largest = Math.max(largest, other.largest);
        episodes += other.episodes;
        cycles += other.cycles;
        messages += other.messages;
        repeated += other.repeated;
        lost += other.lost;
    }

    /** Returns the number of reductions of trees, and of pairs over faulty cables. */
    public long ofTrees() {
        return fates.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Reductions of one node, for the order of arrival. */
    public long ofOrders() {
        return orders;
    }

    /** All reductions. */
    public synchronized long reductions() {
        return ofTrees() + orders;
    }

    @Override
    public String text() {
        TextTable kinds = CountTable.of("reductions of trees and pairs", "over", fates);
        TextTable profiles = CountTable.of("ports that pause", "episodes", pauses);
        TextTable cables = CountTable.of("faults on the link", "struck", faults);
        return kinds + "\n" + profiles + "\n" + cables
                + "\n%s trees of up to %s nodes; %s messages, %s repeated, %s lost\n"
                        .formatted(whole(trees), whole(largest), whole(messages), whole(repeated), whole(lost))
                + "%s orders of arrival in the mode REPRO, the same number of each arity\n".formatted(whole(orders))
                + "%s episodes, %s cycles\n".formatted(whole(episodes), whole(cycles));
    }

    @Override
    public long done() {
        return reductions();
    }

    @Override
    public synchronized Map<String, Long> counts() {
        return new CountMap()
                .put("fates", fates)
                .put("pauses", pauses)
                .put("faults", faults)
                .put("orders", orders)
                .put("trees", trees)
                .put("largestTree", largest)
                .put("episodes", episodes)
                .put("cycles", cycles)
                .put("messages", messages)
                .put("repeated", repeated)
                .put("lost", lost)
                .map();
    }

    @Override
    public synchronized void add(Map<String, Long> counts) {
        CountMap.add(counts, "fates", Fate.class, fates);
        CountMap.add(counts, "pauses", StallProfile.class, pauses);
        CountMap.add(counts, "faults", LinkFault.class, faults);
        orders += CountMap.of(counts, "orders");
        trees += CountMap.of(counts, "trees");
        largest = Math.max(largest, CountMap.of(counts, "largestTree"));
        episodes += CountMap.of(counts, "episodes");
        cycles += CountMap.of(counts, "cycles");
        messages += CountMap.of(counts, "messages");
        repeated += CountMap.of(counts, "repeated");
        lost += CountMap.of(counts, "lost");
    }

    @Override
    public synchronized String line() {
        return "Reductions: %d (%d in trees, %d orders of arrival)".formatted(reductions(), ofTrees(), ofOrders());
    }
}
