package org.heddle.experiment.resource;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Cycles in which one node's resources were busy. */
public final class ResourceLog {
    /**
     * Cycles one behind the other.
     *
     * @param from the first
     * @param to the one behind the last
     */
    public record Span(long from, long to) {}

    private final Map<Resource, List<Span>> spans = new EnumMap<>(Resource.class);
    private final List<Long> packets = new ArrayList<>();

    /** A log without an entry. */
    public ResourceLog() {
        for (Resource resource : Resource.values()) {
            spans.put(resource, new ArrayList<>());
        }
    }

    /**
     * Notes that a resource is busy; spans may overlap, and come in any order.
     *
     * @param from first cycle
     * @param to cycle behind the last one; nothing is noted if it is not later
     */
    public void busy(Resource resource, long from, long to) {
        if (to <= from) {
            return;
        }
        List<Span> all = spans.get(resource);
        int last = all.size() - 1;
        if (last >= 0 && all.get(last).from <= from && from <= all.get(last).to) {
            all.set(last, new Span(all.get(last).from, Math.max(all.get(last).to, to)));
        } else {
            all.add(new Span(from, to));
        }
    }

    /** Counts a packet that leaves the node. */
    public void sentPacket(long cycle) {
        packets.add(cycle);
    }

    /** Returns the packets that have left the node from one cycle to another. */
    public long packets(long from, long to) {
        return packets.stream().filter(cycle -> cycle >= from && cycle < to).count();
    }

    /** Returns the spans in which a resource was busy, in their order, none touching the next. */
    public List<Span> spans(Resource resource) {
        List<Span> sorted = new ArrayList<>(spans.get(resource));
        sorted.sort(Comparator.comparingLong(Span::from));
        List<Span> joined = new ArrayList<>();
        for (Span each : sorted) {
            int last = joined.size() - 1;
            if (last >= 0 && each.from <= joined.get(last).to) {
                joined.set(last, new Span(joined.get(last).from, Math.max(joined.get(last).to, each.to)));
            } else {
                joined.add(each);
            }
        }
        return joined;
    }

    /** Returns the cycles from one to another in which a resource was busy. */
    public long cycles(Resource resource, long from, long to) {
        return spans(resource).stream()
                .mapToLong(span -> Math.max(0, Math.min(to, span.to) - Math.max(from, span.from)))
                .sum();
    }
}
