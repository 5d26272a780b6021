package org.heddle.nic.harness;

import org.heddle.device.plain.PlainAccess;

/** Checked transfers as the beats of their stream: one number for each field, in the order of the ports. */
public final class Transfers {
    private Transfers() {}

    /**
     * The beat of a transfer that a command's check has let through, or refused; its process is 1, the other one's 0.
     *
     * @param status what the check says, by number
     * @param operation by number
     * @param bytes in all
     * @param node the other one
     * @param wantsStatus whether its initiator wishes to be told
     * @param entry the wrong one of a list
     * @param ticket of a read
     */
    public static long[] beat(
            long status,
            long operation,
            PlainAccess source,
            PlainAccess destination,
            long bytes,
            long node,
            long tag,
            boolean wantsStatus,
            long entry,
            long ticket) {
        long[] from = source.beat();
        long[] to = destination.beat();
        return new long[] {
            status,
            operation,
            1,
            0,
            from[0],
            from[1],
            from[2],
            from[3],
            from[4],
            to[0],
            to[1],
            to[2],
            to[3],
            to[4],
            bytes,
            node,
            tag,
            wantsStatus ? 1 : 0,
            entry,
            ticket
        };
    }
}
