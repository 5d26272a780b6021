package org.heddle.experiment.resource;

/** Part of a node that can be busy without its host's processor. */
public enum Resource {
    /** Path between the node and its host's memory. */
    BUS,
    /** Memory that the node reads and writes. */
    MEMORY,
    /** Wire to the other nodes, on which a word of a packet leaves or arrives. */
    LINK,
    /** Cables and switches behind the wire, in which a word of a packet is under way. */
    FLIGHT
}
