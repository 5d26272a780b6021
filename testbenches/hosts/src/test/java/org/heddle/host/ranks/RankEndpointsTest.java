package org.heddle.host.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.rank.RankScheduler;
import org.heddle.mpi.rank.Time;
import org.junit.jupiter.api.Test;

class RankEndpointsTest {
    private static final int RANKS = 3;

    /** Jumps to whatever is waited for. */
    private static final class JumpingTime implements Time {
        private long cycle;

        @Override
        public long cycle() {
            return cycle;
        }

        @Override
        public void advance(long limit) {
            cycle = limit;
        }

        @Override
        public boolean isQuiet() {
            return false;
        }
    }

    private final RankEndpoints<String> endpoints = new RankEndpoints<>(RANKS);

    @Test
    void nobodyHasAnEndpointBeforeAllHaveOpenedTheirs() {
        List<Integer> openWhenReturned = new ArrayList<>();
        new RankScheduler(RANKS, new JumpingTime(), 1_000_000).run(baton -> {
            baton.sleep(() -> false, 100L * baton.rank(), () -> "its turn");
            assertThat(endpoints.open(baton, "of " + baton.rank())).isEqualTo("of " + baton.rank());
            openWhenReturned.add(countOpen());
        });
        assertThat(openWhenReturned).containsExactly(RANKS, RANKS, RANKS);
        assertThat(endpoints.of(2)).isEqualTo("of 2");
    }

    @Test
    void anEndpointThatIsNotOpenIsAnErrorThatNamesItsRank() {
        assertThat(endpoints.ifOpen(1)).isNull();
        assertThatThrownBy(() -> endpoints.of(1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("rank 1 has not started");
    }

    private int countOpen() {
        int open = 0;
        for (int rank = 0; rank < RANKS; rank++) {
            open += endpoints.ifOpen(rank) == null ? 0 : 1;
        }
        return open;
    }
}
