package @package@;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamSource;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

class UartTransmitterTest {
    private static final int CYCLES_PER_BIT = 4;

    private final Design<UartTransmitter> design = Heddle.elaborate(() -> new UartTransmitter(CYCLES_PER_BIT));
    private final UartTransmitter dut = design.component();

    @HardwareTest(seeds = 3)
    void aReceiverGetsTheBytesThatWereSent(TestBench bench) {
        Simulation sim = bench.open(design);
        sim.reset(1);
        StreamSource source = sim.add(StreamSource.on(sim, dut.bytes, StallProfile.RANDOM_HALF));
        List<Integer> sent = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            sent.add(bench.random().nextInt(256));
            source.send(sent.get(i));
        }
        List<Integer> received = new ArrayList<>();
        while (received.size() < sent.size()) {
            received.add(receive(sim));
        }
        assertEquals(sent, received);
    }

    /** A receiver in plain Java: it waits for the start bit, and looks at the middle of each bit. */
    private int receive(Simulation sim) {
        sim.runUntil("a start bit", () -> !sim.peek(dut.line)).within(1_000);
        sim.step(CYCLES_PER_BIT / 2);
        assertEquals(false, sim.peek(dut.line), "start bit");
        int data = 0;
        for (int bit = 0; bit < 8; bit++) {
            sim.step(CYCLES_PER_BIT);
            data |= sim.peek(dut.line) ? 1 << bit : 0;
        }
        sim.step(CYCLES_PER_BIT);
        assertEquals(true, sim.peek(dut.line), "stop bit");
        return data;
    }

    /** For every byte at every time. */
    @Test
    void whatItAssertsIsProven() {
        ProofCheck.requireProven(() -> new UartTransmitter(CYCLES_PER_BIT));
    }
}
