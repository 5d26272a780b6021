package org.heddle.device.host;

/**
 * Cycles of the bus by its owner, which together are all cycles, and what it has carried.
 *
 * @param reading cycles of transactions that read
 * @param writing cycles of transactions that write
 * @param processor cycles of the processor's accesses
 * @param idle cycles without an owner
 * @param reads transactions that read
 * @param writes transactions that write
 * @param accesses accesses of the processor
 */
public record BusCounters(
        long reading, long writing, long processor, long idle, long reads, long writes, long accesses) {}
