package org.heddle.nic.board;

/** Two loopback nodes on a board, the smallest on which hosts exchange messages over a cable. */
public final class LoopbackPairBoard extends LossyBoard {
    /**
     * Two nodes.
     *
     * @param cyclesPerBit of the line, at least 4
     */
    public LoopbackPairBoard(int cyclesPerBit) {
        super(NodeKind.loopback(), LossyNodes.MOST_NODES, cyclesPerBit);
    }
}
