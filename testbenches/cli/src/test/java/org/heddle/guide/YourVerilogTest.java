package org.heddle.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.stream.Stream;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.agent.PacketSink;
import org.heddle.cosim.agent.PacketSource;
import org.heddle.cosim.agent.StallProfile;
import org.heddle.cosim.agent.StreamPorts;
import org.heddle.cosim.foreign.VerilogFiles;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.verilog.VerilogDesign;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Verilog that Heddle did not write, in tests that are written with it. */
@Tag("slow")
class YourVerilogTest {
    private static final Path FOLDER = Path.of("src/test/resources/guide");

    // fifo:
    @HardwareTest(seeds = 3)
    void packetsLeaveTheFifoAsTheyEntered(TestBench bench) {
        VerilogDesign fifo = VerilogFiles.of(FOLDER.resolve("axis_fifo.v"))
                .parameter("DEPTH", 8)
                .parameter("DATA_WIDTH", 32)
                .clock("clk")
                .reset("rst")
                .read("axis_fifo");
        Simulation sim = bench.open(fifo);
        sim.reset(2);
        Queue<Long> inside = new ArrayDeque<>();
        boolean offers = false;
        long data = 0;
        for (int cycle = 0; cycle < 1_000; cycle++) {
            if (!offers) { // else the beat stays until it is taken
                offers = bench.random().nextBoolean();
                data = bench.random().nextInt() & 0xffff_ffffL;
            }
            sim.poke("s_axis_tvalid", offers);
            sim.poke("s_axis_tdata", data);
            sim.poke("s_axis_tkeep", 0xf);
            sim.poke("s_axis_tlast", data % 5 == 0);
            sim.poke("m_axis_tready", bench.random().nextBoolean());
            sim.settle();
            sim.expect("status_depth", inside.size());
            if (sim.peek("m_axis_tvalid") == 1 && sim.peek("m_axis_tready") == 1) {
                long expected = inside.remove();
                sim.expect("m_axis_tdata", expected);
                sim.expect("m_axis_tlast", expected % 5 == 0 ? 1 : 0);
            }
            if (offers && sim.peek("s_axis_tready") == 1) {
                inside.add(data);
                offers = false;
            }
            sim.step();
        }
    }
    // :fifo

    // packets:
    @HardwareTest(seeds = 3)
    void packetsOfBytesLeaveTheFifoAsTheyEntered(TestBench bench) {
        VerilogDesign fifo = VerilogFiles.of(FOLDER.resolve("axis_fifo.v"))
                .parameter("DATA_WIDTH", 64)
                .clock("clk")
                .reset("rst")
                .read("axis_fifo");
        Simulation sim = bench.open(fifo);
        PacketSource source = sim.add(PacketSource.on(StreamPorts.axi(sim, "s_axis"), StallProfile.RANDOM_HALF, 1));
        PacketSink sink = sim.add(PacketSink.on(StreamPorts.axi(sim, "m_axis"), StallProfile.BURSTS_OF_16, 2));
        sim.reset(2);
        for (int i = 0; i < 50; i++) {
            byte[] packet = new byte[1 + bench.random().nextInt(100)];
            bench.random().nextBytes(packet);
            source.sendBytes(packet);
            sink.expectBytes(packet);
        }
        sim.runUntil("50 packets", () -> sink.count() == 50).within(5_000);
    }
    // :packets

    // core:
    /** x1 = 10 + 9 + .. + 1, stored at 0x100, loaded from there and stored at 0x104. */
    private static final int[] PROGRAM = {
        0x00000093, // 00: addi x1, x0, 0
        0x00a00113, // 04: addi x2, x0, 10
        0x002080b3, // 08: add  x1, x1, x2
        0xfff10113, // 0c: addi x2, x2, -1
        0xfe011ce3, // 10: bne  x2, x0, 0x08
        0x10102023, // 14: sw   x1, 0x100(x0)
        0x10002183, // 18: lw   x3, 0x100(x0)
        0x10302223, // 1c: sw   x3, 0x104(x0)
        0x00100073, // 20: ebreak
    };

