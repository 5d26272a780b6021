package org.heddle.host.verbs.driver;

import java.util.BitSet;
import org.heddle.host.verbs.type.Errno;
import org.heddle.host.verbs.type.VerbsException;

/** Numbers of one kind of object; a number that was freed is taken again as late as can be. */
final class Numbers {
    private final String what;
    private final int first;
    private final int end;
    private final BitSet used = new BitSet();
    private int next;

    Numbers(String what, int first, int end) {
        this.what = what;
        this.first = first;
        this.end = end;
        next = first;
    }

    /** Takes a number; ENOMEM if there is none. */
    int take() {
        int free = used.nextClearBit(next);
        if (free >= end) {
            free = used.nextClearBit(first);
        }
        if (free >= end) {
            throw new VerbsException(
                    Errno.ENOMEM, "the device has " + (end - first) + " " + what + ", all in use: close one");
        }
        used.set(free);
        next = free + 1 == end ? first : free + 1;
        return free;
    }

    void free(int number) {
        used.clear(number);
    }
}
