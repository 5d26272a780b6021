package org.heddle.nic.board;

import org.heddle.nic.dimmnet2.Dimmnet2Configuration;

/** Cut-down DIMMnet-2 nodes on a board. */
public final class Dimmnet2Board extends LossyBoard {
    /**
     * One node or two.
     *
     * @param count of nodes, 1 or 2
     * @param cyclesPerBit of the line, at least 4
     */
    public Dimmnet2Board(int count, int cyclesPerBit) {
        super(NodeKind.dimmnet2(Dimmnet2Configuration.cutDown()), count, cyclesPerBit);
    }

    /** Returns two nodes with a cable between them. */
    public static Dimmnet2Board ofTwo(int cyclesPerBit) {
        return new Dimmnet2Board(LossyNodes.MOST_NODES, cyclesPerBit);
    }

    /** Returns one node whose link is joined to itself. */
    public static Dimmnet2Board ofOne(int cyclesPerBit) {
        return new Dimmnet2Board(1, cyclesPerBit);
    }
}
