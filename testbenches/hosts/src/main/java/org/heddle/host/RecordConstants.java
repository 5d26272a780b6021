package org.heddle.host;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/** The constants of a cost model, which is a public record of longs, by their names. */
public final class RecordConstants {
    private RecordConstants() {}

    /** Each constant and its value, in the order of the record. */
    public static Map<String, Long> of(Record costs) {
        Map<String, Long> constants = new LinkedHashMap<>();
        try {
            for (RecordComponent component : costs.getClass().getRecordComponents()) {
                constants.put(
                        component.getName(), (Long) component.getAccessor().invoke(costs));
            }
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("a record that cannot be read: " + costs, impossible);
        }
        return constants;
    }

    /**
     * The same record with one constant changed.
     *
     * @param cycles at least 0
     * @throws IllegalArgumentException if there is no such constant, or the value is below 0
     */
    public static <R extends Record> R with(R costs, String name, long cycles) {
        Map<String, Long> constants = of(costs);
        if (!constants.containsKey(name) || cycles < 0) {
            throw new IllegalArgumentException(
                    "a host cost is one of " + constants.keySet() + ", in cycles from 0 on: " + name + "=" + cycles);
        }
        constants.put(name, cycles);
        return made(costs, constants.values().toArray());
    }

    @SuppressWarnings("unchecked")
    private static <R extends Record> R made(R like, Object[] values) {
        Class<?>[] longs = new Class<?>[values.length];
        Arrays.fill(longs, long.class);
        try {
            return (R) like.getClass().getConstructor(longs).newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("a record that cannot be made: " + like, impossible);
        }
    }
}
