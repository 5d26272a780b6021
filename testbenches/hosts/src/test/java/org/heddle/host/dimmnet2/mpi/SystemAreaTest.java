package org.heddle.host.dimmnet2.mpi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SystemAreaTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 4, 17, 32})
    void everyPlaceIsInTheAreaOfItsOwnAndMeansWhatItWasWrittenFor(int ranks) {
        int slots = SystemArea.slots(ranks);
        for (int process = 0; process < 2; process++) {
            Set<Long> seen = new HashSet<>();
            for (int sender = 0; sender < ranks; sender++) {
                for (int slot = 0; slot < slots; slot++) {
                    long mailbox = SystemArea.mailbox(process, slots, sender, slot);
                    check(seen, mailbox, SystemArea.SLOT_BYTES);
                    assertThat(SystemArea.notice(process, slots, mailbox))
                            .isEqualTo(new Notice(Notice.Kind.REQUEST, slot));
                    long staging = SystemArea.staging(process, slots, sender, slot);
                    check(seen, staging, SystemArea.SLOT_BYTES);
                    assertThat(SystemArea.notice(process, slots, staging)).isEqualTo(Notice.NONE);
                    assertThat(SystemArea.notice(1 - process, slots, mailbox)).isEqualTo(Notice.NONE);
                }
            }
            for (int count = 0; count < SystemArea.CREDITS; count++) {
                long word = SystemArea.creditWord(process, count + 3 * SystemArea.CREDITS);
                check(seen, word, 4);
                assertThat(SystemArea.notice(process, slots, word)).isEqualTo(new Notice(Notice.Kind.CREDIT, count));
            }
            for (int send = 0; send < SystemArea.SENDS; send += 127) {
                long word = SystemArea.completionWord(process, send);
                check(seen, word, 4);
                assertThat(SystemArea.notice(process, slots, word)).isEqualTo(new Notice(Notice.Kind.COMPLETION, send));
            }
        }
    }

    private static void check(Set<Long> seen, long address, int bytes) {
        assertThat(address).isGreaterThanOrEqualTo(SystemArea.START);
        assertThat(address + bytes).isLessThanOrEqualTo(VectorAccess.MEMORY_BYTES);
        for (int i = 0; i < bytes; i += 4) {
            assertThat(seen.add(address + i)).isTrue();
        }
    }

    /** A ring has 64 places, of which 16 are for what a rank itself asks for. */
    @Test
    void noRingFillsWithSeventeenRanks() {
        for (int ranks = 2; ranks <= 17; ranks++) {
            assertThat((ranks - 1) * (SystemArea.slots(ranks) + 2)).isLessThanOrEqualTo(64 - 16);
        }
    }
}
