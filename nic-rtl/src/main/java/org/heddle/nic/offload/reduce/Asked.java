package org.heddle.nic.offload.reduce;

import static org.heddle.hdl.Types.cat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.heddle.hdl.UInt;
import org.heddle.nic.offload.descriptor.Control;
import org.heddle.nic.offload.descriptor.DescriptorField;

/** Fields of control words in which threads must agree, without the others between them: half as much to keep for each reduction. */
final class Asked {
    private static final List<DescriptorField> FIELDS = List.of(
            DescriptorField.TAG,
            DescriptorField.SEGMENT,
            DescriptorField.WIDTH,
            DescriptorField.COUNT,
            DescriptorField.SOURCE,
            DescriptorField.BRANCH,
            DescriptorField.TYPE,
            DescriptorField.OPERATION,
            DescriptorField.MODE);

    /** Bits of all fields together. */
    static final int BITS = FIELDS.stream().mapToInt(DescriptorField::width).sum();

    private Asked() {}

    /** Returns the fields side by side. */
    static UInt of(Control control) {
        List<UInt> parts = new ArrayList<>();
        FIELDS.forEach(field -> parts.add(control.get(field)));
        return cat(parts);
    }

    /** Returns control words with these fields, and zeros for the others. */
    static Control control(UInt asked) {
        Map<DescriptorField, UInt> values = new EnumMap<>(DescriptorField.class);
        UInt zero = asked.constant(BigInteger.ZERO, 1);
        for (DescriptorField field : DescriptorField.values()) {
            values.put(field, zero.repeat(field.width()));
        }
        int low = BITS;
        for (DescriptorField field : FIELDS) {
            low -= field.width();
            values.put(field, asked.bits(low + field.width() - 1, low));
        }
        UInt none = zero.repeat(64);
        return new Control(Control.with(none, 0, values), Control.with(none, 1, values), Control.with(none, 2, values));
    }
}
