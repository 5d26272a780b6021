package org.heddle.cosim.jvm.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.interpreter.AssertionViolation;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.hdl.option.Reset;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytecode of whole circuits beside the interpreter: every output, before and behind every edge. */
class CircuitsInsideTest {
    private static final int CYCLES = 150;

    @ParameterizedTest
    @ValueSource(ints = {2, 8, 32, 33, 64, 65, 130})
    void registersTakeWhatTheirConditionsSay(int width) {
        agree(() -> new SampleCircuits.Registers(width), width);
    }

    @ParameterizedTest
    @CsvSource({
        "8, 8, READ_FIRST",
        "32, 5, WRITE_FIRST",
        "64, 6, READ_FIRST",
        "70, 8, WRITE_FIRST",
        "130, 7, READ_FIRST",
        "64, 8, WRITE_FIRST"
    })
    void memoriesKeepWhatWasWrittenAndShowItByTheirPolicy(int width, int depth, ReadUnderWrite policy) {
        agree(() -> new SampleCircuits.Words(width, depth, policy), width);
    }

    /** More words than one constant of a class file holds. */
    static final class Table extends Component {
        static final int DEPTH = 10_000;
        final UInt address = in(uint(14));

        Table(int width) {
            parameter("width", width);
            List<BigInteger> contents = IntStream.range(0, DEPTH)
                    .mapToObj(i -> new BigInteger(width, new Random(i)))
                    .toList();
            out("word", uint(width))
                    .set(memory(uint(width), DEPTH).init(contents).read(address));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {16, 70})
    void aLargeTableHasEachOfItsWords(int width) {
        CompiledBench compiled = new CompiledBench(Heddle.elaborate(() -> new Table(width)), CompiledBench.WAYS.get(0));
        for (int i = 0; i < Table.DEPTH; i++) {
            compiled.drive(Map.of("address", BigInteger.valueOf(i)));
            assertThat(compiled.peek("word")).as("word %d", i).isEqualTo(new BigInteger(width, new Random(i)));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 40, 64, 70})
    void instancesSettleThroughEachOther(int width) {
        agree(() -> new SampleCircuits.Knots(width), width);
    }

