package org.heddle.testbench;

import org.heddle.device.plain.PlainAccess;
import org.heddle.device.plain.PlainElements;
import org.heddle.device.plain.PlainList;
import org.heddle.host.dimmnet2.driver.VectorAccess;

/** Factory of the accesses that a driver is given for the elements of a model. */
public final class Accesses {
    private Accesses() {}

    /** The access to the elements of a model; of a list that lies in the memory. */
    public static VectorAccess of(PlainElements elements) {
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
