package org.heddle.experiment.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.UnaryOperator;
import org.heddle.experiment.dimmnet2.transfer.PatternText;
import org.heddle.experiment.dimmnet2.transfer.Transfer;
import org.heddle.experiment.dimmnet2.transfer.TransferOperation;
import org.heddle.experiment.dimmnet2.transfer.TransferOracle;
import org.heddle.experiment.dimmnet2.transfer.TransferRefusedException;
import org.heddle.hdl.ir.Circuit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Transfers on the two nodes of a board, at their host ports. */
@Tag("slow")
class BoardTransferTest {
    private static final String ROW = "contiguous:base=0x800,bytes=640";
    private static final String COLUMN = "stride:base=1000,element=16,count=40,stride=-24";

    private static Transfer transfer(TransferOperation operation, String source, String destination) {
        return new Transfer(
                operation, PatternText.parse("source", source), PatternText.parse("destination", destination));
    }

    @Test
    void everyOperationMovesItsBytesAndAWrongByteIsTold() throws Exception {
        try (SimulatedPair board = new SimulatedPair(SimulatedPair.CutDown.PAIR, UnaryOperator.identity())) {
            BoardTransferResult write = verified(board, transfer(TransferOperation.WRITE, COLUMN, ROW));
            assertThat(write.bytes()).isEqualTo(640);
            assertThat(write.packets()).as("of 128 bytes").isEqualTo(5);
            assertThat(write.linesWritten()).as("of 16 bytes").isEqualTo(40);
            assertThat(write.destinationSha256()).isEqualTo(TransferOracle.sha256("write", COLUMN, ROW));
            BoardTransferResult read = verified(board, transfer(TransferOperation.READ, COLUMN, ROW));
            assertThat(read.destinationSha256()).isEqualTo(write.destinationSha256());
            verified(board, transfer(TransferOperation.WRITE, ROW, COLUMN));
            verified(board, transfer(TransferOperation.LOCAL_READ, COLUMN, ROW));
            verified(board, transfer(TransferOperation.LOCAL_WRITE, ROW, COLUMN));
            verified(
                    board,
                    transfer(TransferOperation.WRITE, "contiguous:base=0,bytes=4096", "contiguous:base=0,bytes=4096"));
        }
        UnaryOperator<Circuit> fault = circuit -> FaultyCircuit.read(
                circuit,
                "SegmentGenerator",
                "access_data_stride",
                (right, others) -> FaultyCircuit.stuckAtZero(right, 3));
        try (SimulatedPair board = new SimulatedPair(SimulatedPair.CutDown.PAIR, fault)) {
            BoardTransfer transfer = new BoardTransfer(board, transfer(TransferOperation.WRITE, COLUMN, ROW));
            assertThat(transfer.run().verified()).isFalse();
            assertThat(transfer.complaints())
                    .singleElement()
                    .asString()
                    .startsWith("byte 0x8")
                    .contains("of node 1 is");
        }
    }

    private static BoardTransferResult verified(SimulatedPair board, Transfer wanted) {
        BoardTransfer transfer = new BoardTransfer(board, wanted);
        BoardTransferResult result = transfer.run();
        assertThat(result.verified())
                .as("%s: %s", wanted, transfer.complaints())
                .isTrue();
        return result;
    }

    @Test
    void whatABoardLacksIsRefused() {
        assertThatThrownBy(() ->
                        BoardTransfer.check(transfer(TransferOperation.WRITE, "contiguous:base=0xF00,bytes=640", ROW)))
                .isInstanceOf(TransferRefusedException.class)
                .hasMessage(
                        "source: a node of a board has 4096 bytes of memory: the pattern reaches from byte 3840 to byte 4479");
    }
}
