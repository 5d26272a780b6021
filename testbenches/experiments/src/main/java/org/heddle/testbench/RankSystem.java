package org.heddle.testbench;

import java.util.function.BooleanSupplier;
import org.heddle.cosim.cluster.RankPrograms.Rank;
import org.heddle.cosim.stop.CycleLimitException;

/** The system as one rank's program sees it: it runs while the program waits. */
final class RankSystem implements SteppedSystem {
    private final Rank rank;

    RankSystem(Rank rank) {
        this.rank = rank;
    }

    @Override
    public long cycle() {
        return rank.cycle();
    }

    @Override
    public void step() {
        rank.idle(1);
    }

    @Override
    public void idle(long cycles) {
        if (cycles > 0) {
            rank.idle(cycles);
        }
    }

    @Override
    public boolean runUntil(BooleanSupplier condition, long limit) {
        try {
            rank.until("the host port", condition).within(limit);
            return true;
        } catch (CycleLimitException late) {
            return false;
        }
    }
}
