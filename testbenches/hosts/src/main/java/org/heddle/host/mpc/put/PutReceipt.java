package org.heddle.host.mpc.put;

/**
 * Entry of the LMR: a message that has been received whole, and whose sender asked for a notification.
 *
 * @param nsrc node that sent it
 * @param ctrl as in its header
 * @param rid as in its header
 * @param len bytes
 */
public record PutReceipt(int nsrc, int ctrl, int rid, int len) {}
