package org.heddle.device.verbs;

import java.util.List;

/**
 * Request of a receive queue.
 *
 * @param slot by which its completion names it
 * @param pieces of local memory
 */
public record RcReceive(int slot, List<RcPiece> pieces) {}
