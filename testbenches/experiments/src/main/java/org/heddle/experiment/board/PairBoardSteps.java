package org.heddle.experiment.board;

import java.util.List;
import java.util.function.BooleanSupplier;

/** Steps of cut-down DIMMnet-2 nodes with a cable that loses packets. */
record PairBoardSteps(PairNodes nodes) implements CheckedBoard {
    @Override
    public String top() {
        return nodes.count() == 1 ? "dimmnet2" : "dimmnet2-pair";
    }

    @Override
    public List<BoardStep> steps(BooleanSupplier goesOn) {
        return List.of(
                new PairIdentityStep(nodes),
                new PairRegistersStep(nodes),
                new MemoryMarchStep(nodes),
                new MemorySpeedStep(nodes),
                new LinkLoopStep(nodes),
                new LinkErrorsStep(nodes),
                new PatternTransferStep(nodes),
                new PairSoakStep(nodes, goesOn));
    }

    @Override
    public String without() {
        return "";
    }
}
