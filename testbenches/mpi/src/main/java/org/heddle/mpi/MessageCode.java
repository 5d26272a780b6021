package org.heddle.mpi;

import org.heddle.mpi.datatype.Datatype;

/**
 * The word of a message's header that tells what it holds: [47:0] code of its sequence of basic types, 0 to match any, [63:48] note
 * of the call that it belongs to.
 */
final class MessageCode {
    private static final int NOTE_BIT = 48;
    private static final long TYPES = (1L << NOTE_BIT) - 1;
    static final int MOST_NOTE = (1 << Long.SIZE - NOTE_BIT) - 1;

    private MessageCode() {}

    static long of(Datatype type, long count, long bytes, int note) {
        long code = type.signatureCode(count, bytes);
        long types = code == 0 ? 0 : Math.max(1, code & TYPES);
        return types | (long) note << NOTE_BIT;
    }

    static int note(long code) {
        return (int) (code >>> NOTE_BIT);
    }

    static boolean haveSameTypes(long a, long b) {
        return (a & TYPES) == 0 || (b & TYPES) == 0 || (a & TYPES) == (b & TYPES);
    }
}
