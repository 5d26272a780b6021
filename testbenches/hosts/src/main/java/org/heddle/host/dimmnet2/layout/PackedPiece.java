package org.heddle.host.dimmnet2.layout;

/**
 * Bytes that the hardware cannot move, so that the host packs them.
 *
 * @param runs which
 * @param reason why, for the driver to tell
 */
public record PackedPiece(PairedRuns runs, String reason) {}
