package org.heddle.device;

/**
 * How the byte addresses of a node are spread over its modules: a bijection that keeps the eight bytes of an aligned
 * word together and in order.
 */
public interface AddressMap {
    /** Modules of a node. */
    int MODULES = 2;

    /** Bytes of a node. */
    long NODE_BYTES = MODULES * DramGeometry.MODULE_BYTES;

    /** The module, 0 or 1, that holds a byte of the node. */
    int module(long nodeAddress);

    /** Where in its module a byte of the node lies. */
    long moduleAddress(long nodeAddress);

    /** The node byte address of a byte of a module: the inverse of the other two. */
    long nodeAddress(int module, long moduleAddress);

    /** The published configuration: address bit 3 selects the module, which keeps {a[28:4], a[2:0]}. */
    static AddressMap interleavedBy8() {
        return new InterleavedAddressMap();
    }

    /** The improved configuration: bursts of 16 bytes, module and bank hashed from the whole address. */
    static AddressMap hashed() {
        return new HashedAddressMap();
    }
}
