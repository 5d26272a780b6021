package org.heddle.device;

/** Consecutive 8-byte words alternate between the two modules (DIMMnet-2, section 3). */
final class InterleavedAddressMap implements AddressMap {
    @Override
    public int module(long nodeAddress) {
        return (int) (nodeAddress >>> 3) & 1;
    }

    @Override
    public long moduleAddress(long nodeAddress) {
        return nodeAddress >>> 4 << 3 | nodeAddress & 7;
    }

    @Override
    public long nodeAddress(int module, long moduleAddress) {
        return moduleAddress >>> 3 << 4 | (long) module << 3 | moduleAddress & 7;
    }
}
