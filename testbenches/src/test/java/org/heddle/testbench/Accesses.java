package org.heddle.testbench;

import org.heddle.host.VectorAccess;
import org.heddle.nic.harness.PlainAccess;
import org.heddle.nic.harness.PlainElements;
import org.heddle.nic.harness.PlainList;

/** What a driver is given for the elements of a model. */
final class Accesses {
    private Accesses() {}

    static VectorAccess of(PlainElements elements) {
        if (elements instanceof PlainList list) {
            return VectorAccess.list(
                    list.base(),
                    list.entryBytes(),
                    list.origin(),
                    list.elementBytes(),
                    list.offsets().size());
        }
        PlainAccess plain = (PlainAccess) elements;
        return plain.strided()
                ? VectorAccess.stride(plain.base(), plain.elementBytes(), plain.count(), plain.stride())
                : VectorAccess.contiguous(plain.base(), plain.elementBytes(), plain.count());
    }
}
