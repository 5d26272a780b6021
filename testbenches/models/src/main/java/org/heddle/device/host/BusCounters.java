package org.heddle.device.host;

/**
 * What the bus has done, in cycles by its owner; together they are all cycles.
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
