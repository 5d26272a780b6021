package org.heddle.experiment.dimmnet2.soak;

import static org.heddle.experiment.CountTable.whole;

import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.experiment.CountMap;
import org.heddle.experiment.CountTable;
import org.heddle.experiment.SoakCounts;
import org.heddle.host.dimmnet2.driver.VectorStatus;
import org.heddle.nic.dimmnet2.command.CommandStatus;
import org.heddle.nic.dimmnet2.command.VectorOperation;
import org.heddle.report.TextTable;
import org.heddle.testbench.LinkFault;

/** Counts of a soak so far: commands, statuses, stalls, faults, cycles and packets. */
public final class SoakTally implements SoakCounts {
    private final Map<VectorOperation, Long> commands = new EnumMap<>(VectorOperation.class);
    private final Map<VectorOperation, Long> bytes = new EnumMap<>(VectorOperation.class);
    private final Map<CommandStatus, Long> receptions = new EnumMap<>(CommandStatus.class);
    private final Map<StallProfile, Long> pauses = new EnumMap<>(StallProfile.class);
    private final Map<LinkFault, Long> faults = new EnumMap<>(LinkFault.class);
    /** Number of refused commands, by kind. */
    private final Map<String, Long> refusals = new TreeMap<>();

    private long toNobody;
    private long cycles;
    private long packets;
    private long episodes;

    void command(VectorOperation kind, int ofBytes) {
        commands.merge(kind, 1L, Long::sum);
        bytes.merge(kind, (long) ofBytes, Long::sum);
    }

    void refused(String kind) {
        refusals.merge(kind, 1L, Long::sum);
    }

    void toNobody() {
        toNobody++;
    }

    void told(Collection<VectorStatus> statuses) {
        statuses.forEach(each -> receptions.merge(each.status(), 1L, Long::sum));
    }

    void paused(StallProfile profile) {
        pauses.merge(profile, 1L, Long::sum);
    }

    void struck(Map<LinkFault, Integer> ofFaults) {
        ofFaults.forEach((kind, count) -> faults.merge(kind, (long) count, Long::sum));
    }

    void ended(long ofCycles, long ofPackets) {
        cycles += ofCycles;
        packets += ofPackets;
        episodes++;
    }

    /** Adds another one. */
    synchronized void add(SoakTally other) {
        other.commands.forEach((kind, count) -> commands.merge(kind, count, Long::sum));
        other.bytes.forEach((kind, count) -> bytes.merge(kind, count, Long::sum));
        other.receptions.forEach((status, count) -> receptions.merge(status, count, Long::sum));
        other.pauses.forEach((profile, count) -> pauses.merge(profile, count, Long::sum));
        other.faults.forEach((kind, count) -> faults.merge(kind, count, Long::sum));
        other.refusals.forEach((kind, count) -> refusals.merge(kind, count, Long::sum));
        toNobody += other.toNobody;
        cycles += other.cycles;
        packets += other.packets;
        episodes += other.episodes;
    }

    /** Commands of every kind. */
    public synchronized long commands() {
        return sum(commands) + sum(refusals) + toNobody;
    }

    private static long sum(Map<?, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    @Override
    public String text() {
        TextTable kinds = TextTable.builder()
                .words("commands")
                .numbers("queued", "")
                .numbers("named", "bytes")
                .build();
        commands.forEach(
                (kind, count) -> kinds.add(CountTable.words(kind), whole(count), whole(bytes.getOrDefault(kind, 0L))));
        TextTable refused = TextTable.builder()
                .words("commands that end at once")
                .numbers("queued", "")
                .numbers("kinds", "")
                .build();
        refused.add(
                "refused", whole(sum(refusals)), whole(refusals.size()) + " of " + whole(MixedCommands.refusedKinds()));
        refused.add("to nobody", whole(toNobody), "1");
        TextTable statuses = CountTable.of("receive statuses", "told", receptions);
        TextTable hosts = CountTable.of("hosts that pause", "nodes", pauses);
        TextTable cables = CountTable.of("faults on the link", "struck", faults);
        return kinds + "\n" + refused + "\n" + statuses + "\n" + hosts + "\n" + cables
                + "\n%s episodes, %s packets, %s cycles\n".formatted(whole(episodes), whole(packets), whole(cycles));
    }

    @Override
    public long done() {
        return commands();
    }

    @Override
    public synchronized Map<String, Long> counts() {
        return new CountMap()
                .put("commands", commands)
                .put("bytes", bytes)
                .put("receptions", receptions)
                .put("pauses", pauses)
                .put("faults", faults)
                .put("refusals", refusals)
                .put("toNobody", toNobody)
                .put("cycles", cycles)
                .put("packets", packets)
                .put("episodes", episodes)
                .map();
    }

    @Override
    public synchronized void add(Map<String, Long> counts) {
        CountMap.add(counts, "commands", VectorOperation.class, commands);
        CountMap.add(counts, "bytes", VectorOperation.class, bytes);
        CountMap.add(counts, "receptions", CommandStatus.class, receptions);
        CountMap.add(counts, "pauses", StallProfile.class, pauses);
        CountMap.add(counts, "faults", LinkFault.class, faults);
        CountMap.add(counts, "refusals", refusals);
        toNobody += CountMap.of(counts, "toNobody");
        cycles += CountMap.of(counts, "cycles");
        packets += CountMap.of(counts, "packets");
        episodes += CountMap.of(counts, "episodes");
    }

    @Override
    public String line() {
        return "Commands: " + commands();
    }
}
