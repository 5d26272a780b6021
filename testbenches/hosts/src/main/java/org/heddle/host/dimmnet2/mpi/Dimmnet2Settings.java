package org.heddle.host.dimmnet2.mpi;

/**
 * How ranks use their nodes.
 *
 * @param costs what the hosts' work takes
 * @param eagerLimit largest message in bytes, included, whose data travel in its request, 0 to 208; 0 for none at all
 * @param listBytes how much of its node's memory a rank keeps filled with address lists of layouts that no message uses just now
 * @param messageLimit cycles within which each step of a message that one rank waits for is there, in which its host looks for it; as
 *     many again for each 100,000 bytes where that step is its data. What takes longer is an error: a link or a node is dead
 * @param countsNodes whether hosts read their nodes' counters before and after each message, which takes them time
 */
public record Dimmnet2Settings(
        HostCosts costs, int eagerLimit, long listBytes, long messageLimit, boolean countsNodes) {
    private static final long MESSAGE_LIMIT = 10_000_000;
    /** For so many bytes as much again. */
    private static final long BYTES_PER_LIMIT = 100_000;

    /** The paper's way: the receiver fetches every message. Hosts take no time, lists 1 MiB. */
    public static final Dimmnet2Settings DEFAULT =
            new Dimmnet2Settings(HostCosts.NONE, 0, 1 << 20, MESSAGE_LIMIT, false);

    /** Checks that such messages fit a request, and that there can be so much room. */
    public Dimmnet2Settings {
        if (eagerLimit < 0 || eagerLimit > SendRequest.MOST_DATA) {
            throw new IllegalArgumentException("a request has room for 0 to " + SendRequest.MOST_DATA
                    + " bytes of data: eagerLimit=" + eagerLimit);
        }
        if (listBytes < 0) {
            throw new IllegalArgumentException("listBytes must be >= 0: listBytes=" + listBytes);
        }
        if (messageLimit < 1) {
            throw new IllegalArgumentException("messageLimit must be >= 1: messageLimit=" + messageLimit);
        }
    }

    /** The same with other hosts. */
    public Dimmnet2Settings withCosts(HostCosts other) {
        return new Dimmnet2Settings(other, eagerLimit, listBytes, messageLimit, countsNodes);
    }

    /** The same with another largest message that travels in its request. */
    public Dimmnet2Settings withEagerLimit(int bytes) {
        return new Dimmnet2Settings(costs, bytes, listBytes, messageLimit, countsNodes);
    }

    /** The same with other room for lists that no message uses. */
    public Dimmnet2Settings withListBytes(long bytes) {
        return new Dimmnet2Settings(costs, eagerLimit, bytes, messageLimit, countsNodes);
    }

    /** The same with other limits for each step of a message. */
    public Dimmnet2Settings withMessageLimit(long cycles) {
        return new Dimmnet2Settings(costs, eagerLimit, listBytes, cycles, countsNodes);
    }

    /** Cycles within which the data of a message are there. */
    long dataLimit(long bytes) {
        return messageLimit + messageLimit * bytes / BYTES_PER_LIMIT;
    }

    /** The same with counters read around each message. */
    public Dimmnet2Settings countingNodes() {
        return new Dimmnet2Settings(costs, eagerLimit, listBytes, messageLimit, true);
    }
}
