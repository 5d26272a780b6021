package org.heddle.mpi.operation;

import java.nio.ByteBuffer;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.Elements;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** MINLOC and MAXLOC: a value and an int that says where it is. */
final class LocationKernels {
    /** Basic types that the value of a pair may have, besides that of INT2. */
    private static final Set<Basic> VALUES =
            EnumSet.of(Basic.SHORT, Basic.LONG, Basic.FLOAT, Basic.DOUBLE, Basic.UINT32, Basic.UINT64);

    private LocationKernels() {}

    static Kernel kernel(Datatype type, boolean largest) {
        Basic value = valueType(type, largest);
        int pairBytes = value.bytes() + Integer.BYTES;
        int perInstance = Math.toIntExact(type.getSize() / pairBytes);
        return (in, inOut, count) -> {
            for (int at = 0; at < count * perInstance * pairBytes; at += pairBytes) {
                if (takesFirst(in, inOut, at, value, largest)) {
                    for (int i = 0; i < pairBytes; i++) {
                        inOut.put(at + i, in.get(at + i));
                    }
                }
            }
        };
    }

    private static boolean takesFirst(ByteBuffer in, ByteBuffer inOut, int at, Basic value, boolean largest) {
        int order = compare(in, inOut, at, value, largest);
        int index = at + value.bytes();
        return order > 0 || order == 0 && in.getInt(index) < inOut.getInt(index);
    }

    /** Above 0 if the first value is the one wanted. */
    private static int compare(ByteBuffer a, ByteBuffer b, int at, Basic value, boolean largest) {
        if (value == Basic.FLOAT || value == Basic.DOUBLE) {
            double first = value == Basic.FLOAT ? a.getFloat(at) : a.getDouble(at);
            double second = value == Basic.FLOAT ? b.getFloat(at) : b.getDouble(at);
            if (Double.isNaN(first) || Double.isNaN(second)) {
                return Boolean.compare(Double.isNaN(first), Double.isNaN(second));
            }
            // Adding +0 makes -0 equal to it.
            return largest ? Double.compare(first + 0.0, second + 0.0) : Double.compare(second + 0.0, first + 0.0);
        }
        long first = ElementNumbers.get(a, at, value);
        long second = ElementNumbers.get(b, at, value);
        if (value == Basic.UINT64) {
            return largest ? Long.compareUnsigned(first, second) : Long.compareUnsigned(second, first);
        }
        return largest ? Long.compare(first, second) : Long.compare(second, first);
    }

    private static Basic valueType(Datatype type, boolean largest) {
        List<Elements> elements = type.elements();
        boolean ints = elements.size() == 1
                && elements.get(0).basic() == Basic.INT
                && elements.get(0).count() % 2 == 0;
        if (ints) {
            return Basic.INT;
        }
        boolean pairs = !elements.isEmpty() && elements.size() % 2 == 0;
        for (int i = 0; pairs && i < elements.size(); i++) {
            Basic expected = i % 2 == 0 ? elements.get(0).basic() : Basic.INT;
            pairs = elements.get(i).basic() == expected && elements.get(i).count() == 1;
        }
        Basic value = pairs ? elements.get(0).basic() : Basic.PACKED;
        if (!VALUES.contains(value)) {
            throw new MpiException(
                    ErrorClass.ERR_OP,
                    (largest ? "MAXLOC" : "MINLOC") + " is not defined for " + type
                            + ": use INT2, SHORT_INT, LONG_INT, FLOAT_INT or DOUBLE_INT, or a struct of an unsigned value and an INT");
        }
        return value;
    }
}
