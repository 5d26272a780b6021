package org.heddle.host.dimmnet2.mpi;

import java.util.HashMap;
import java.util.Map;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.transport.Outgoing;

/** A rank's sends whose data have not been fetched, by the number that their completion will name. */
final class OpenSends {
    private final Map<Integer, Send> sends = new HashMap<>();
    private int next;

    /**
     * One of them.
     *
     * @param message which
     * @param source where its data lie meanwhile
     * @param tally what the sender's host does for it
     */
    record Send(Outgoing message, MessageSource source, HostTally tally) {}

    /**
     * Refuses one more send.
     *
     * @throws MpiException ERR_OTHER if all numbers are used
     */
    void requireRoom() {
        if (sends.size() == SystemArea.SENDS) {
            throw new MpiException(
                    ErrorClass.ERR_OTHER, SystemArea.SENDS + " sends are under way: wait for some of them");
        }
    }

    /** Gives a send a number, for which there must be room. */
    int add(Send send) {
        while (sends.containsKey(next)) {
            next = (next + 1) % SystemArea.SENDS;
        }
        int number = next;
        next = (next + 1) % SystemArea.SENDS;
        sends.put(number, send);
        return number;
    }

    /** The send has been completed. */
    Send remove(int number) {
        Send send = sends.remove(number);
        if (send == null) {
            throw new IllegalStateException("no send " + number + " is open");
        }
        return send;
    }
}
