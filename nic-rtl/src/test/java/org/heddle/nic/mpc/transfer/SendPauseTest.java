package org.heddle.nic.mpc.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSink;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.mpc.MpcConfiguration;

/** Cycles between the end of a packet's reading and the beginning of the next one's. */
class SendPauseTest {
    private static final int PAYLOAD = 128;
    private static final int LINES = PAYLOAD / 32;

    private static void segmentsPauseFor(TestBench bench, int turnaround) {
        Rig<SendEngine> rig =
                Rig.once(bench, SendEngine.class, MpcConfiguration.published().path(), PAYLOAD, turnaround);
        Simulation simulation = rig.simulation();
        SendEngine dut = rig.dut();
        StreamSource entries = rig.source(dut.entry, StallProfile.NEVER);
        StreamSink segments = rig.sink(dut.segment, StallProfile.NEVER);
        simulation.poke(dut.lineArrives, false);
        simulation.poke(dut.payload.valid(), false);
        simulation.poke(dut.packet.ready(), true);
        simulation.reset(2);
        entries.send(1L << 48 | 1, 0x1000, 0, 3 * PAYLOAD);
        for (int packet = 1; packet <= 3; packet++) {
            int number = packet;
            simulation
                    .runUntil("segment " + number, () -> segments.count() == number)
                    .within(20);
            for (int line = 0; line < LINES; line++) {
                simulation.step(7);
                assertThat(segments.count()).as("before line %d is there", line).isEqualTo(packet);
                simulation.poke(dut.lineArrives, true);
                simulation.step();
                simulation.poke(dut.lineArrives, false);
            }
            simulation.step(turnaround);
            assertThat(segments.count()).as("in the pause of %d", turnaround).isEqualTo(packet);
            simulation.step();
            assertThat(segments.count()).isEqualTo(Math.min(packet + 1, 3));
        }
    }

    @HardwareTest
    void theNextReadingBeginsBehindTheTurnaround(TestBench bench) {
        segmentsPauseFor(bench, 1);
        segmentsPauseFor(bench, 3);
    }
}
