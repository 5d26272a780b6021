package org.heddle.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.heddle.cosim.ClockTiming;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;

class LinkSenderTest {
    // test:
    @HardwareTest
    void theWordsReachTheLink(TestBench bench) {
        Design<LinkSender> design = Heddle.elaborate(LinkSender::new);
        LinkSender dut = design.component();
        Simulation sim = bench.open(design, bench.options().clock(dut.link, ClockTiming.ofPeriod(6_400)));
        sim.reset(2);
        sim.poke(dut.farEndUp, true);
        StreamSource source = sim.add(StreamSource.on(sim, dut.words, StallProfile.NEVER));
        StreamSink sink = sim.clock(dut.link).add(StreamSink.on(sim, dut.sent, StallProfile.RANDOM_HALF));
        source.send(7);
        source.send(8);
        sim.runUntil("both words", () -> sink.count() == 2).within(100);
        assertThat(sink.values()).isEqualTo(List.of(7L, 8L));
        sim.expect(dut.count, 2);
        sim.reset(dut.link, 1);
        sim.expect(dut.count, 0);
    }
    // :test
}
