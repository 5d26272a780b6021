package org.heddle.verify.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.uint;

import java.io.IOException;
import java.nio.file.Path;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.timing.part.Family;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimingNamesTest {
    /** Adds what it is given, and keeps the sum. */
    static final class Adder extends Component {
        final UInt one = in(uint(8));
        final UInt other = in(uint(8));
        final UInt sum = out(uint(8));

        Adder() {
            UInt added = one.addWrap(other);
            UInt kept = reg(uint(8));
            kept.set(added);
            sum.set(kept);
        }
    }

    /** Keeps two numbers for the adder inside. */
    static final class Outer extends Component {
        final UInt given = in(uint(8));
        final UInt shown = out(uint(8));

        Outer() {
            UInt first = reg(uint(8));
            UInt second = reg(uint(8));
            first.set(given);
            second.set(first);
            Adder adder = instance(new Adder());
            adder.one.set(first);
            adder.other.set(second);
            shown.set(adder.sum);
        }
    }

    @TempDir
    private Path cache;

    @Test
    void aPathNamesItsRegistersAndNetsWithTheirJavaLines() throws IOException {
        VerilogDesign design = Heddle.elaborate(Outer::new).verilog();
        TimingReport report =
                new Timed(cache).design(design, new TimingRequest(Family.ECP5, "6", Timed.periods(2, "clock"), 1));
        TimingPath path = report.paths().get(0);
        assertThat(path.start()).matches("(first|second)\\[\\d] \\(TimingNamesTest\\.java:\\d+\\)");
        assertThat(path.end()).matches("adder\\.kept\\[7] \\(TimingNamesTest\\.java:\\d+\\)");
        assertThat(path.steps())
                .anySatisfy(step ->
                        assertThat(step.text()).matches("adder\\.added\\[7] \\(TimingNamesTest\\.java:\\d+\\)"));
        assertThat(path.steps()).anySatisfy(step -> {
            assertThat(step.nameless()).isEqualTo(3);
            assertThat(step.text()).isEqualTo("adder");
        });
        assertThat(report.result().clocks().get(0).modules())
                .extracting(TimingResult.ModuleTiming::module)
                .startsWith("Adder")
                .contains(design.top());
        assertThat(TimingText.of(report)).contains("Path 1: ", "(3 without a name near adder)", "to adder.kept[7]");
    }

    @Test
    void aRegisterThatYosysPutBeforeAMemoryIsNamedAfterTheMemory() throws IOException {
        VerilogDesign design = Heddle.elaborate(() -> new Queue<>(uint(64), 16)).verilog();
        TimingReport report =
                new Timed(cache).design(design, new TimingRequest(Family.ECP5, "6", Timed.periods(10, "clock"), 100));
        assertThat(report.paths())
                .extracting(TimingPath::start)
                .anyMatch(start -> start.matches("a register that yosys put before words \\(Queue\\.java:\\d+\\)"));
        assertThat(report.paths()).extracting(TimingPath::end).anyMatch(end -> end.startsWith("words (Queue.java:"));
    }

    @Test
    void theHashChangesWithTextAndFamily() throws IOException {
        DesignText outer = DesignText.of(Heddle.elaborate(Outer::new).verilog());
        DesignText again = DesignText.of(Heddle.elaborate(Outer::new).verilog());
        DesignText adder = DesignText.of(Heddle.elaborate(Adder::new).verilog());
        String hash = TimingAnalysis.hash(outer, Family.ECP5);
        assertThat(hash).hasSize(64).isEqualTo(TimingAnalysis.hash(again, Family.ECP5));
        assertThat(TimingAnalysis.hash(adder, Family.ECP5)).isNotEqualTo(hash);
        assertThat(TimingAnalysis.hash(outer, Family.ICE40)).isNotEqualTo(hash);
    }

    @Test
    void theFiguresComeBackFromTheirJson() throws IOException {
        TimingReport report = new Timed(cache)
                .design(
                        Heddle.elaborate(Outer::new).verilog(),
                        new TimingRequest(Family.ECP5, "6", Timed.periods(2, "clock"), 0));
        String json = report.result().toJson();
        assertThat(TimingResult.fromJson(json)).isEqualTo(report.result());
        assertThat(json).contains("\"periodNanoseconds\" : 2.0", "\"target\" : \"ecp5\"", "\"speed\" : \"6\"");
        assertThat(report.result().registers()).isEqualTo(24);
        assertThat(report.result().clocks().get(0).failing()).isPositive();
        assertThat(report.result().met()).isFalse();
    }
}
