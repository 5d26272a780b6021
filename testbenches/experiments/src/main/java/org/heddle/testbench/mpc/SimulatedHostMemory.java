package org.heddle.testbench.mpc;

import org.heddle.device.host.HostStorage;
import org.heddle.host.mpc.memory.MemoryBackDoor;
import org.heddle.host.mpc.memory.PhysicalMemory;

/** A host's memory as its processors reach it, beside the bus: their work on it takes what the host's constants say. */
final class SimulatedHostMemory implements PhysicalMemory, MemoryBackDoor {
    private final HostStorage storage;

    SimulatedHostMemory(HostStorage storage) {
        this.storage = storage;
    }

    @Override
    public long bytes() {
        return HostStorage.BYTES;
    }

    @Override
    public void load(long address, byte[] into, int offset, int length) {
        System.arraycopy(storage.backdoorRead(Math.toIntExact(address), length), 0, into, offset, length);
    }

    @Override
    public void store(long address, byte[] from, int offset, int length) {
        storage.backdoorWrite(Math.toIntExact(address), from, offset, length);
    }

    @Override
    public void fill(long address, byte[] data) {
        store(address, data, 0, data.length);
    }

    @Override
    public byte[] contents(long address, int length) {
        return storage.backdoorRead(Math.toIntExact(address), length);
    }
}
