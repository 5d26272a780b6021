package org.heddle.hdl.lib;

import static org.assertj.core.api.Assertions.assertThat;
import static org.heddle.hdl.flow.Flow.flow;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Valid;
import org.heddle.hdl.engine.Bench;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.flow.Flow;
import org.heddle.hdl.flow.Merge;
import org.heddle.hdl.flow.ValidFlow;
import org.heddle.hdl.lib.stream.Fragment;
import org.heddle.hdl.lib.stream.Narrow;
import org.junit.jupiter.api.Test;

class FlowTest {
    /** Odd numbers, squared and cut in halves. */
    static final class OddSquares extends Component {
        final Stream<UInt> number = in(stream(uint(8)));
        final Stream<UInt> half = out(stream(uint(8)));

        OddSquares() {
            flow(number)
                    .filter(value -> value.bit(0))
                    .pipe()
                    .map(value -> value.mulGrow(value))
                    .queue(4)
                    .via(new Narrow(8, 2), narrow -> narrow.source, narrow -> narrow.sink)
                    .skid()
                    .into(half);
        }
    }

    /** Even and odd numbers by different ways, together again. */
    static final class TwoWays extends Component {
        final Stream<UInt> number = in(stream(uint(8)));
        final Stream<UInt> pairs = out(stream(uint(16)));
        final Stream<UInt> merged = out(stream(uint(8)));

        TwoWays() {
            List<Flow<UInt>> copies = flow(number).fork(2);
            List<Flow<UInt>> ways = copies.get(0).demux(2, value -> value.trunc(1));
            Flow<UInt> late = ways.get(1).queue(3);
            Merge.roundRobin(List.of(ways.get(0), late)).into(merged);
            List<Flow<UInt>> twins = copies.get(1).backPipe().fork(2);
            twins.get(0)
                    .join(twins.get(1).map(UInt::not))
                    .map(pair -> pair.first().cat(pair.second()))
                    .into(pairs);
        }
    }

    /** Samples that cannot be stalled, delayed and then queued. */
    static final class Samples extends Component {
        final Valid<UInt> sample = in(valid(uint(8)));
        final Valid<UInt> small = out(valid(uint(8)));
        final Stream<UInt> kept = out(stream(uint(8)));

        Samples() {
            ValidFlow<UInt> below = ValidFlow.flow(sample).filter(value -> value.lt(100));
            below.delay(2).into(small);
            below.map(value -> value.addWrap(1)).queue(8).into(kept);
        }
    }

    /** Beats of two sources in an order that is given, and packets of two others, the first before the second. */
    static final class Picked extends Component {
        final Stream<UInt> order = in(stream(uint(1)));
        final Stream<UInt> left = in(stream(uint(8)));
        final Stream<UInt> right = in(stream(uint(8)));
        final Stream<Fragment<UInt>> urgent = in(stream(Fragment.type(uint(8))));
        final Stream<Fragment<UInt>> patient = in(stream(Fragment.type(uint(8))));
        final Valid<UInt> picked = out(valid(uint(8)));
        final Stream<Fragment<UInt>> packets = out(stream(Fragment.type(uint(8))));

        Picked() {
            Flow.mux(flow(order), List.of(flow(left), flow(right))).unstalled().into(picked);
            Merge.priorityPackets(List.of(flow(urgent).named("first"), flow(patient)))
                    .into(packets);
        }
    }

    @Test
    void anOrderPicksAndAPriorityMergesPackets() {
        Design<Picked> design = Heddle.elaborate(Picked::new);
        Lint.requireClean(design);
        assertThat(text(design)).contains(" order_mux (", " first_arbiter (");
        Bench bench = new Bench(design);
        bench.poke("order_valid", true);
        bench.poke("order_data", 1);
        bench.poke("left_valid", true);
        bench.poke("left_data", 10);
        assertThat(bench.isOne("picked_valid")).as("the right one has none").isFalse();
        bench.poke("right_valid", true);
        bench.poke("right_data", 20);
        assertThat(bench.isOne("picked_valid")).isTrue();
        assertThat(bench.peek("picked_data")).isEqualTo(20);
        assertThat(bench.isOne("left_ready")).isFalse();

        bench.poke("packets_ready", true);
        bench.poke("patient_valid", true);
        bench.poke("patient_data_data", 7);
        bench.step();
        bench.poke("urgent_valid", true);
        assertThat(bench.isOne("patient_ready"))
                .as("a packet is not interrupted")
                .isTrue();
        bench.poke("patient_data_last", true);
        bench.step();
        assertThat(bench.isOne("patient_ready")).as("then the first is served").isFalse();
        assertThat(bench.isOne("urgent_ready")).isTrue();
        bench.step();
        bench.requireSameOnIcarus();
    }