    private static void runsTheProgram(Simulation sim, TestBench bench, int start) {
        Map<Long, Long> memory = new HashMap<>();
        for (int i = 0; i < PROGRAM.length; i++) {
            memory.put(start + 4L * i, PROGRAM[i] & 0xffff_ffffL);
        }
        sim.reset(4);
        for (int cycle = 0; sim.peek("trap") == 0; cycle++) {
            assertThat(cycle).as("cycles until the trap").isLessThan(5_000);
            boolean answers = sim.peek("mem_valid") == 1 && bench.random().nextInt(3) == 0;
            sim.poke("mem_ready", answers);
            if (answers) {
                long address = sim.peek("mem_addr");
                if (sim.peek("mem_wstrb") == 0xf) {
                    memory.put(address, sim.peek("mem_wdata"));
                }
                sim.poke("mem_rdata", memory.getOrDefault(address, 0L));
            }
            sim.step();
        }
        assertThat(memory).containsEntry(0x100L, 55L).containsEntry(0x104L, 55L);
    }

    @HardwareTest
    void theCoreRunsAProgram(TestBench bench) {
        VerilogDesign core = VerilogFiles.of(FOLDER.resolve("small_core.v"))
                .parameter("PROGADDR_RESET", "32'h0000_0200")
                .clock("clk")
                .resetActiveLow("resetn")
                .read("small_core");
        runsTheProgram(bench.open(core), bench, 0x200);
    }
    // :core

    /** The same on the reader's own file: {@code ./heddle test YourVerilogTest -D heddle.picorv32=FILE}. */
    @HardwareTest
    void everyCoreOfThoseFilesRunsTheProgram(TestBench bench) {
        String own = System.getProperty("heddle.picorv32");
        Stream<Path> files = own == null ? Stream.of(FOLDER.resolve("small_core.v")) : Stream.of(Path.of(own));
        files.forEach(file -> {
            String top = file.getFileName().toString().replaceFirst("\\.s?v$", "");
            VerilogDesign core = VerilogFiles.of(file)
                    .parameter("STACKADDR", 0x1000)
                    .clock("clk")
                    .resetActiveLow("resetn")
                    .read(top);
            runsTheProgram(bench.open(core), bench, 0);
        });
    }

    @Test
    void portsHaveTheWidthsThatTheParametersGive() {
        VerilogDesign fifo = VerilogFiles.of(FOLDER.resolve("axis_fifo.v"))
                .parameter("DEPTH", 64)
                .parameter("DATA_WIDTH", 512)
                .clock("clk")
                .reset("rst")
                .read("axis_fifo");
        assertThat(fifo.ports().stream().map(port -> port.name() + " " + port.width()))
                .contains("s_axis_tdata 512", "s_axis_tkeep 64", "status_depth 7");
    }

    // bus:
    /** Returns the wire of an open drain: low if anybody pulls it low. */
    private static boolean wire(Simulation sim, boolean released) {
        return released && (sim.peek("sda_enable") == 0 || sim.peek("sda_out") == 1);
    }

    /** One clock of the bus: the master lets go of the wire or pulls it low; returns what everybody sees. */
    private static boolean bit(Simulation sim, boolean released) {
        sim.poke("scl", 0);
        sim.step(2);
        sim.poke("sda_in", released);
        sim.step(2);
        sim.poke("scl", 1);
        sim.step(4);
        return wire(sim, released);
    }

    @HardwareTest(seeds = 3)
    void theThermometerAnswersToItsAddress(TestBench bench) {
        VerilogDesign sensor =
                VerilogFiles.of(FOLDER.resolve("i2c_sensor.v")).clock("clk").read("i2c_sensor");
        Simulation sim = bench.open(sensor);
        for (int address = 0b1000110; address <= 0b1001010; address++) {
            int temperature = bench.random().nextInt(256);
            sim.poke("temperature", temperature);
            sim.poke("scl", 1);
            sim.poke("sda_in", 1);
            sim.step(4);
            sim.poke("sda_in", 0); // start: the data line falls while the clock is high
            sim.step(4);
            for (int i = 6; i >= 0; i--) {
                bit(sim, (address >> i & 1) == 1);
            }
            bit(sim, true); // read
            boolean acknowledged = !bit(sim, true);
            int heard = 0;
            for (int i = 0; i < 8; i++) {
                heard = heard << 1 | (bit(sim, true) ? 1 : 0);
            }
            bit(sim, true); // no more
            assertThat(acknowledged).isEqualTo(address == 0b1001000);
            assertThat(heard).isEqualTo(acknowledged ? temperature : 0xff);
        }
    }
    // :bus
}
