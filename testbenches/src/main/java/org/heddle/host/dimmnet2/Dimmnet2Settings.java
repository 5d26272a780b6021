package org.heddle.host.dimmnet2;

/**
 * How ranks use their nodes.
 *
 * @param costs what the hosts' work takes
 * @param eagerLimit largest message in bytes, included, whose data travel in its request, 0 to 208; 0 for none at all
 * @param listBytes how much of its node's memory a rank keeps filled with address lists of layouts that no message uses just now
 * @param countsNodes whether hosts read their nodes' counters before and after each message, which takes them time
 */
public record Dimmnet2Settings(HostCosts costs, int eagerLimit, long listBytes, boolean countsNodes) {
    /** The paper's way: the receiver fetches every message. Hosts take no time, lists 1 MiB. */
    public static final Dimmnet2Settings DEFAULT = new Dimmnet2Settings(HostCosts.NONE, 0, 1 << 20, false);

    /** Checks that such messages fit a request, and that there can be so much room. */
    public Dimmnet2Settings {
        if (eagerLimit < 0 || eagerLimit > SendRequest.MOST_DATA) {
            throw new IllegalArgumentException("a request has room for 0 to " + SendRequest.MOST_DATA
                    + " bytes of data: eagerLimit=" + eagerLimit);
        }
        if (listBytes < 0) {
            throw new IllegalArgumentException("listBytes must be >= 0: listBytes=" + listBytes);
        }
    }

    /** The same with other hosts. */
    public Dimmnet2Settings withCosts(HostCosts other) {
        return new Dimmnet2Settings(other, eagerLimit, listBytes, countsNodes);
    }

    /** The same with another largest message that travels in its request. */
    public Dimmnet2Settings withEagerLimit(int bytes) {
        return new Dimmnet2Settings(costs, bytes, listBytes, countsNodes);
    }

    /** The same with other room for lists that no message uses. */
    public Dimmnet2Settings withListBytes(long bytes) {
        return new Dimmnet2Settings(costs, eagerLimit, bytes, countsNodes);
    }

    /** The same with counters read around each message. */
    public Dimmnet2Settings countingNodes() {
        return new Dimmnet2Settings(costs, eagerLimit, listBytes, true);
    }
}
