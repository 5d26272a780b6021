package org.heddle.testbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.cosim.stop.SimulationInterruptedException;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.mpi.rank.RankFailedException;
import org.heddle.mpi.rank.RankScheduler;
import org.heddle.mpi.rank.Time;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A rank that goes on when its run is over, and uses a simulation that is closed meanwhile. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("slow")
class OutlivingRankTest {
    static final class Ticks extends Component {
        final UInt ticks = out(uint(8));

        Ticks() {
            UInt count = reg(uint(8)).init(0);
            count.set(count.addWrap(1));
            ticks.set(count);
        }
    }

    /** Nothing to wait for. */
    private record Still() implements Time {
        @Override
        public long cycle() {
            return 0;
        }

        @Override
        public void advance(long limit) {}

        @Override
        public boolean isQuiet() {
            return false;
        }
    }

    @Test
    void getsAnExceptionAndTheProcessLives() throws Exception {
        CompletableFuture<Throwable> end = new CompletableFuture<>();
        try (Simulation sim = Simulation.open(Heddle.elaborate(Ticks::new))) {
            RankScheduler ranks = new RankScheduler(2, new Still(), Long.MAX_VALUE);
            assertThatThrownBy(() -> ranks.run(baton -> {
                        if (baton.rank() == 1) {
                            throw new IllegalArgumentException("enough");
                        }
                        try {
                            baton.waitFor(() -> false, Long.MAX_VALUE, () -> "nothing");
                        } finally {
                            runOn(sim, end);
                        }
                    }))
                    .isInstanceOf(RankFailedException.class);
            assertThat(end).as("a second later it still runs").isNotDone();
        }
        assertThat(end.get(60, TimeUnit.SECONDS))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("\"Ticks\"")
                .hasMessageContaining("thread \"rank 0\"");
    }

    /** Does not listen to interrupts either. */
    private static void runOn(Simulation sim, CompletableFuture<Throwable> end) {
        while (!end.isDone()) {
            try {
                sim.step(SimulationOptions.DEFAULT_CYCLE_LIMIT / 2);
                end.complete(new AssertionError("nobody ended the run"));
            } catch (SimulationInterruptedException interrupted) {
                Thread.interrupted();
            } catch (RuntimeException ended) {
                end.complete(ended);
            }
        }
    }
}
