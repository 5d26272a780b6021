package org.heddle.host.dimmnet2.driver;

import org.heddle.nic.stage.packet.PacketFormat;

/**
 * A remote vector write: what to read here and where to store it there.
 *
 * @param source on this node
 * @param destination on the other node, of as many bytes
 * @param node number of the other node, 0 to 15
 * @param wantsReceiveStatus whether the other node is told when the last byte is visible there
 */
public record VectorWrite(VectorAccess source, VectorAccess destination, int node, boolean wantsReceiveStatus) {
    /**
     * Checks what the hardware would refuse.
     *
     * @throws IllegalArgumentException with the rule, the value and the mend
     */
    void validate() {
        validate(source, destination, node);
    }

    /** The same for any two sides. */
    static void validate(VectorAccess source, VectorAccess destination, int node) {
        if (node < 0 || node >= PacketFormat.NODES) {
            throw new IllegalArgumentException(
                    "nodes are numbered from 0 to " + (PacketFormat.NODES - 1) + ": node=" + node);
        }
        source.validate("source");
        destination.validate("destination");
        if (source.bytes() != destination.bytes()) {
            throw new IllegalArgumentException("source and destination must have the same size: source="
                    + source.bytes() + " bytes, destination=" + destination.bytes() + " bytes");
        }
    }
}
