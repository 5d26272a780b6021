package org.heddle.device.verbs;

/**
 * Packet with the cycle at which it left, whether or not it was lost later.
 *
 * @param cycle at which its transmission began
 * @param packet that left
 */
public record RcSent(long cycle, RcPacket packet) {}
