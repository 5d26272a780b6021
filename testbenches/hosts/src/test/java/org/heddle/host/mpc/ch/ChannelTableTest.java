package org.heddle.host.mpc.ch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChannelTableTest {
    /** P19: a name that has been used is not the next one's. */
    @Test
    void aClosedNameFindsNothingUntilItComesRoundAgain() {
        ChannelTable<String> table = new ChannelTable<>("sid", 4);
        int first = table.open("first");
        int second = table.open("second");
        assertThat(first).isNotEqualTo(second);
        table.close(first);
        int third = table.open("third");
        assertThat(third).isNotIn(first, second);
        assertThat(table.find(first)).isEmpty();
        assertThat(table.find(second)).isEqualTo(Optional.of("second"));
        assertThat(table.find(third)).isEqualTo(Optional.of("third"));
        assertThatThrownBy(() -> table.close(first)).hasMessageContaining("sid " + first);
    }

    @Test
    void aFullTableSaysSo() {
        ChannelTable<String> table = new ChannelTable<>("rid", 2);
        assertThat(table.isEmpty()).isTrue();
        table.open("a");
        assertThat(table.isFull()).isFalse();
        table.open("b");
        assertThat(table.isFull()).isTrue();
        assertThatThrownBy(() -> table.open("c")).hasMessageContaining("all 2 channels");
    }

    @Test
    void namesHave24Bits() {
        ChannelTable<String> table = new ChannelTable<>("sid", 1 << 16);
        for (int i = 0; i < 3_000; i++) {
            int name = table.open("x");
            assertThat(name).isBetween(0, (1 << 24) - 1);
            table.close(name);
        }
    }
}
