package org.heddle.host.dimmnet2.mpi;

/**
 * Notification that another rank gives by writing to an address.
 *
 * @param kind kind of the notification
 * @param number slot of the request, number of the send, or count of returned credits
 */
record Notice(Kind kind, int number) {
    static final Notice NONE = new Notice(Kind.NONE, 0);

    enum Kind {
        /** Nothing: the address is no such place. */
        NONE,
        /** A send request is in a slot of the mailbox. */
        REQUEST,
        /** The data of a send have been fetched. */
        COMPLETION,
        /** The other rank has taken statuses from its ring. */
        CREDIT
    }
}
