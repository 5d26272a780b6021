package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.engine.Verilator;
import org.heddle.hdl.lib.pipeline.Carried;
import org.heddle.hdl.lib.pipeline.Pipeline;
import org.heddle.hdl.lib.pipeline.PipelineStage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pipelines against a model of items in Java, and what is refused. */
class PipelineTest {
    private static final int STAGES = 4;

    /** Items carry a number and its square; each stage can be stalled, the third flushes, the second can be dropped, the last is bypassed. */
    static final class Squares extends Component {
        Squares() {
            Bool offered = in(bool());
            UInt number = in(uint(4));
            UInt stalls = in(uint(STAGES));
            Bool flush = in(bool());
            Bool drop = in(bool());
            Bool bypass = in(bool());
            Bool takes = out(bool());
            Bool leaves = out(bool());
            UInt left = out(uint(4));
            UInt result = out(uint(8));

            Pipeline pipeline = Pipeline.of(offered, "fetch", "square", "check", "write");
            PipelineStage square = pipeline.stage("square");
            PipelineStage write = pipeline.stage("write");
            Carried<UInt> given = pipeline.stage("fetch").put("number", number);
            Carried<UInt> squared = square.put("squared", square.get(given).mulGrow(square.get(given)));
            String[] names = {"fetch", "square", "check", "write"};
            for (int i = 0; i < STAGES; i++) {
                pipeline.stage(names[i]).stallWhen(stalls.bit(i));
            }
            pipeline.stage("check").flushWhen(flush);
            square.dropWhen(drop);
            write.replace(squared, mux(bypass, write.get(squared).not(), write.get(squared)));
            takes.set(pipeline.takes());
            leaves.set(pipeline.leaves());
            left.set(mux(write.isValid(), write.get(given), lit(0, 4)));
            result.set(mux(write.isValid(), write.get(squared), lit(0, 8)));
        }
    }

    @Test
    @Tag("slow")
    void itemsPassAsTheModelSays() {
        Design<Squares> design = Heddle.elaborate(Squares::new);
        Lint.requireClean(design);
        Random random = new Random(11);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        Integer[] items = new Integer[STAGES];
        int taken = 0;
        int left = 0;
        for (int cycle = 0; cycle < 3_000; cycle++) {
            boolean busy = cycle % 1_000 < 500;
            boolean offered = random.nextInt(4) != 0;
            int number = random.nextInt(16);
            int stalls = busy ? random.nextInt(16) & random.nextInt(16) : 0;
            boolean flush = busy && random.nextInt(8) == 0;
            boolean drop = busy && random.nextInt(8) == 0;
            boolean bypass = random.nextInt(4) == 0;
            items[0] = offered ? number : null;

            boolean[] drops = {flush, flush || drop, false, false};
            boolean[] moves = new boolean[STAGES];
            for (int i = STAGES - 1; i >= 0; i--) {
                boolean room = i == STAGES - 1 || items[i + 1] == null || moves[i + 1] || drops[i + 1];
                moves[i] = items[i] != null && (stalls >> i & 1) == 0 && !drops[i] && room;
            }
            Integer last = items[STAGES - 1];
            int square = last == null ? 0 : bypass ? ~(last * last) & 0xFF : last * last;
            boolean takes = offered && (moves[0] || drops[0]);
            rows.add(row(
                    Map.of("offered", bit(offered), "number", number, "stalls", stalls),
                    Map.of("flush", bit(flush), "drop", bit(drop), "bypass", bit(bypass))));
            expected.add(row(
                    Map.of("takes", bit(takes), "leaves", bit(moves[STAGES - 1])),
                    Map.of("left", last == null ? 0 : last, "result", square)));
            taken += bit(takes);
            left += bit(moves[STAGES - 1]);
            for (int i = STAGES - 1; i >= 0; i--) {
                if (drops[i] || moves[i]) {
                    if (moves[i] && i < STAGES - 1) {
                        items[i + 1] = items[i];
                    }
                    items[i] = null;
                }
            }
        }
        assertThat(left).isGreaterThan(1_000).isLessThan(taken);
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
        assertThat(Verilator.run(design, rows)).isEqualTo(expected);
    }

    private static int bit(boolean value) {
        return value ? 1 : 0;
    }

