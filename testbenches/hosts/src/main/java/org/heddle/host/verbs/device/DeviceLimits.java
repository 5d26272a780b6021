package org.heddle.host.verbs.device;

/**
 * Limits of a device.
 *
 * @param maxQueuePairs of the node
 * @param maxRegions of the node
 * @param maxRequests of a work queue
 * @param maxSge elements of a request
 * @param maxInline bytes of inline data
 * @param maxCompletions entries of a completion queue
 * @param maxReadAtomic READs and atomics outstanding on a queue pair
 */
public record DeviceLimits(
        int maxQueuePairs,
        int maxRegions,
        int maxRequests,
        int maxSge,
        int maxInline,
        int maxCompletions,
        int maxReadAtomic) {}
