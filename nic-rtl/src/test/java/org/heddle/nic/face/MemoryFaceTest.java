package org.heddle.nic.face;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.lib.bus.Axi4;
import org.heddle.hdl.lib.bus.AxiLite;
import org.heddle.nic.stage.memory.hostbus.HostMemoryRequest;

/** Lines leave and come back at one per cycle, each with its tag, and a refusal is told. */
class MemoryFaceTest {
    private static final int LINES = 64;

    private static final class Bench {
        final Design<MemoryFace> design = Heddle.elaborate(() -> new MemoryFace(8, 20));
        final MemoryFace dut = design.component();
        final Axi4 bus = dut.bus;
        final Simulation sim;

        Bench(TestBench bench) {
            sim = bench.open(design);
            sim.poke(dut.port.request().valid(), false);
            sim.poke(dut.port.answer().ready(), true);
            sim.poke(bus.bvalid(), false);
            sim.poke(bus.rvalid(), false);
            takes(true);
            sim.reset(2);
        }

        void takes(boolean ready) {
            sim.poke(bus.awready(), ready);
            sim.poke(bus.wready(), ready);
            sim.poke(bus.arready(), ready);
        }

        void ask(boolean write, int tag) {
            HostMemoryRequest line = dut.port.request().data();
            sim.poke(dut.port.request().valid(), true);
            sim.poke(line.write(), write);
            sim.poke(line.tag(), tag);
            sim.poke(line.address(), 3L * tag);
            sim.poke(line.mask(), 0xF0L);
        }
    }

    /** A request in each cycle, writes and reads in turn; each is on the bus a cycle later. */
    @HardwareTest
    void aLineEachCycle(TestBench bench) {
        Bench b = new Bench(bench);
        List<Long> written = new ArrayList<>();
        List<Long> read = new ArrayList<>();
        for (int i = 0; i <= LINES; i++) {
            if (i < LINES) {
                b.ask(i % 2 == 0, i);
                assertThat(b.sim.peek(b.dut.port.request().ready())).isTrue();
            } else {
                b.sim.poke(b.dut.port.request().valid(), false);
            }
            if (b.sim.peek(b.bus.awvalid())) {
                assertThat(b.sim.peek(b.bus.wvalid())).isTrue();
                assertThat(b.sim.peek(b.bus.wstrb())).isEqualTo(0xF0);
                assertThat(b.sim.peek(b.bus.awaddr())).isEqualTo(32 * 3 * b.sim.peek(b.bus.awid()));
                written.add(b.sim.peek(b.bus.awid()));
            }
            if (b.sim.peek(b.bus.arvalid())) {
                assertThat(b.sim.peek(b.bus.araddr())).isEqualTo(32 * 3 * b.sim.peek(b.bus.arid()));
                read.add(b.sim.peek(b.bus.arid()));
            }
            b.sim.step(1);
        }
        assertThat(written).hasSize(LINES / 2).isSorted();
        assertThat(read).hasSize(LINES / 2).isSorted();
    }

    /** Answers of both kinds in each cycle take turns; none waits for long. */
    @HardwareTest
    void anAnswerEachCycle(TestBench bench) {
        Bench b = new Bench(bench);
        b.sim.poke(b.bus.bvalid(), true);
        b.sim.poke(b.bus.rvalid(), true);
        b.sim.poke(b.bus.bresp(), AxiLite.OKAY);
        b.sim.poke(b.bus.rresp(), AxiLite.OKAY);
        b.sim.poke(b.bus.bid(), 1);
        b.sim.poke(b.bus.rid(), 2);
        long before = 0;
        for (int i = 0; i < LINES; i++) {
            b.sim.settle();
            assertThat(b.sim.peek(b.dut.port.answer().valid())).isTrue();
            long tag = b.sim.peek(b.dut.port.answer().data().tag());
            assertThat(tag).isNotEqualTo(before);
            assertThat(b.sim.peek(b.dut.fails)).isFalse();
            before = tag;
            b.sim.step(1);
        }
    }

    @HardwareTest
    void aRefusalIsTold(TestBench bench) {
        Bench b = new Bench(bench);
        for (int answer : new int[] {AxiLite.SLVERR, AxiLite.DECERR}) {
            b.sim.poke(b.bus.rvalid(), true);
            b.sim.poke(b.bus.rresp(), answer);
            b.sim.settle();
            assertThat(b.sim.peek(b.dut.fails)).isTrue();
            b.sim.poke(b.bus.rvalid(), false);
            b.sim.poke(b.bus.bvalid(), true);
            b.sim.poke(b.bus.bresp(), answer);
            b.sim.settle();
            assertThat(b.sim.peek(b.dut.fails)).isTrue();
            b.sim.poke(b.bus.bvalid(), false);
            b.sim.settle();
            assertThat(b.sim.peek(b.dut.fails)).isFalse();
        }
    }

    /** A bus that takes an address and no data, or the other way round, gets each once. */
    @HardwareTest
    void addressAndDataAreTakenApart(TestBench bench) {
        Bench b = new Bench(bench);
        int addresses = 0;
        int beats = 0;
        int asked = 0;
        for (int cycle = 0; cycle < 400; cycle++) {
            b.sim.poke(b.bus.awready(), bench.random().nextInt(3) == 0);
            b.sim.poke(b.bus.wready(), bench.random().nextInt(3) == 0);
            if (cycle < 300) {
                b.ask(true, asked & 0xFF);
            } else {
                b.sim.poke(b.dut.port.request().valid(), false);
            }
            b.sim.settle();
            asked += cycle < 300 && b.sim.peek(b.dut.port.request().ready()) ? 1 : 0;
            addresses += b.sim.peek(b.bus.awvalid()) && b.sim.peek(b.bus.awready()) ? 1 : 0;
            beats += b.sim.peek(b.bus.wvalid()) && b.sim.peek(b.bus.wready()) ? 1 : 0;
            b.sim.step(1);
        }
        assertThat(asked).isGreaterThan(60);
        assertThat(addresses).isEqualTo(asked);
        assertThat(beats).isEqualTo(asked);
    }
}
