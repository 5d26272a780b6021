package org.heddle.cosim.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;

/** Streams through a component without a register, which has no clock: a step is a cycle there, too. */
class ClocklessStreamTest {
    static final class Inverter extends Component {
        final Stream<UInt> source = in(stream(uint(8)));
        final Stream<UInt> sink = out(stream(uint(8)));

        Inverter() {
            sink.valid().set(source.valid());
            sink.data().set(source.data().not());
            source.ready().set(sink.ready());
        }
    }

    @HardwareTest
    void everyBeatPassesOnce(TestBench bench) {
        for (StallProfile stalls : List.of(StallProfile.NEVER, StallProfile.RANDOM_HALF)) {
            Design<Inverter> design = Heddle.elaborate(Inverter::new);
            Simulation simulation = bench.open(design);
            StreamSource source = simulation.add(StreamSource.on(simulation, design.component().source, stalls));
            StreamSink sink = simulation.add(StreamSink.on(simulation, design.component().sink, stalls));
            LongStream.range(0, 50).forEach(source::send);
            simulation.runUntil("all beats", () -> sink.count() == 50).within(1_000);
            assertThat(sink.values())
                    .containsExactlyElementsOf(LongStream.range(0, 50)
                            .map(beat -> ~beat & 0xFF)
                            .boxed()
                            .toList());
            assertThat(source.isDone()).isTrue();
        }
    }
}
