package org.heddle.host.mpc.put;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class PutListsTest {
    private static RemoteWrite write(int sid, boolean ns) {
        return new RemoteWrite(0, 1, 0, 0, 4, 0, sid, 0, ns, false);
    }

    /** A process may be late with what it has read, after another one has gone further. */
    @Test
    void anOldPointerChangesNothing() {
        PutLists lists = new PutLists(8, true);
        for (int i = 0; i < 6; i++) {
            lists.write(write(i, true));
        }
        lists.sawLmeCurrent(4);
        for (int i = 0; i < 4; i++) {
            assertThat(lists.oldestLeft()).map(RemoteWrite::sid).isEqualTo(Optional.of(i));
            lists.flush();
        }
        lists.sawLmeCurrent(2);
        assertThat(lists.oldestLeft()).isEmpty();
        lists.sawLmrNew(3);
        lists.sawLmrNew(1);
        for (int i = 0; i < 3; i++) {
            assertThat(lists.hasReceipt()).isTrue();
            lists.readReceipt();
        }
        assertThat(lists.hasReceipt()).isFalse();
        assertThat(lists.room()).isEqualTo(6);
    }

    @Test
    void listsOfOtherLengthsAreRefused() {
        for (int entries : new int[] {0, 3, 65_536}) {
            assertThatThrownBy(() -> new PutLists(entries, true)).hasMessageContaining("entries=" + entries);
        }
    }
}
