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
        assertThatThrownBy(() -> endpoints.of(1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("rank 1 has not started");
    }

    @Test
    void theEarliestOfThoseThatAreOpenLiesBehindNowAndNotBehindTheLimit() {
        RankEndpoints<Long> cycles = new RankEndpoints<>(RANKS);
        assertThat(cycles.earliest(0, 50, Long::longValue)).isEqualTo(50);
        new RankScheduler(RANKS, new JumpingTime(), 1_000_000).run(baton -> cycles.open(baton, 10L * baton.rank()));
        assertThat(cycles.earliest(0, 50, Long::longValue)).isEqualTo(10);
        assertThat(cycles.earliest(10, 50, Long::longValue)).isEqualTo(20);
        assertThat(cycles.earliest(10, 15, Long::longValue)).isEqualTo(15);
        assertThat(cycles.earliest(20, 50, Long::longValue)).isEqualTo(50);
    }

    @Test
    void aConditionHoldsForAllIfItHoldsForEachThatIsOpen() {
        assertThat(endpoints.allMatch(String::isEmpty)).isTrue();
        new RankScheduler(RANKS, new JumpingTime(), 1_000_000)
                .run(baton -> endpoints.open(baton, "of " + baton.rank()));
        assertThat(endpoints.allMatch(endpoint -> endpoint.startsWith("of"))).isTrue();
        assertThat(endpoints.allMatch(endpoint -> !endpoint.endsWith("2"))).isFalse();
    }

    private int countOpen() {
        List<String> open = new ArrayList<>();
        endpoints.allMatch(open::add);
        return open.size();
    }
}
