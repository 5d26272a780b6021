package org.heddle.experiment;

import java.util.LinkedHashMap;
import java.util.Map;

/** Counts by name; those of a group have names such as {@code faults.LOST}. */
public final class CountMap {
    private final Map<String, Long> counts = new LinkedHashMap<>();

    /** Adds a count. */
    public CountMap put(String name, long count) {
        counts.put(name, count);
        return this;
    }

    /** Adds the counts of a group. */
    public CountMap put(String group, Map<?, Long> ofGroup) {
        ofGroup.forEach((key, count) -> counts.put(group + "." + nameOf(key), count));
        return this;
    }

    private static String nameOf(Object key) {
        return key instanceof Enum<?> constant ? constant.name() : key.toString();
    }

    /** Returns all of them, in the order in which they were added. */
    public Map<String, Long> map() {
        return counts;
    }

    /** Returns a count, 0 where there is none. */
    public static long of(Map<String, Long> counts, String name) {
        return counts.getOrDefault(name, 0L);
    }

    /** Adds the counts of a group to those of the same constants. */
    public static <E extends Enum<E>> void add(
            Map<String, Long> counts, String group, Class<E> type, Map<E, Long> into) {
        for (E constant : type.getEnumConstants()) {
            Long count = counts.get(group + "." + constant.name());
            if (count != null) {
                into.merge(constant, count, Long::sum);
            }
        }
    }

    /** Adds the counts of a group to those of the same words. */
    public static void add(Map<String, Long> counts, String group, Map<String, Long> into) {
        String begin = group + ".";
        counts.forEach((name, count) -> {
            if (name.startsWith(begin)) {
                into.merge(name.substring(begin.length()), count, Long::sum);
            }
        });
    }
}
