package org.heddle.host.mpc.put;

/**
 * Entry of a list of events: a message that has been received, or a remote write of the process's own that has ended.
 *
 * @param isSent whether it is one of its own
 * @param status 0, or the code of why it was refused
 * @param node that sent it, or that it went to
 * @param ctrl as it was ordered
 * @param len bytes
 * @param id rid of what was received, sid of what was sent
 */
public record PutEvent(boolean isSent, int status, int node, int ctrl, int len, int id) {}
