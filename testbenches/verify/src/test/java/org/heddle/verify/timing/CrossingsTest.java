package org.heddle.verify.timing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.Types.bool;
import static org.heddle.hdl.Types.stream;
import static org.heddle.hdl.Types.uint;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.crossing.AsynchronousQueue;
import org.heddle.hdl.lib.crossing.BitSynchronizer;
import org.heddle.verify.timing.part.Family;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrossingsTest {
    /** Words go over one way, a bit goes over the other. */
    static final class Crosser extends Component {
        final ClockDomain link = clockDomain();
        final Stream<UInt> words = in(stream(uint(8)));
        final Stream<UInt> sent = out(link, stream(uint(8)));
        final Bool wish = in(link, bool());
        final Bool seen = out(bool());

        Crosser() {
            AsynchronousQueue<UInt> queue = instance(new AsynchronousQueue<>(uint(8), 8));
            queue.writing.set(defaultDomain());
            queue.reading.set(link);
            connect(queue.enqueue, words);
            connect(sent, queue.dequeue);
            BitSynchronizer over = instance(new BitSynchronizer());
            Bool kept = reg(link, bool()).init(false);
            kept.set(wish);
            over.source.set(kept);
            seen.set(over.sink);
        }
    }

    /** Registers that take what a queue offers stand right behind its memory. */
    static final class Taker extends Component {
        final ClockDomain link = clockDomain();
        final Stream<UInt> words = in(stream(uint(8)));
        final UInt taken = out(link, uint(8));

        Taker() {
            AsynchronousQueue<UInt> queue = instance(new AsynchronousQueue<>(uint(8), 16));
            queue.writing.set(defaultDomain());
            queue.reading.set(link);
            connect(queue.enqueue, words);
            queue.dequeue.ready().set(true);
            UInt arrived = reg(link, uint(8));
            arrived.set(queue.dequeue.data());
            taken.set(arrived);
        }
    }

    /** Words that one clock writes and another reads, with what stands between the read and the register behind it. */
    private static final String READ = """
            module t(input clock, input other, input [3:0] from, to, input [3:0] d, input write, output reg [3:0] q%s);
              reg [3:0] words [0:15];
              wire [3:0] read_word = words[from];
              %s
              always @(posedge other) if (write) words[to] <= d;
              always @(posedge clock) q <= over;
              %s
            endmodule
            """;

    private static final String UNDECLARED = """
            module t(input clock, input other, input d, output reg q);
              reg r;
              %s
              wire over = r;
              always @(posedge other) r <= d;
              always @(posedge clock) q <= over;
            endmodule
            """;

    @TempDir
    private Path cache;

    @Test
    void declaredOnesAreCountedAndTimedBetweenTheirClocks() throws IOException {
        TimingRequest request = new TimingRequest(Family.ECP5, "", Timed.periods(10, "clock", "link_clock"), 3);
        TimingReport report =
                new Timed(cache).design(Heddle.elaborate(Crosser::new).verilog(), request);
        assertThat(report.passes()).isTrue();
        assertThat(report.paths())
                .as("of each clock")
                .extracting(TimingPath::clock)
                .contains("clock", "link_clock");
        assertThat(report.crossings()).extracting(ClockCrossing::from).containsExactlyInAnyOrder("clock", "link_clock");
        assertThat(report.crossings()).allSatisfy(crossing -> {
            assertThat(crossing.undeclared()).isEmpty();
            assertThat(crossing.ends()).isPositive();
            assertThat(crossing.worstNanoseconds()).isPositive();
        });
    }

    @Test
    void oneThatIsNotDeclaredIsNamed() throws IOException {
        TimingReport report = new Timed(cache).verilog(UNDECLARED.formatted(""), "clock", "other");
        assertThat(report.passes()).isFalse();
        assertThat(report.result().met()).isTrue();
        assertThat(report.crossings()).containsExactly(new ClockCrossing("other", "clock", 1, 1.18, List.of("q")));
        assertThat(TimingText.of(report))
                .contains("From other to clock", "bring these over with a synchroniser", "  q\n");
        assertThat(report.betweenRegisters()).allMatch(count -> count.endPoints() == 0);
    }

    @Test
    void theEmittersCommentDeclaresOne() throws IOException {
        TimingReport report = new Timed(cache)
                .verilog(UNDECLARED.formatted("// From another clock: the test says so"), "clock", "other");
        assertThat(report.passes()).isTrue();
        assertThat(report.crossings()).containsExactly(new ClockCrossing("other", "clock", 1, 1.18, List.of()));
    }

    @Test
    @Tag("slow")
    void aBlockRamBetweenTwoClocksIsOne() throws IOException {
        String ram = """
                module t(input clock, input other, input [8:0] from, to, input [35:0] d, input write, output reg [35:0] q);
                  reg [35:0] words [0:511]; reg [35:0] read;
                  %s
                  wire [35:0] over = read;
                  always @(posedge other) if (write) words[to] <= d;
                  always @(posedge clock) begin read <= words[from]; q <= over; end
                endmodule
                """;
        TimingReport silent = new Timed(cache).verilog(ram.formatted(""), "clock", "other");
        assertThat(silent.result().blockRams()).isEqualTo(1);
        assertThat(silent.crossings()).singleElement().satisfies(crossing -> {
            assertThat(crossing.from()).isEqualTo("other");
            assertThat(crossing.undeclared()).hasSize(36);
        });
        TimingReport declared =
                new Timed(cache).verilog(ram.formatted("// From another clock: said"), "clock", "other");
        assertThat(declared.crossings())
                .allMatch(crossing -> crossing.undeclared().isEmpty());
        assertThat(declared.betweenRegisters().get(0).worstNanoseconds()).isEqualTo(6.36);
    }

    @Test
    void aLaterClockDoesNotHideAnEarlierOnesPath() throws IOException {
        TimingReport report = new Timed(cache).verilog("""
                module t(input clock, input other, input [1:0] d, output reg q);
                  reg r, s; wire x, y, z;
                  LUT4 #(.INIT(16'h5555)) one (.A(r), .B(1'b0), .C(1'b0), .D(1'b0), .Z(x));
                  // From another clock: it comes late
                  wire over = x;
                  LUT4 #(.INIT(16'h8888)) two (.A(over), .B(s), .C(1'b0), .D(1'b0), .Z(y));
                  always @(posedge other) r <= d[0];
                  always @(posedge clock) begin s <= d[1]; q <= y; end
                endmodule
                """, "clock", "other");
        assertThat(report.betweenRegisters()).contains(new TimingReport.EndCount("clock", 2.03, 1, 0));
        assertThat(report.crossings()).containsExactly(new ClockCrossing("other", "clock", 1, 2.88, List.of()));
    }

    @Test
    @Tag("slow")
    void aDeclarationHoldsWhereTheRegisterBehindAMemoryIsDrawnIntoIt() throws IOException {
        TimingRequest request = new TimingRequest(Family.ECP5, "", Timed.periods(10, "clock", "link_clock"), 3);
        TimingReport report =
                new Timed(cache).design(Heddle.elaborate(Taker::new).verilog(), request);
        assertThat(report.crossings())
                .filteredOn(crossing -> crossing.from().equals("clock"))
                .singleElement()
                .satisfies(crossing -> {
                    assertThat(crossing.ends())
                            .as("eight of the word, and the tail")
                            .isGreaterThan(8);
                    assertThat(crossing.undeclared()).isEmpty();
                });
        assertThat(report.passes()).isTrue();
    }

    @Test
    @Tag("slow")
    void everyReadOfAMemoryIsToBeDeclared() throws IOException {
        String declared = "// From another clock: said\n  wire [3:0] over = read_word;";
        assertThat(undeclared(READ.formatted("", declared, ""))).isZero();
        assertThat(undeclared(READ.formatted("", "wire [3:0] over = read_word;", "")))
                .isEqualTo(4);
        String otherRead = "always @(posedge clock) r <= ^words[to];";
        assertThat(undeclared(READ.formatted(", output reg r", declared, otherRead)))
                .as("another read, without")
                .isPositive();
    }

    private int undeclared(String verilog) throws IOException {
        return new Timed(cache)
                .verilog(verilog, "clock", "other").crossings().stream()
                        .mapToInt(crossing -> crossing.undeclared().size())
                        .sum();
    }

    @Test
    void endsOfOneNameAreCounted() {
        ClockCrossing crossing = new ClockCrossing("other", "clock", 3, 1, List.of("a FF in b", "a FF in b", "q"));
        TimingReport report = new TimingReport(
                new TimingResult("t", "ecp5", "6", List.of(), 0, 0, 0, 0),
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(crossing));
        assertThat(TimingText.of(report)).contains("3 over none that is declared", "  2 times a FF in b\n  q\n");
    }
}
