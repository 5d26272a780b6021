package org.heddle.experiment.dimmnet2.submatrix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.BiConsumer;
import org.heddle.device.NodeMemory;
import org.junit.jupiter.api.Test;

class DestinationCheckTest {
    private static final Submatrix WORKLOAD = Submatrix.stride(16, 3, 100);
    private static final long STRIDE = 808;

    @Test
    void aCorrectTransferHasNoComplaints() {
        for (Submatrix each : List.of(WORKLOAD, Submatrix.stride(4_096, 1, 4_096), Submatrix.contiguous(64, 16))) {
            Measurement measurement = BackdoorEngine.correct().run(each, bytes -> {});
            assertThat(DestinationCheck.complaints(each, measurement)).isEmpty();
        }
    }

    @Test
    void oneWrongByteOfOneMovedWordIsFound() {
        assertThat(complaints((source, destination) -> {
                    byte[] one = new byte[1];
                    destination.backdoorRead(5 * STRIDE + 19, one, 0, 1);
                    one[0] ^= 1;
                    destination.backdoorWrite(5 * STRIDE + 19, one, 0, 1);
                }))
                .singleElement()
                .asString()
                .startsWith("moved word at 0xfd8 is ");
    }

    @Test
    void aTransferThatDidNothingIsFound() {
        Measurement nothing = new Measurement(1, NodeMemory.published(0), NodeMemory.published(1));
        assertThat(DestinationCheck.complaints(WORKLOAD, nothing))
                .hasSize(6)
                .first()
                .asString()
                .isEqualTo("moved word at 0x0 is 1fdd7128f310c389 and should be e220a8397b1dcdaf");
        assertThat(DestinationCheck.complaints(WORKLOAD, nothing)).last().isEqualTo("and 43 more");
    }

    @Test
    void oneWordWrittenIntoAHoleIsFound() {
        assertThat(complaints((source, destination) -> destination.backdoorWriteWord(7 * STRIDE + 24, 0)))
                .singleElement()
                .asString()
                .startsWith("hole at 0x1630 is 0000000000000000 and should be ");
    }

    @Test
    void aForeignPageIsFoundEvenWhenItsBytesDidNotChange() {
        long address = 1L << 24;
        assertThat(complaints((source, destination) ->
                        destination.backdoorWriteWord(address, destination.backdoorReadWord(address))))
                .containsExactly("node 1 was written at 0x1000000, in a page where nothing is to be moved");
    }

    @Test
    void anyWriteToTheSourceIsFound() {
        assertThat(complaints((source, destination) -> source.backdoorWriteWord(8, source.backdoorReadWord(8))))
                .containsExactly("node 0 was written at 0x8; a transfer only reads it");
    }

    @Test
    void aChangedWordOfTheSourceIsShown() {
        assertThat(complaints((source, destination) -> source.backdoorWriteWord(16, 7)))
                .hasSize(2)
                .last()
                .asString()
                .startsWith("source word at 0x10 is 0000000000000007 and should be ");
    }

    private static List<String> complaints(BiConsumer<NodeMemory, NodeMemory> spoil) {
        return DestinationCheck.complaints(WORKLOAD, new BackdoorEngine(spoil).run(WORKLOAD, bytes -> {}));
    }
}
