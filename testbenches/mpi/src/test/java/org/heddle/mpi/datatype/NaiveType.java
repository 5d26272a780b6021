package org.heddle.mpi.datatype;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** The reference: a typemap written out entry by entry, bounds as the standard defines them. */
public record NaiveType(List<Entry> entries, List<Long> lowerMarks, List<Long> upperMarks) {
    /** A basic type at a displacement. */
    public record Entry(Basic basic, long displacement) {
        long end() {
            return displacement + basic.bytes();
        }
    }

    public static NaiveType of(Basic... basics) {
        List<Entry> entries = new ArrayList<>();
        for (Basic basic : basics) {
            entries.add(new Entry(basic, 0));
        }
        return new NaiveType(entries, List.of(), List.of());
    }

    public long size() {
        return entries.stream().mapToLong(entry -> entry.basic().bytes()).sum();
    }

    public long trueLb() {
        return least(Entry::displacement);
    }

    public long trueUb() {
        return -least(entry -> -entry.end());
    }

    private long least(ToLongFunction<Entry> value) {
        return entries.stream().mapToLong(value).min().orElse(0);
    }

    public long lb() {
        return lowerMarks.stream().mapToLong(Long::longValue).min().orElse(trueLb());
    }

    public long extent() {
        if (!upperMarks.isEmpty()) {
            return upperMarks.stream().mapToLong(Long::longValue).max().getAsLong() - lb();
        }
        long extent = trueUb() - trueLb();
        int alignment = entries.stream().mapToInt(e -> e.basic().bytes()).max().orElse(1);
        while (extent % alignment != 0) {
            extent++;
        }
        return extent;
    }

    public NaiveType at(long offset) {
        return new NaiveType(
                entries.stream()
                        .map(e -> new Entry(e.basic(), e.displacement() + offset))
                        .toList(),
                lowerMarks.stream().map(mark -> mark + offset).toList(),
                upperMarks.stream().map(mark -> mark + offset).toList());
    }

    public NaiveType resized(long lb, long extent) {
        return new NaiveType(entries, List.of(lb), List.of(lb + extent));
    }

    public static NaiveType together(List<NaiveType> parts) {
        NaiveType all = new NaiveType(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (NaiveType part : parts) {
            all.entries.addAll(part.entries);
            all.lowerMarks.addAll(part.lowerMarks);
            all.upperMarks.addAll(part.upperMarks);
        }
        return all;
    }

    /** Blocks of instances, displacements in bytes. */
    public NaiveType blocks(int[] lengths, long[] displacements) {
        List<NaiveType> parts = new ArrayList<>();
        for (int i = 0; i < lengths.length; i++) {
            for (int k = 0; k < lengths[i]; k++) {
                parts.add(at(displacements[i] + k * extent()));
            }
        }
        return together(parts);
    }

    /** The addresses of all bytes in pack order. */
    public long[] bytes() {
        return entries.stream()
                .flatMapToLong(entry -> java.util.stream.LongStream.range(entry.displacement(), entry.end()))
                .toArray();
    }

    /** Runs as long as they can be. */
    public List<TypeSegment> segments() {
        List<TypeSegment> segments = new ArrayList<>();
        for (Entry entry : entries) {
            TypeSegment last = segments.isEmpty() ? null : segments.get(segments.size() - 1);
            if (last != null && last.displacement() + last.length() == entry.displacement()) {
                segments.set(
                        segments.size() - 1,
                        new TypeSegment(
                                last.displacement(),
                                last.length() + entry.basic().bytes()));
            } else {
                segments.add(new TypeSegment(entry.displacement(), entry.basic().bytes()));
            }
        }
        return segments;
    }

    /** Groups by the rule of RunGrouper, one run at a time. */
    public List<Runs> groups() {
        List<Runs> groups = new ArrayList<>();
        @Nullable Runs last = null;
        for (TypeSegment next : segments()) {
            if (last != null && last.length() == next.length()) {
                long distance = next.displacement() - (last.displacement() + (last.count() - 1) * last.stride());
                if (last.count() == 1 || last.stride() == distance) {
                    last = new Runs(last.displacement(), last.length(), last.count() + 1, distance);
                    continue;
                }
                if (last.count() == 2) {
                    groups.add(new Runs(last.displacement(), last.length(), 1, 0));
                    last = new Runs(last.displacement() + last.stride(), last.length(), 2, distance);
                    continue;
                }
            }
            if (last != null) {
                groups.add(last);
            }
            last = new Runs(next.displacement(), next.length(), 1, 0);
        }
        if (last != null) {
            groups.add(last);
        }
        return groups;
    }
}
