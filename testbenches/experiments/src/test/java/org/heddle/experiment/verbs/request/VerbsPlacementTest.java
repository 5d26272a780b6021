package org.heddle.experiment.verbs.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.experiment.verbs.request.VerbsPlacement.Run;
import org.junit.jupiter.api.Test;

class VerbsPlacementTest {
    private static VerbsPlacement placement(VerbsOperation operation, int bytes, int sge, int receiveSge, int count) {
        return new VerbsPlacement(operation, new VerbsShape(bytes, sge, receiveSge, count, 1, 1024));
    }

    @Test
    void aListHasTheLongerElementsFirst() {
        // N 130, K 4: 33, 33, 32, 32 bytes, P = 64 (33 div 64 + 2) = 128
        assertThat(placement(VerbsOperation.WRITE, 130, 4, 1, 3).local(1))
                .containsExactly(
                        new Run(0x1000_0000L + 4 * 128, 33),
                        new Run(0x1000_0000L + 5 * 128 + 1, 33),
                        new Run(0x1000_0000L + 6 * 128 + 2, 32),
                        new Run(0x1000_0000L + 7 * 128 + 3, 32));
        assertThat(placement(VerbsOperation.SEND, 130, 4, 1, 3).receive(2))
                .containsExactly(new Run(0x4000_0000L + 2 * 256, 130));
        assertThat(placement(VerbsOperation.SEND, 1, 3, 1, 1).local(0))
                .extracting(Run::bytes)
                .containsExactly(1L, 0L, 0L);
    }

    @Test
    void runsAndWordsLieAtTheirAddresses() {
        assertThat(placement(VerbsOperation.WRITE, 100, 1, 1, 20).remote(9))
                .isEqualTo(new Run(0x4000_0000L + 64L * 9 * 3 + 1, 100));
        assertThat(placement(VerbsOperation.CAS, 8, 1, 1, 20).remote(9)).isEqualTo(new Run(0x4000_0000L, 8));
        assertThat(placement(VerbsOperation.CAS, 8, 1, 1, 20).local(9)).containsExactly(new Run(0x1000_0000L + 72, 8));
    }

    @Test
    void theDestinationReachesFromItsLowestToItsHighestByte() {
        assertThat(placement(VerbsOperation.WRITE, 100, 2, 1, 2).destination())
                .isEqualTo(new Run(0x4000_0000L, 64 * 3 + 1 + 100));
        assertThat(placement(VerbsOperation.READ, 10, 3, 1, 1).destination())
                .isEqualTo(new Run(0x1000_0000L, 2 * 128 + 2 + 3));
        assertThat(placement(VerbsOperation.SEND, 1, 1, 4, 2).destination())
                .isEqualTo(new Run(0x4000_0000L, 4 * 128 + 1));
        assertThat(placement(VerbsOperation.WRITE, 0, 1, 1, 2).destination().bytes())
                .isZero();
        assertThat(placement(VerbsOperation.FETCH_ADD, 8, 1, 1, 5).destination())
                .isEqualTo(new Run(0x4000_0000L, 8));
    }
}
