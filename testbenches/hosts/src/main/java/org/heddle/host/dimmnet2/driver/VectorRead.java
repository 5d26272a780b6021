package org.heddle.host.dimmnet2.driver;

/**
 * A remote vector read: what to read there and where to store it here.
 *
 * @param source on the other node
 * @param destination on this node, of as many bytes
 * @param node number of the other node, 0 to 15
 * @param wantsReceiveStatus whether this node's host is told when the last byte is visible here; it is told in any case if
 *     the other node cannot read all of it
 */
public record VectorRead(VectorAccess source, VectorAccess destination, int node, boolean wantsReceiveStatus) {
    /**
     * Checks what the hardware would refuse.
     *
     * @throws IllegalArgumentException with the rule, the value and the mend
     */
    void validate() {
        VectorWrite.validate(source, destination, node);
    }
}
