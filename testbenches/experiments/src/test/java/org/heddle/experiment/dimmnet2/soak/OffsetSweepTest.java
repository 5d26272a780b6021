package org.heddle.experiment.dimmnet2.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.heddle.cosim.SimulationOptions;
import org.heddle.nic.dimmnet2.Dimmnet2Configuration;
import org.heddle.testbench.PairFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A slice of what {@code ./heddle soak offsets} runs whole: all lengths at offsets around a row's end. */
class OffsetSweepTest {
    private static final List<Integer> AROUND_THE_END =
            List.of(0, 383, 384, 447, 497, 503, 509, 510, 511, 512, 513, 1023);
    private static final List<Integer> LENGTHS =
            List.of(1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129);

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"published", "improved"})
    void everyByteComesAndNoOtherIsTouched(String name) {
        Dimmnet2Configuration configuration =
                name.equals("published") ? Dimmnet2Configuration.published() : Dimmnet2Configuration.improved();
        OffsetSweep sweep =
                new OffsetSweep(new PairFactory(configuration), SimulationOptions.defaults(), AROUND_THE_END, LENGTHS);
        AtomicLong done = new AtomicLong();
        sweep.run(done::set);
        assertThat(done.get()).isEqualTo(sweep.transfers()).isEqualTo(240);
    }
}