    @ParameterizedTest
    @ValueSource(ints = {45, 64, 70, 130})
    void choicesByLongNumbers(int width) {
        agree(() -> new SampleCircuits.LongChoice(width), width);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 33, 64, 70})
    void vectorsAreReadAndWrittenByIndex(int width) {
        agree(() -> new SampleCircuits.Vectors(width), width);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8, 31, 33, 63, 64, 65, 130})
    void shiftsByMoreThanTheWidthLeaveNothingOrTheSign(int width) {
        agree(() -> new SampleCircuits.Shifts(width), width);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 16, 32, 33, 70})
    void loopsOfSignalsThatAreNoneOfBitsSettle(int half) {
        agree(() -> new SampleCircuits.Loops(half), half);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 70})
    void whatIsCutToManyMethodsStillReadsWhatWasThereBeforeTheEdge(int width) {
        agree(() -> new SampleCircuits.Many(width), width);
    }

    /** Kinds of resets, by their names in the language. */
    enum Kind {
        SYNCHRONOUS(Reset.synchronous()),
        SYNCHRONOUS_LOW(Reset.synchronous().activeLow()),
        ASYNCHRONOUS(Reset.asynchronous()),
        ASYNCHRONOUS_LOW(Reset.asynchronous().activeLow()),
        INITIAL(Reset.initialValues());

        private final Reset reset;

        Kind(Reset reset) {
            this.reset = reset;
        }

        Kind other() {
            return values()[(2 * ordinal() + 3) % values().length];
        }
    }

    @ParameterizedTest
    @EnumSource
    void clocksRiseTogetherAndAloneUnderEachKindOfReset(Kind kind) {
        agree(() -> new SampleCircuits.Clocks(kind.reset, kind.other().reset), kind.ordinal());
    }

    private static void agree(Supplier<? extends Component> circuit, long seed) {
        BesideInterpreter.agree(circuit, () -> CircuitsInsideTest::row, seed, CYCLES);
    }

    private static Map<String, BigInteger> row(List<VerilogPort> ports, Random random, int cycle) {
        Map<String, BigInteger> row = new TreeMap<>();
        for (VerilogPort port : BesideInterpreter.inputs(ports)) {
            boolean active = cycle == 0 || random.nextInt(20) == 0;
            row.put(port.name(), BesideInterpreter.value(port, active, random));
        }
        return row;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void claimsThatDoNotHoldAreThoseOfTheInterpreter(int way) {
        Design<SampleCircuits.Claims> design = Heddle.elaborate(SampleCircuits.Claims::new);
        CompiledBench compiled = new CompiledBench(design, CompiledBench.WAYS.get(way));
        Interpreter interpreter = new Interpreter(design.circuit());
        Random random = new Random(6);
        Set<String> seen = new TreeSet<>();
        for (int cycle = 0; cycle < 2_000; cycle++) {
            BigInteger wide = new BigInteger(98, random);
            if (random.nextInt(6) == 0) {
                wide = wide.mod(BigInteger.ONE.shiftLeft(60))
                        .add(BigInteger.valueOf(3).shiftLeft(60));
            }
            BigInteger level =
                    BigInteger.valueOf(List.of(77, 201, 201, 199, 13, 130).get(random.nextInt(6)));
            Map<String, BigInteger> row = Map.of(
                    "level", level, "wide", wide, "reset", random.nextInt(9) == 0 ? BigInteger.ONE : BigInteger.ZERO);
            compiled.drive(row);
            row.forEach(interpreter::poke);
            Set<String> broken = compiled.edge(Set.of("clock"));
            seen.addAll(broken);
            String violation = violation(interpreter);
            assertThat(broken.isEmpty()).as("cycle %d: %s", cycle, violation).isEqualTo(violation.isEmpty());
            assertThat(violation.isEmpty() || broken.stream().anyMatch(violation::contains))
                    .as("cycle %d: %s, %s", cycle, violation, broken)
                    .isTrue();
            if (!broken.isEmpty()) {
                row = Map.of("level", BigInteger.ONE, "wide", BigInteger.ONE, "reset", BigInteger.ONE);
                row.forEach(interpreter::poke);
                interpreter.step();
                compiled.drive(row);
                compiled.edge(Set.of("clock"));
            }
        }
        assertThat(seen)
                .containsExactlyInAnyOrder(
                        "level is not 77",
                        "the upper part is not 3",
                        "wide is odd beside a high level",
                        "no high level stays");
    }

    /** A claim in a domain whose reset is of some kind. */
    static final class Claiming extends Component {
        final UInt level = in(uint(8));

        Claiming(Reset reset) {
            defaultDomain(reset);
            UInt kept = reg(uint(8)).init(0);
            kept.set(level);
            out("kept", uint(8)).set(kept);
            assertAlways(level.ne(77), "level is not 77");
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "INITIAL")
    void aClaimWaitsForTheEndOfAResetOfAnyKind(Kind kind) {
        Design<Claiming> design = Heddle.elaborate(() -> new Claiming(kind.reset));
        VerilogPort reset = design.verilog().ports().stream()
                .filter(port -> port.role().isReset())
                .findFirst()
                .orElseThrow();
        for (CompiledBench.Way way : CompiledBench.WAYS) {
            CompiledBench compiled = new CompiledBench(design, way);
            boolean high = reset.role() == Role.RESET;
            compiled.drive(
                    Map.of("level", BigInteger.valueOf(77), reset.name(), high ? BigInteger.ONE : BigInteger.ZERO));
            assertThat(compiled.edge(Set.of("clock"))).as("%s", way).isEmpty();
            compiled.drive(Map.of(reset.name(), high ? BigInteger.ZERO : BigInteger.ONE));
            assertThat(compiled.edge(Set.of("clock"))).as("%s", way).containsExactly("level is not 77");
        }
    }

    private static String violation(Interpreter interpreter) {
        try {
            interpreter.step();
            return "";
        } catch (AssertionViolation violation) {
            return String.valueOf(violation.getMessage());
        }
    }
}
