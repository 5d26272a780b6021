package org.heddle.host.dimmnet2;

/**
 * How ranks use their nodes.
 *
 * @param costs what the hosts' work takes
 * @param eagerLimit largest message in bytes, included, whose data travel in its request, 0 to 208; 0 for none at all
 * @param countsNodes whether hosts read their nodes' counters before and after each message, which takes them time
 */
public record Dimmnet2Settings(HostCosts costs, int eagerLimit, boolean countsNodes) {
    /** The paper's way: the receiver fetches every message. Hosts take no time. */
    public static final Dimmnet2Settings DEFAULT = new Dimmnet2Settings(HostCosts.NONE, 0, false);

    /** Checks that such messages fit a request. */
    public Dimmnet2Settings {
        if (eagerLimit < 0 || eagerLimit > SendRequest.MOST_DATA) {
            throw new IllegalArgumentException("a request has room for 0 to " + SendRequest.MOST_DATA
                    + " bytes of data: eagerLimit=" + eagerLimit);
        }
    }

    /** The same with other hosts. */
    public Dimmnet2Settings withCosts(HostCosts other) {
        return new Dimmnet2Settings(other, eagerLimit, countsNodes);
    }

    /** The same with another largest message that travels in its request. */
    public Dimmnet2Settings withEagerLimit(int bytes) {
        return new Dimmnet2Settings(costs, bytes, countsNodes);
    }

    /** The same with counters read around each message. */
    public Dimmnet2Settings countingNodes() {
        return new Dimmnet2Settings(costs, eagerLimit, true);
    }
}
