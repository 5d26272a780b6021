package org.heddle.device.verbs;

/**
 * Completion of a request.
 *
 * @param queuePair number
 * @param receive whether it was a receive
 * @param slot of the request
 * @param status result
 * @param opcode of the request, or of the peer's that took the receive
 * @param bytes moved
 * @param immediate of the peer; 0 where the operation has none
 */
public record RcCompletion(
        int queuePair, boolean receive, int slot, RcStatus status, RcOpcode opcode, long bytes, int immediate) {}
