package org.heddle.nic.offload.descriptor;

import static org.heddle.hdl.Types.bundle;
import static org.heddle.hdl.Types.cat;
import static org.heddle.hdl.Types.uint;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.BundleType;
import org.heddle.hdl.UInt;

/**
 * The control words of a descriptor, message or completion, as {@link DescriptorField} lays them out.
 *
 * @param head 64 bits: flags, operation, counters, port, generation, epoch
 * @param shape 64 bits: who to whom, how many of what
 * @param outcome 64 bits: errors, status, child, tag
 */
public record Control(UInt head, UInt shape, UInt outcome) implements Bundle {
    /** The type. */
    public static BundleType<Control> type() {
        return bundle(Control.class, uint(64), uint(64), uint(64));
    }

    /** A field. */
    public UInt get(DescriptorField field) {
        UInt word = List.of(head, shape, outcome).get(field.word());
        return word.bits(field.low() + field.width() - 1, field.low());
    }

    /** A field of one bit. */
    public Bool is(DescriptorField field) {
        return get(field).bit(0);
    }

    /** One of the words with some of its fields replaced; fields of other words are left out. */
    public static UInt with(UInt old, int word, Map<DescriptorField, UInt> replaced) {
        List<UInt> parts = new ArrayList<>();
        int low = 0;
        for (DescriptorField field : DescriptorField.values()) {
            if (field.word() == word && !field.isInTag()) {
                if (field.low() > low) {
                    parts.add(0, old.constant(BigInteger.ZERO, field.low() - low));
                }
                UInt kept = old.bits(field.low() + field.width() - 1, field.low());
                parts.add(0, replaced.containsKey(field) ? replaced.get(field) : kept);
                low = field.low() + field.width();
            }
        }
        if (low < old.width()) {
            parts.add(0, old.constant(BigInteger.ZERO, old.width() - low));
        }
        return cat(parts);
    }
}