    @Test
    void aChainDoesWhatItsStepsSay() {
        Design<OddSquares> design = Heddle.elaborate(OddSquares::new);
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(1);
        List<BigInteger> expected = new ArrayList<>();
        List<BigInteger> given = new ArrayList<>();
        boolean offers = false;
        for (int i = 0; i < 600; i++) {
            if (!offers && random.nextBoolean()) {
                offers = true;
                bench.poke("number_data", random.nextInt(256));
            }
            bench.poke("number_valid", offers);
            bench.poke("half_ready", random.nextInt(3) != 0);
            if (bench.isOne("half_valid") && bench.isOne("half_ready")) {
                given.add(bench.peek("half_data"));
            }
            if (offers && bench.isOne("number_ready")) {
                offers = false;
                int value = bench.peek("number_data").intValue();
                if (value % 2 == 1) {
                    expected.add(BigInteger.valueOf(value * value % 256));
                    expected.add(BigInteger.valueOf(value * value / 256));
                }
            }
            bench.step();
        }
        assertThat(given).hasSizeGreaterThan(100).isEqualTo(expected.subList(0, given.size()));
        bench.requireSameOnIcarus();
    }

    @Test
    void aBeatThatIsDroppedIsTakenEvenWhileTheFollowersStall() {
        Bench bench = new Bench(Heddle.elaborate(OddSquares::new));
        bench.poke("number_valid", true);
        bench.poke("number_data", 3);
        for (int i = 0; i < 20; i++) {
            bench.step();
        }
        assertThat(bench.isOne("number_ready")).as("all full").isFalse();
        bench.poke("number_data", 4);
        assertThat(bench.isOne("number_ready")).as("dropped at once").isTrue();
    }

    @Test
    void instancesAreNamedByVariablesOrByWhereTheirBeatsComeFrom() {
        String text = text(Heddle.elaborate(OddSquares::new));
        assertThat(text)
                .contains(
                        "ForwardRegister_UInt8 number_kept_pipe (",
                        "Queue_UInt16_4 number_kept_pipe_queue (",
                        "SkidBuffer_UInt8 number_kept_pipe_queue_narrow_skid (");
        assertThat(text(Heddle.elaborate(TwoWays::new)))
                .contains("Fork_UInt8_2 copies (", "StreamDemux_UInt8_2 ways (", "Queue_UInt8_3 late (");
    }

    @Test
    void theLinesInTheVerilogAreTheDesigners() {
        assertThat(text(Heddle.elaborate(OddSquares::new)))
                .contains("// FlowTest.java:")
                .doesNotContain("Flow.java");
    }

    @Test
    void forksMeetAgainAndNothingIsLost() {
        Design<TwoWays> design = Heddle.elaborate(TwoWays::new);
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(2);
        List<Integer> sent = new ArrayList<>();
        List<Integer> merged = new ArrayList<>();
        List<Integer> pairs = new ArrayList<>();
        boolean offers = false;
        for (int i = 0; i < 400; i++) {
            if (!offers && random.nextInt(3) != 0 && i < 380) {
                offers = true;
                bench.poke("number_data", random.nextInt(256));
            }
            bench.poke("number_valid", offers);
            bench.poke("merged_ready", i >= 380 || random.nextBoolean());
            bench.poke("pairs_ready", i >= 380 || random.nextInt(3) != 0);
            if (bench.isOne("merged_valid") && bench.isOne("merged_ready")) {
                merged.add(bench.peek("merged_data").intValue());
            }
            if (bench.isOne("pairs_valid") && bench.isOne("pairs_ready")) {
                pairs.add(bench.peek("pairs_data").intValue());
            }
            if (offers && bench.isOne("number_ready")) {
                offers = false;
                sent.add(bench.peek("number_data").intValue());
            }
            bench.step();
        }
        assertThat(sent).hasSizeGreaterThan(100);
        assertThat(merged).containsExactlyInAnyOrderElementsOf(sent);
        assertThat(pairs)
                .isEqualTo(
                        sent.stream().map(value -> value << 8 | ~value & 0xFF).toList());
        bench.requireSameOnIcarus();
    }

    @Test
    void unstalledDataAreDelayedAndQueued() {
        Design<Samples> design = Heddle.elaborate(Samples::new);
        Lint.requireClean(design);
        Bench bench = new Bench(design);
        Random random = new Random(3);
        List<Integer> small = new ArrayList<>(List.of(-1, -1));
        List<Integer> queued = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            int value = random.nextInt(256);
            boolean valid = random.nextInt(3) == 0;
            bench.poke("sample_data", value);
            bench.poke("sample_valid", valid);
            boolean takes = random.nextInt(4) != 0;
            bench.poke("kept_ready", takes);
            boolean counts = valid && value < 100;
            small.add(counts ? value : -1);
            assertThat(bench.isOne("small_valid")).isEqualTo(small.get(i) >= 0);
            if (small.get(i) >= 0) {
                assertThat(bench.peek("small_data")).isEqualTo(small.get(i).intValue());
            }
            if (bench.isOne("kept_valid") && takes) {
                taken.add(bench.peek("kept_data").intValue());
            }
            if (counts) {
                queued.add(value + 1);
            }
            bench.step();
        }
        assertThat(taken).hasSizeGreaterThan(20).isEqualTo(queued.subList(0, taken.size()));
        bench.requireSameOnIcarus();
    }

    private static String text(Design<?> design) {
        return design.verilog().files().stream()
                .filter(file -> file.name().equals(design.verilog().top() + ".v"))
                .findFirst()
                .orElseThrow()
                .text();
    }
}
