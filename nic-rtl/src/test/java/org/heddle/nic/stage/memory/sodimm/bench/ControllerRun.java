package org.heddle.nic.stage.memory.sodimm.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.heddle.cosim.Port;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.junit.TestBench;
import org.heddle.device.NodeMemory;
import org.heddle.device.SplitMix64;
import org.heddle.device.plain.PlainMemory;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.harness.Moments;
import org.heddle.nic.harness.Rig;
import org.heddle.nic.stage.memory.sodimm.MemoryController;

/**
 * A run of requests through a controller with two modules, which check every timing rule of theirs in every cycle: when each
 * request was accepted and answered, and what was read.
 */
public final class ControllerRun {
    /** The last write data reach the modules behind the report. */
    private static final int CYCLES_TO_MODULE = 4;

    private static final long MOST_CYCLES = 90_000;

    public final NodeMemory memory;
    public final List<long[]> lines = new ArrayList<>();
    public final Rig<MemoryController> rig;
    public final Moments accepted;
    public final Moments read;
    public final Moments written;
    /** Cycle of the modules in which they had been initialised; their counts are from then on. */
    public final long begin;
    /** From {@link #begin} to the cycle in which the last request had been answered. */
    public final long cycles;

    private final List<LineTraffic> traffic;

    public ControllerRun(
            TestBench bench,
            Supplier<? extends MemoryController> controller,
            NodeMemory memory,
            List<LineTraffic> traffic,
            StallProfile stalls) {
        this(bench, controller, UnaryOperator.identity(), memory, traffic, stalls);
    }

    /** A run on Verilog that has been changed. */
    public ControllerRun(
            TestBench bench,
            Supplier<? extends MemoryController> controller,
            UnaryOperator<VerilogDesign> change,
            NodeMemory memory,
            List<LineTraffic> traffic,
            StallProfile stalls) {
        this.memory = memory;
        this.traffic = traffic;
        Design<MemoryController> design = Heddle.elaborate(controller::get);
        rig = Rig.of(bench, new Design<>(design.component(), design.circuit(), change.apply(design.verilog())));
        MemoryController dut = rig.dut();
        Simulation sim = rig.simulation();
        SoDimmSocket.plug(sim, dut.sodimm0, dut.sodimm1, memory);
        begin = SoDimmStart.await(sim, memory);
        rig.source(dut.request, stalls, traffic.stream().map(LineTraffic::beat).toList());
        accepted = rig.beatsOf("accepted", dut.request);
        written = rig.moments("written", () -> sim.peek(dut.writeDone));
        Port readLine = sim.port(dut.readLine);
        read = rig.moments("read", () -> sim.peek(dut.readValid) && lines.add(line(sim, readLine, dut.lineBytes)));
        long writes = traffic.stream().filter(LineTraffic::write).count();
        cycles = sim.runUntil(
                        "all requests answered",
                        () -> written.count() == writes && read.count() == traffic.size() - writes)
                .within(Math.min(60L * traffic.size() + 1000, MOST_CYCLES));
        sim.step(CYCLES_TO_MODULE);
    }

    private static long[] line(Simulation simulation, Port port, int bytes) {
        long[] words = new long[bytes / 8];
        for (int i = 0; i < words.length; i++) {
            words[i] = simulation.peekWord(port, i);
        }
        return words;
    }

    /** For each request, the cycles from its acceptance to its answer. */
    public List<Long> latencies() {
        List<Long> latencies = new ArrayList<>();
        int reads = 0;
        int writes = 0;
        for (int i = 0; i < traffic.size(); i++) {
            long answered = traffic.get(i).write() ? written.get(writes++) : read.get(reads++);
            latencies.add(answered - accepted.get(i));
        }
        return latencies;
    }

    /** Requires what a byte array would have answered, and what it would hold at the end. */
    public void assertAnswers() {
        PlainMemory expected = new PlainMemory(SplitMix64::of);
        int reads = 0;
        for (LineTraffic request : traffic) {
            request.apply(expected);
            if (!request.write()) {
                long[] line = lines.get(reads++);
                for (int word = 0; word < line.length; word++) {
                    long wanted = request.wantedBits(word);
                    assertThat(line[word] & wanted)
                            .as("word %d of read %d", word, reads - 1)
                            .isEqualTo(expected.readWord(request.bytes() * request.line() + 8 * word) & wanted);
                }
            }
        }
        expected.assertSameAs(memory);
    }
}
