package org.heddle.guide.design;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.heddle.cosim.Agent;
import org.heddle.cosim.Simulation;
import org.heddle.cosim.foreign.VerilogFiles;
import org.heddle.cosim.junit.HardwareTest;
import org.heddle.cosim.junit.TestBench;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.verilog.VerilogDesign;

class SharedLineTest {
    // wire:
    /** A wire of the board with a pull-up, and another device that may pull it low. */
    private static final class PulledUpWire implements Agent {
        private final Simulation sim;
        private boolean designPulls;
        private boolean otherPulls;

        PulledUpWire(Simulation sim) {
            this.sim = sim;
        }

        @Override
        public void drive() {
            sim.poke("line_in", !designPulls && !otherPulls);
        }

        @Override
        public void sample() {
            designPulls = sim.peek("line_enable") == 1 && sim.peek("line_out") == 0;
        }
    }
    // :wire

    // pads:
    @HardwareTest
    void theLineIsHeardAsLongAsAnybodyPullsIt(TestBench bench) throws IOException {
        Path rtl = Path.of("target/shared-line");
        VerilogDesign inner = Heddle.elaborate(SharedLine::new).verilog();
        inner.writeTo(rtl);
        Stream<Path> files = Stream.concat(
                Stream.of(Path.of("src/test/resources/guide/shared_line_pads.v")),
                inner.files().stream().map(file -> rtl.resolve(file.name())));
        VerilogDesign pads = VerilogFiles.of(files.toArray(Path[]::new))
                .clock("clk")
                .reset("rst")
                .read("shared_line_pads");
        Simulation sim = bench.open(pads);
        PulledUpWire wire = sim.add(new PulledUpWire(sim));
        sim.reset(4); // before that, registers have any value, and the wire has what they make of it
        sim.expect("heard", 0);
        sim.poke("raise", 1);
        sim.step(5);
        sim.expect("heard", 1);
        wire.otherPulls = true;
        sim.poke("raise", 0);
        sim.step(5);
        sim.expect("heard", 1);
        wire.otherPulls = false;
        sim.step(5);
        sim.expect("heard", 0);
    }
    // :pads
}
