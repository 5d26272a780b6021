package org.heddle.host.verbs.device;

import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;

/**
 * Entry of a completion queue.
 *
 * @param queuePair number
 * @param receive whether a receive has completed, from the queue pair's own or its shared queue
 * @param slot of the request in its queue
 * @param status result
 * @param opcode operation; undefined unless the status is SUCCESS
 * @param bytes received, read or fetched; undefined unless the status is SUCCESS
 * @param hasImmediate whether there is an immediate
 * @param immediate 32 bits
 * @param vendorError number of the device's own for errors, 0 for none
 */
public record DeviceCompletion(
        int queuePair,
        boolean receive,
        int slot,
        WcStatus status,
        WcOpcode opcode,
        long bytes,
        boolean hasImmediate,
        int immediate,
        int vendorError) {}
