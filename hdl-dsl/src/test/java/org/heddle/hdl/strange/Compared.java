package org.heddle.hdl.strange;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Reference;
import org.junit.jupiter.api.DynamicTest;

/** A table of strange programs that are legal, each with a model of one cycle after the other. */
final class Compared {
    private static final int CYCLES = 150;
    private static final long SEED = 14;

    private final List<Row> rows = new ArrayList<>();

    /** The inputs of one cycle. */
    record In(int a, int b, int s, boolean c) {}

    private record Row(
            String name, Function<String, Program> program, Supplier<Function<In, ? extends Number>> model) {}

    /** A program without registers. */
    Compared row(String name, Function<In, ? extends Number> model, Function<String, Program> program) {
        return clocked(name, () -> model, program);
    }

    /** A program with registers: the supplied function is called once for each cycle and keeps what it needs. */
    Compared clocked(String name, Supplier<Function<In, ? extends Number>> model, Function<String, Program> program) {
        rows.add(new Row(name, program, model));
        return this;
    }

    /** One test for each program in the interpreter, and one for all of them together in Icarus. */
    List<DynamicTest> tests() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Row row : rows) {
            tests.add(DynamicTest.dynamicTest(row.name(), () -> check(List.of(row), Reference::run)));
        }
        tests.add(DynamicTest.dynamicTest("all of them in Icarus", () -> check(rows, Icarus::run)));
        return tests;
    }

    private interface Engine {
        List<Map<String, BigInteger>> run(Design<?> design, List<Map<String, BigInteger>> rows);
    }

    /** Programs side by side, with the same inputs. */
    private static final class Together extends Component {
        Together(List<Row> rows) {
            UInt a = in("a", uint(8));
            UInt b = in("b", uint(8));
            SInt s = in("s", sint(8));
            Bool c = in("c", bool());
            for (int i = 0; i < rows.size(); i++) {
                Program program = instance("program_" + i, rows.get(i).program().apply("Program" + i));
                program.a.set(a);
                program.b.set(b);
                program.s.set(s);
                program.c.set(c);
                out("y_" + i, uint(program.shown().width())).set(program.shown());
            }
        }
    }

    private static void check(List<Row> rows, Engine engine) {
        Random random = new Random(SEED);
        List<In> inputs = new ArrayList<>();
        List<Map<String, BigInteger>> stimulus = new ArrayList<>();
        for (int i = 0; i < CYCLES; i++) {
            In in = new In(number(random), number(random), (byte) number(random), random.nextBoolean());
            inputs.add(in);
            Map<String, BigInteger> values = new LinkedHashMap<>();
            values.put("a", BigInteger.valueOf(in.a()));
            values.put("b", BigInteger.valueOf(in.b()));
            values.put("s", BigInteger.valueOf(in.s() & 0xFF));
            values.put("c", in.c() ? BigInteger.ONE : BigInteger.ZERO);
            stimulus.add(values);
        }
        List<Map<String, BigInteger>> seen = engine.run(Heddle.elaborate(() -> new Together(rows)), stimulus);
        for (int i = 0; i < rows.size(); i++) {
            Function<In, ? extends Number> model = rows.get(i).model().get();
            for (int cycle = 0; cycle < CYCLES; cycle++) {
                assertThat(seen.get(cycle).get("y_" + i))
                        .as("%s, cycle %d, %s, seed %d", rows.get(i).name(), cycle, inputs.get(cycle), SEED)
                        .isEqualTo(new BigInteger(model.apply(inputs.get(cycle)).toString()));
            }
        }
    }

    /** Returns a number of 8 bits, the ends more often than the rest. */
    private static int number(Random random) {
        int[] ends = {0, 1, 127, 128, 255};
        return random.nextInt(3) == 0 ? ends[random.nextInt(ends.length)] : random.nextInt(256);
    }
}
