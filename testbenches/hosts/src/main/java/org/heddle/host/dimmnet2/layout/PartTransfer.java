package org.heddle.host.dimmnet2.layout;

/**
 * How a part of a message moves.
 *
 * @param part what the receiver knows of its source
 * @param transfer accesses and packed pieces; their sources are strides, told relative to what the part says
 */
public record PartTransfer(SourcePart part, CompiledTransfer transfer) {}
