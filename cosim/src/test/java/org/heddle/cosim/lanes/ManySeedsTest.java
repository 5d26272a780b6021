package org.heddle.cosim.lanes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.junit.jupiter.api.Test;

/** The example of the guide: one random test with many seeds at once. */
class ManySeedsTest {
    /** Adds up to 1,000, and must not be told to add more. */
    static final class Meter extends Component {
        final Bool adds = in(bool());
        final UInt amount = in(uint(4));
        final UInt total = out(uint(10));

        Meter() {
            UInt sum = reg(uint(10)).init(0);
            when(adds, () -> sum.set(sum.addWrap(amount.zext(10))));
            total.set(sum);
            assertAlways(sum.le(1000), "the meter is not full");
        }
    }

    @Test
    void everySeedCountsAndNoneFails() {
        Design<Meter> design = Heddle.elaborate(Meter::new);
        SimulationOptions options = SimulationOptions.defaults().coverage(false).seed(1);
        // lanes:
        try (LaneSimulation lanes = Simulation.lanes(design, options, 16)) {
            LanePort adds = lanes.port(design.component().adds);
            LanePort amount = lanes.port(design.component().amount);
            LanePort total = lanes.port(design.component().total);
            SplittableRandom random = new SplittableRandom(1);
            long[] amounts = new long[16];
            long[] sums = new long[16];
            lanes.reset(2);
            lanes.pokeAll(adds, 1);
            for (int cycle = 0; cycle < 60; cycle++) {
                for (int lane = 0; lane < 16; lane++) {
                    amounts[lane] = random.nextInt(16);
                    sums[lane] += amounts[lane];
                }
                lanes.pokeWords(amount, 0, amounts);
                lanes.step();
            }
            for (int lane = 0; lane < 16; lane++) {
                assertThat(lanes.stop(lane)).as("seed %d", lanes.seed(lane)).isEmpty();
                assertThat(lanes.peek(total, lane)).isEqualTo(sums[lane]);
            }
        }
        // :lanes
    }
}
