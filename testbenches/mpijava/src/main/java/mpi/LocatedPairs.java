package mpi;

import java.nio.ByteBuffer;
import org.heddle.mpi.operation.Op;

/** MINLOC and MAXLOC on pairs of one base type: the second element of each is the index. */
final class LocatedPairs {
    private LocatedPairs() {}

    static Op op(boolean largest) {
        return Op.create(
                (in, inOut, count, type) -> {
                    Datatype.Base base = Datatype.known(type).base();
                    int pair = 2 * base.bytes();
                    for (int at = 0; at + pair <= inOut.capacity(); at += pair) {
                        if (takesFirst(in, inOut, at, base, largest)) {
                            for (int i = 0; i < pair; i++) {
                                inOut.put(at + i, in.get(at + i));
                            }
                        }
                    }
                },
                true);
    }

    private static boolean takesFirst(ByteBuffer in, ByteBuffer inOut, int at, Datatype.Base base, boolean largest) {
        int order = compare(in, inOut, at, base);
        order = largest ? order : -order;
        return order > 0 || order == 0 && compare(in, inOut, at + base.bytes(), base) < 0;
    }

    private static int compare(ByteBuffer a, ByteBuffer b, int at, Datatype.Base base) {
        return switch (base) {
            case SHORT -> Short.compare(a.getShort(at), b.getShort(at));
            case INT -> Integer.compare(a.getInt(at), b.getInt(at));
            case LONG -> Long.compare(a.getLong(at), b.getLong(at));
            case FLOAT -> Float.compare(a.getFloat(at) + 0f, b.getFloat(at) + 0f);
            case DOUBLE -> Double.compare(a.getDouble(at) + 0.0, b.getDouble(at) + 0.0);
            default -> throw new UnsupportedOperationException("MINLOC and MAXLOC of " + base);
        };
    }
}
