package org.heddle.nic.offload.reduce.bench;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.heddle.nic.offload.descriptor.DescriptorField;
import org.heddle.nic.offload.reduce.ErrorVector;

/**
 * Failure that all threads must be told of when they do not agree on a reduction, found in their descriptors: that of the lowest
 * thread that asks for something else than its parent.
 *
 * @param thread that differs from its parent
 * @param errors in what, an {@link ErrorVector}
 */
public record Disagreement(int thread, int errors) {
    private static final Map<DescriptorField, Integer> BITS = new EnumMap<>(Map.ofEntries(
            Map.entry(DescriptorField.KIND, ErrorVector.KIND),
            Map.entry(DescriptorField.ROOT, ErrorVector.ROOT),
            Map.entry(DescriptorField.IN_SOFTWARE, ErrorVector.IN_SOFTWARE),
            Map.entry(DescriptorField.OPERATION, ErrorVector.OPERATION),
            Map.entry(DescriptorField.TYPE, ErrorVector.TYPE),
            Map.entry(DescriptorField.LAYOUT, ErrorVector.TYPE),
            Map.entry(DescriptorField.COUNT, ErrorVector.LENGTH),
            Map.entry(DescriptorField.LAST, ErrorVector.LENGTH),
            Map.entry(DescriptorField.TAIL, ErrorVector.LENGTH),
            Map.entry(DescriptorField.MODE, ErrorVector.MODE),
            Map.entry(DescriptorField.SEGMENT, ErrorVector.SEGMENT)));

    /** Nobody differs. */
    public static final Disagreement NONE = new Disagreement(-1, 0);

    /** The fields that all threads must have alike. */
    public static DescriptorField[] fields() {
        return BITS.keySet().toArray(DescriptorField[]::new);
    }

    /** Returns the failure that the reduce descriptors of all threads must lead to. */
    public static Disagreement of(Communicator communicator, long[][] reduces) {
        for (int thread = 1; thread < reduces.length; thread++) {
            int errors = between(reduces[thread], reduces[communicator.parent(thread)]);
            if (errors != 0) {
                return new Disagreement(thread, errors);
            }
        }
        return NONE;
    }

    private static int between(long[] one, long[] other) {
        return Arrays.stream(fields())
                .filter(field -> field.of(one) != field.of(other))
                .mapToInt(field -> 1 << BITS.get(field))
                .reduce(0, (bits, bit) -> bits | bit);
    }
}