    private static Map<String, BigInteger> row(Map<String, Integer> some, Map<String, Integer> more) {
        Map<String, BigInteger> row = new HashMap<>();
        some.forEach((name, value) -> row.put(name, BigInteger.valueOf(value)));
        more.forEach((name, value) -> row.put(name, BigInteger.valueOf(value)));
        return row;
    }

    @Test
    void registersAreNamedAfterWhatTheyCarryAndTheirStage() {
        assertThat(Heddle.elaborate(Squares::new).verilog().files().get(0).text())
                .contains("reg  square_valid;", "reg  [3:0] number_square;", "reg  [7:0] squared_write;")
                .contains("if (check_moves) begin", "squared_write <= squared_check;");
    }

    /** Items carry a number, which the second stage replaces while a condition is 1; it is shown in a domain that is rarely enabled. */
    static final class Bypassed extends Component {
        Bypassed() {
            Bool offered = in(bool());
            UInt number = in(uint(8));
            Bool hit = in(bool());
            Bool late = in(bool());
            UInt other = in(uint(8));
            UInt second = out(uint(8));
            UInt third = out(uint(8));
            Pipeline pipeline = Pipeline.of(offered, "first", "second", "third");
            Carried<UInt> given = pipeline.stage("first").put("given", number);
            PipelineStage middle = pipeline.stage("second");
            when(hit, () -> middle.replace(given, other)).elseWhen(late, () -> middle.replace(given, number));
            second.set(mux(middle.isValid(), middle.get(given), lit(0, 8)));
            PipelineStage last = pipeline.stage("third");
            within(defaultDomain().enabledBy(late), () -> third.set(mux(last.isValid(), last.get(given), lit(0, 8))));
        }
    }

    @Test
    @Tag("slow")
    void aReplacementUnderAConditionCountsWhileItIsTrue() {
        Design<Bypassed> design = Heddle.elaborate(Bypassed::new);
        Lint.requireClean(design);
        Random random = new Random(12);
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        Integer inSecond = null;
        Integer inThird = null;
        for (int cycle = 0; cycle < 500; cycle++) {
            int number = random.nextInt(256);
            int other = random.nextInt(256);
            boolean offered = random.nextBoolean();
            boolean hit = random.nextInt(3) == 0;
            boolean late = random.nextInt(3) == 0;
            rows.add(row(
                    Map.of("offered", bit(offered), "number", number, "other", other),
                    Map.of("hit", bit(hit), "late", bit(late))));
            Integer chosen = inSecond;
            if (inSecond != null && (hit || late)) {
                chosen = hit ? other : number;
            }
            expected.add(row(
                    Map.of(), Map.of("second", chosen == null ? 0 : chosen, "third", inThird == null ? 0 : inThird)));
            inThird = chosen;
            inSecond = offered ? number : null;
        }
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
        assertThat(Verilator.run(design, rows)).isEqualTo(expected);
    }

    private static final class Refused extends Component {
        Refused(java.util.function.BiConsumer<Bool, UInt> body) {
            Bool offered = in(bool());
            UInt number = in(uint(4));
            body.accept(offered, number);
        }
    }

    private static void assertRefused(String message, java.util.function.BiConsumer<Bool, UInt> body) {
        assertThatThrownBy(() -> Heddle.elaborate(() -> new Refused(body)))
                .hasMessageStartingWith("HDL038 (PipelineTest.java:")
                .hasMessageContaining(message);
    }

    @Test
    void whatCannotBeIsRefused() {
        assertRefused("of which there are at least two", (offered, number) -> Pipeline.of(offered, "only"));
        assertRefused("of which there are at least two", (offered, number) -> Pipeline.of(offered, "same", "same"));
        assertRefused(
                "the name third, which is none of the stages first, second",
                (offered, number) -> Pipeline.of(offered, "first", "second").stage("third"));
        assertRefused("operand is read in stage first, before stage second gives it", (offered, number) -> {
            Pipeline pipeline = Pipeline.of(offered, "first", "second");
            pipeline.stage("first").get(pipeline.stage("second").put("operand", number));
        });
        assertRefused("operand is replaced in stage first after stage second has read it", (offered, number) -> {
            Pipeline pipeline = Pipeline.of(offered, "first", "second");
            Carried<UInt> operand = pipeline.stage("first").put("operand", number);
            pipeline.stage("second").get(operand);
            pipeline.stage("first").replace(operand, number.not());
        });
    }
}
