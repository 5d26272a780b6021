package org.heddle.cosim.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.heddle.cosim.Seeds;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.SimulationOptions;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many cycles in one call, where native agents hand their streams to the model, do what single cycles do. */
class ManyCyclesTest {
    /** A register that takes three beats of four cycles. */
    static final class Stage extends Component {
        final Stream<UInt> rx;
        final Stream<UInt> tx;

        Stage(int width) {
            rx = in(stream(uint(width)));
            tx = out(stream(uint(width)));
            UInt phase = reg(uint(2)).init(0);
            phase.set(phase.addWrap(1));
            var valid = reg(bool()).init(false);
            UInt data = reg(uint(width));
            rx.ready().set(valid.not().or(tx.ready()).and(phase.ne(3)));
            tx.valid().set(valid);
            tx.data().set(data);
            when(tx.fires(), () -> valid.set(false));
            when(rx.fires(), () -> {
                valid.set(true);
                data.set(rx.data());
            });
        }
    }

    private record Bench(Simulation sim, NativeSource source, NativeSink sink) {
        static Bench open(int width) {
            Simulation sim = Simulation.open(
                    Heddle.elaborate(() -> new Stage(width)),
                    SimulationOptions.defaults().seed(3));
            return new Bench(
                    sim,
                    NativeSource.on(StreamPorts.of(sim, "rx"), StallProfile.NEVER, 1),
                    NativeSink.on(StreamPorts.of(sim, "tx"), StallProfile.NEVER, 2));
        }

        List<BigInteger> ports() {
            return sim.ports().stream().map(sim::peekInteger).toList();
        }
    }

    private static long[] beats(int width, int first, int count) {
        return IntStream.range(first, first + count)
                .mapToLong(Seeds::mix)
                .flatMap(mix ->
                        width <= 64 ? LongStream.of(mix >>> 64 - width) : LongStream.of(mix, ~mix >>> 128 - width))
                .toArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 70})
    void asOneByOne(int width) {
        Bench single = Bench.open(width);
        Bench many = Bench.open(width);
        SplittableRandom random = new SplittableRandom(5);
        try (Simulation inSteps = single.sim();
                Simulation atOnce = many.sim()) {
            inSteps.reset(2);
            atOnce.reset(2);
            int sent = 0;
            for (int round = 0; round < 60; round++) {
                int more = round % 7 == 0 ? 0 : random.nextInt(400);
                single.source().send(beats(width, sent, more));
                many.source().send(beats(width, sent, more));
                sent += more;
                int cycles = 1 + random.nextInt(round % 10 == 9 ? 9_000 : 500);
                for (int i = 0; i < cycles; i++) {
                    inSteps.step();
                }
                atOnce.step(cycles);
                assertThat(many.ports()).as("round %d", round).isEqualTo(single.ports());
                assertThat(many.source().count()).isEqualTo(single.source().count());
                assertThat(many.source().open()).isEqualTo(single.source().open());
                assertThat(many.sink().drain()).isEqualTo(single.sink().drain());
            }
            assertThat(many.sink().count()).isEqualTo(single.sink().count()).isGreaterThan(5_000);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 70})
    void aWaitEndsInTheCycleOfItsBeat(int width) {
        Bench bench = Bench.open(width);
        try (Simulation sim = bench.sim()) {
            sim.reset(1);
            bench.source().send(beats(width, 0, 3_000));
            // Three beats in four cycles, each taken a cycle behind.
            for (int goal : new int[] {3, 33, 300, 2_400}) {
                bench.sink().until(goal).within(10_000);
                assertThat(bench.sink().count()).isEqualTo(goal);
            }
            assertThat(bench.sink().drain()).isEqualTo(beats(width, 0, 2_400));
        }
    }
}
