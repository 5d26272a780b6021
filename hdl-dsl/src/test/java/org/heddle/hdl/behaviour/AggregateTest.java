package org.heddle.hdl.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Component;
import org.heddle.hdl.Data;
import org.heddle.hdl.Design;
import org.heddle.hdl.Hardware;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.SInt;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.area.Area;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.engine.Icarus;
import org.heddle.hdl.engine.Lint;
import org.heddle.hdl.engine.Reference;
import org.heddle.hdl.interpreter.Interpreter;
import org.heddle.hdl.option.Flip;
import org.heddle.hdl.verilog.VerilogPort;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Vectors of bundles, read and written at an index that only the hardware knows. */
class AggregateTest {
    record Sample(UInt tag, SInt level) implements Bundle {
        static Type<Sample> type() {
            return Types.bundle(Sample.class, Types.uint(7), Types.sint(5));
        }
    }

    static final class RegisterFile extends Component {
        RegisterFile(int size) {
            parameter("size", size);
            allow(Code.INDEX_RANGE, "the test sets indices beyond the size too");
            UInt index = in(uint(Types.bitsToNumber(size)));
            Bool write = in(bool());
            Bool bypass = in(bool());
            Sample sample = in(Sample.type());
            Sample found = out(Sample.type());
            Vec<Sample> kept = regZero(vec(size, Sample.type()));
            when(write, () -> kept.set(index, sample));
            Sample chosen = mux(bypass, sample, kept.get(index));
            found.set(chosen);
        }
    }

    /** Its bundles have their types where they are declared, in the component and in an area of it. */
    static final class Halves extends Component {
        final Sample given = in(bundle(Sample.class, uint(7), sint(5)));
        final Sample kept = out(bundle(Sample.class, uint(7), sint(5)));

        /** Keeps one cycle. */
        static final class Keeping extends Area {
            final Sample before = reg(bundle(Sample.class, uint(7), sint(5)));

            Keeping(Hardware host, Sample sample) {
                super(host);
                before.set(sample);
            }
        }

        Halves() {
            kept.set(new Keeping(this, given).before);
        }
    }

    @Test
    void aComponentAndAnAreaMakeTypesOfBundlesThemselves() {
        Interpreter run = new Interpreter(Heddle.elaborate(Halves::new).circuit());
        run.poke("given_tag", 77);
        run.poke("given_level", 9);
        run.step();
        assertThat(run.peek("kept_tag")).isEqualTo(BigInteger.valueOf(77));
        assertThat(run.peek("kept_level")).isEqualTo(BigInteger.valueOf(9));
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(ints = {1, 2, 3, 8, 13})
    void aVectorOfBundlesFollowsAJavaArray(int size) {
        Design<RegisterFile> design = Heddle.elaborate(() -> new RegisterFile(size));
        Lint.requireClean(design);
        Random random = new Random(size);
        int[][] model = new int[size][2];
        List<Map<String, BigInteger>> rows = new ArrayList<>();
        List<Map<String, BigInteger>> expected = new ArrayList<>();
        for (int cycle = 0; cycle < 150; cycle++) {
            int index = random.nextInt(size);
            int tag = random.nextInt(128);
            int level = random.nextInt(32);
            boolean write = random.nextBoolean();
            boolean bypass = random.nextInt(4) == 0;
            Map<String, BigInteger> row = new HashMap<>();
            row.put("index", BigInteger.valueOf(index));
            row.put("write", BigInteger.valueOf(write ? 1 : 0));
            row.put("bypass", BigInteger.valueOf(bypass ? 1 : 0));
            row.put("sample_tag", BigInteger.valueOf(tag));
            row.put("sample_level", BigInteger.valueOf(level));
            rows.add(row);
            expected.add(Map.of(
                    "found_tag", BigInteger.valueOf(bypass ? tag : model[index][0]),
                    "found_level", BigInteger.valueOf(bypass ? level : model[index][1])));
            if (write) {
                model[index] = new int[] {tag, level};
            }
        }
        assertThat(Icarus.run(design, rows)).isEqualTo(expected);
        assertThat(Reference.run(design, rows)).isEqualTo(expected);
    }

    /** A payload of any type with its answer the other way. */
    record Request<T extends Data>(
            T payload, Bool last, @Flip UInt answer) implements Bundle {
        static <T extends Data> Type<Request<T>> type(Type<T> payload) {
            @SuppressWarnings("unchecked") // the record's class has no type arguments
            Class<Request<T>> record = (Class<Request<T>>) (Class<?>) Request.class;
            return Types.bundle(record, payload, Types.bool(), Types.uint(4));
        }
    }

    /** Two requests of pairs of samples, nested in a vector in a bundle. */
    record Link(Vec<Request<Vec<Sample>>> lanes, @Flip Request<Bool> back) implements Bundle {
        static Type<Link> type() {
            return Types.bundle(
                    Link.class, Types.vec(2, Request.type(Types.vec(2, Sample.type()))), Request.type(Types.bool()));
        }
    }

    static final class Crossed extends Component {
        final Link from = in(Link.type());
        final Link to = out(Link.type());

        Crossed() {
            connect(to.lanes().get(0), from.lanes().get(1));
            connect(to.lanes().get(1), from.lanes().get(0));
            connect(from.back(), to.back());
        }
    }

    @Test
    void nestedGenericBundlesConnectWithTheirFlippedPartsTheOtherWay() {
        Design<Crossed> design = Heddle.elaborate(Crossed::new);
        Lint.requireClean(design);
        assertThat(design.verilog().ports())
                .filteredOn(port -> port.direction() == VerilogPort.Direction.OUTPUT)
                .extracting(VerilogPort::name)
                .contains(
                        "from_lanes_0_answer",
                        "to_lanes_1_payload_1_level",
                        "to_lanes_0_last",
                        "from_back_payload",
                        "to_back_answer")
                .doesNotContain("to_lanes_0_answer", "to_back_payload", "from_back_answer");
        Map<String, BigInteger> row = new HashMap<>();
        Random random = new Random(3);
        design.verilog().ports().stream()
                .filter(port -> port.direction() == VerilogPort.Direction.INPUT)
                .forEach(port -> row.put(port.name(), new BigInteger(port.width(), random)));
        Map<String, BigInteger> expected = new HashMap<>();
        row.forEach((name, value) -> {
            String other = name.startsWith("from") ? name.replaceFirst("from", "to") : name.replaceFirst("to", "from");
            String crossed = other.contains("lanes_0")
                    ? other.replace("lanes_0", "lanes_1")
                    : other.replace("lanes_1", "lanes_0");
            expected.put(crossed, value);
        });
        assertThat(Reference.run(design, List.of(row))).containsExactly(expected);
        assertThat(Icarus.run(design, List.of(row))).containsExactly(expected);
    }
}
