package org.heddle.hdl;

import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.naming.Caller;
import org.jspecify.annotations.Nullable;

/** What Java's {@code equals} says of hardware: also that of records, lists and {@code Objects}, which call it. */
final class Comparisons {
    private Comparisons() {}

    /** Whether both are one object; HDL018 if they are not and hardware is being made. */
    static boolean isSame(Data data, @Nullable Object other) {
        if (data == other) {
            return true;
        }
        Value value = Leaves.of(data).get(0).value();
        if (other != null && value.isBeingBuilt()) {
            value.reader()
                    .report(
                            Code.REFERENCE_COMPARISON,
                            "equals of " + value.describe()
                                    + " compares Java objects, also in contains, indexOf or a record: use eq() or ne();"
                                    + " to find an object again, keep its index or use an IdentityHashMap",
                            Caller.siteBeyond("equals"));
        }
        return false;
    }
}
