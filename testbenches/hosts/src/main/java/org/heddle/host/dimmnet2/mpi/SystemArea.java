package org.heddle.host.dimmnet2.mpi;

import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.layout.TypeCompiler;
import org.heddle.nic.dimmnet2.host.HostMap;

/**
 * The last MiB of a node's memory, half of it for each process: where other ranks write what they have to say.
 *
 * <p>Requests lie in mailboxes, a few slots for each sender. Of a send-complete packet and of returned credits only the address
 * matters, which the receive status tells: each send, and each count of credits, has a word of its own, and no host ever reads
 * it.
 */
final class SystemArea {
    /** Bytes of a mailbox slot: the largest request. */
    static final int SLOT_BYTES = 256;
    /** Sends that can be under way from one rank. */
    static final int SENDS = 1 << 16;
    /** Returned credits are counted modulo so many. */
    static final int CREDITS = 256;

    private static final int PROCESS_BYTES = 1 << 19;
    private static final int MAILBOXES = 0;
    private static final int STAGING = 0x10000;
    private static final int CREDIT_WORDS = 0x20000;
    private static final int COMPLETION_WORDS = 0x40000;
    /** Where it begins; users' data end there. */
    static final long START = VectorAccess.MEMORY_BYTES - (long) HostMap.PROCESSES * PROCESS_BYTES;

    /** Statuses of other ranks that fit a process's ring beside those of its own commands. */
    private static final int STATUSES_OF_OTHERS = HostMap.RING_ENTRIES - NodeProcess.MOST_COMMANDS;
    /** Credits that may come back from one rank before they are taken. */
    private static final int RETURNED_CREDITS = 2;

    private static final int MOST_SLOTS = 8;

    /**
     * How many statuses each of so many ranks may cause in another's ring at a time, and slots in its mailbox. Up to 17 ranks no ring
     * ever fills; of more, a ring may, and then its node waits until its host looks.
     */
    static int slots(int ranks) {
        int fitting = STATUSES_OF_OTHERS / Math.max(1, ranks - 1) - RETURNED_CREDITS;
        return Math.max(1, Math.min(MOST_SLOTS, fitting));
    }

    private SystemArea() {}

    private static long of(int process) {
        return START + (long) process * PROCESS_BYTES;
    }

    /** A slot of the mailbox that a process has for a sender. */
    static long mailbox(int process, int slots, int sender, int slot) {
        return of(process) + MAILBOXES + (long) (sender * slots + slot) * SLOT_BYTES;
    }

    /** Where a process prepares what is to go into a slot of a receiver's mailbox. */
    static long staging(int process, int slots, int receiver, int slot) {
        return of(process) + STAGING + (long) (receiver * slots + slot) * SLOT_BYTES;
    }

    static long creditWord(int process, int count) {
        return of(process) + CREDIT_WORDS + (long) (count % CREDITS) * TypeCompiler.WORD;
    }

    static long completionWord(int process, int send) {
        return of(process) + COMPLETION_WORDS + (long) send * TypeCompiler.WORD;
    }

    /** Returns the notice that a write to an address means to a process; NONE if the address is no place of its own. */
    static Notice notice(int process, int slots, long address) {
        long offset = address - of(process);
        if (offset < MAILBOXES || offset >= COMPLETION_WORDS + (long) SENDS * TypeCompiler.WORD) {
            return Notice.NONE;
        }
        if (offset >= COMPLETION_WORDS) {
            return new Notice(Notice.Kind.COMPLETION, (int) (offset - COMPLETION_WORDS) / TypeCompiler.WORD);
        }
        if (offset >= CREDIT_WORDS) {
            return new Notice(Notice.Kind.CREDIT, (int) (offset - CREDIT_WORDS) / TypeCompiler.WORD);
        }
        return offset < STAGING
                ? new Notice(Notice.Kind.REQUEST, (int) (offset - MAILBOXES) / SLOT_BYTES % slots)
                : Notice.NONE;
    }
}
