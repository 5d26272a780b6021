package org.heddle.hdl.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.InstanceDefinition;
import org.heddle.hdl.ir.MemoryDefinition;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.hdl.ir.Signal;
import org.junit.jupiter.api.Test;

class NamesTest {
    private static ModuleDefinition module(Supplier<? extends Component> constructor) {
        var circuit = Heddle.elaborate(constructor).circuit();
        return circuit.module(circuit.top());
    }

    private static List<String> signals(Supplier<? extends Component> constructor, Signal.Kind... kinds) {
        return module(constructor).signals().stream()
                .filter(signal -> Arrays.asList(kinds).contains(signal.kind()))
                .map(Signal::name)
                .toList();
    }

    static final class Fields extends Component {
        final Bool enable = in(bool());
        final UInt total = out(uint(8));
        private final UInt kept = reg(uint(8)).init(1);

        Fields() {
            when(enable, () -> kept.set(kept.addWrap(1)));
            total.set(kept);
        }
    }

    @Test
    void fieldsNamePortsAndRegisters() {
        assertThat(signals(Fields::new, Signal.Kind.INPUT, Signal.Kind.OUTPUT, Signal.Kind.REGISTER))
                .containsExactly("enable", "total", "kept");
    }

    static final class Locals extends Component {
        Locals() {
            UInt given = in(uint(8));
            UInt next = given.addWrap(1).xor(3);
            UInt last = reg(uint(8)).init(7);
            Memory<UInt> words = memory(uint(8), 4).init(1, 2, 3, 4);
            last.set(next);
            UInt answer = out(uint(8));
            UInt word = words.read(last.trunc(2));
            answer.set(word);
        }
    }

    @Test
    void localsNamePortsNodesRegistersAndMemories() {
        ModuleDefinition module = module(Locals::new);
        assertThat(module.signals().stream().map(Signal::name))
                .containsExactly("given", "next", "last", "answer", "word", "clock", "reset");
        assertThat(module.memories().stream().map(MemoryDefinition::name)).containsExactly("words");
    }

    static final class Loops extends Component {
        Loops() {
            UInt given = in(uint(8));
            UInt answer = out(uint(8));
            UInt sum = given;
            for (int i = 0; i < 3; i++) {
                UInt stage = reg(uint(8));
                stage.set(sum);
                sum = stage.addWrap(1);
            }
            answer.set(sum);
        }
    }

    @Test
    void theSameVariableInSeveralRoundsGetsItsIndex() {
        assertThat(signals(Loops::new, Signal.Kind.REGISTER)).containsExactly("stage_0", "stage_1", "stage_2");
        assertThat(signals(Loops::new, Signal.Kind.NODE)).containsExactly("sum_0", "sum_1", "sum_2");
    }

    static final class Lambdas extends Component {
        Lambdas() {
            Bool go = in(bool());
            UInt answer = out(uint(8));
            answer.set(0);
            when(go, () -> {
                UInt inner = reg(uint(8)).init(0);
                UInt next = inner.addWrap(1);
                inner.set(next);
                answer.set(next);
            });
            List<UInt> lanes =
                    IntStream.range(0, 2).mapToObj(i -> unused(reg(uint(4)))).toList();
            lanes.forEach(lane -> lane.set(3));
            List<UInt> listed = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                listed.add(unused(reg(uint(4))));
                listed.get(i).set(i);
            }
        }
    }

    @Test
    void lambdasAreNamedByTheirVariablesAndStreamsByTheirResult() {
        assertThat(signals(Lambdas::new, Signal.Kind.REGISTER))
                .containsExactly("inner", "lanes_0", "lanes_1", "register_0", "register_1");
        assertThat(signals(Lambdas::new, Signal.Kind.NODE)).containsExactly("next");
    }

    static final class Helpers extends Component {
        Helpers() {
            UInt given = in(uint(8));
            UInt answer = out(uint(8));
            UInt first = delayed(given);
            UInt second = delayed(first);
            UInt larger = larger(first, second);
            answer.set(larger);
        }

        private UInt delayed(UInt value) {
            UInt kept = reg(uint(8));
            kept.set(value);
            return kept;
        }

        private static UInt larger(UInt left, UInt right) {
            return mux(left.gt(right), left, right);
        }
    }

    @Test
    void whatAHelperReturnsAtOnceIsNamedByItsCaller() {
        assertThat(signals(Helpers::new, Signal.Kind.REGISTER)).containsExactly("kept_0", "kept_1");
        assertThat(signals(Helpers::new, Signal.Kind.NODE)).containsExactly("larger");
    }

    record Point(UInt x, UInt y) implements Bundle {}

    static final class Records extends Component {
        final Stream<Point> from = in(stream(Types.bundle(Point.class, uint(4), uint(5))));

        Records() {
            Point kept = reg(Types.bundle(Point.class, uint(4), uint(5)));
            when(from.fires(), () -> kept.set(from.data()));
            from.ready().set(kept.x().eq(0));
            Memory<Point> points = memory(Types.bundle(Point.class, uint(4), uint(5)), 2);
            when(from.fires(), () -> points.write(kept.x().trunc(1), kept));
            Point point = points.read(kept.y().trunc(1));
            UInt sum = out(uint(5));
            sum.set(point.x().addGrow(point.y().trunc(4)));
        }
    }

    @Test
    void recordComponentsStandBehindTheNameOfTheWhole() {
        assertThat(signals(Records::new, Signal.Kind.INPUT, Signal.Kind.OUTPUT, Signal.Kind.REGISTER))
                .containsExactly("from_data_x", "from_data_y", "from_valid", "from_ready", "kept_x", "kept_y", "sum");
        assertThat(signals(Records::new, Signal.Kind.NODE)).contains("point_word");
    }

    static final class Clashes extends Component {
        enum State {
            IDLE
        }

        Clashes() {
            UInt count = in(uint(4));
            UInt answer = out(uint(4));
            UInt Count = count.addWrap(1);
            UInt table = Count.addWrap(2);
            UInt unused_ok = reg(uint(4)).init(0);
            unused_ok.set(table);
            UInt reset = wire(uint(4));
            reset.set(unused_ok);
            var state = unused(reg(enumOf(State.class)).init(State.IDLE));
            state.set(State.IDLE);
            UInt State_IDLE = wire(uint(4));
            State_IDLE.set(reset);
            answer.set(State_IDLE);
        }
    }

    @Test
    void localsGiveWayToPortsKeywordsAndTheEmittersOwnNames() {
        ModuleDefinition module = module(Clashes::new);
        assertThat(module.signals().stream().map(Signal::name))
                .containsExactly(
                        "count",
                        "answer",
                        "Count_1",
                        "table_",
                        "unused_ok_1",
                        "reset_1",
                        "state",
                        "State_IDLE",
                        "clock",
                        "reset");
        assertThat(Heddle.elaborate(Clashes::new).verilog().files().get(0).text())
                .contains("localparam Clashes_State_IDLE = 1'b0;");
    }

    static final class Twins extends Component {
        enum State {
            OFF,
            ON
        }

        Twins() {
            Bool busy = out(bool());
            var mine = reg(enumOf(State.class)).init(State.ON);
            var other = reg(enumOf(Others.State.class)).init(Others.State.ON);
            mine.set(State.ON);
            other.set(Others.State.ON);
            busy.set(mine.is(State.ON).and(other.is(Others.State.ON)));
        }
    }

    interface Others {
        enum State {
            ON,
            HALF,
            OFF
        }
    }

    @Test
    void enumsOfOneNameKeepTheirOwnCodes() {
        assertThat(Heddle.elaborate(Twins::new).verilog().files().get(0).text())
                .contains("localparam Twins_State_ON = 1'b1;", "localparam [1:0] Others_State_ON = 2'd0;");
    }

    static final class Parent extends Component {
        Parent() {
            Fields left = instance(new Fields());
            Fields[] others = {instance("first", new Fields()), instance(new Fields())};
            left.enable.set(true);
            others[0].enable.set(true);
            others[1].enable.set(false);
            UInt total = out(uint(8));
            total.set(left.total.xor(others[0].total).xor(others[1].total));
        }
    }

    @Test
    void instancesAreNamedAfterTheirVariablesAndTheirPortsAfterThem() {
        ModuleDefinition module = module(Parent::new);
        assertThat(module.instances().stream().map(InstanceDefinition::name))
                .containsExactly("left", "first", "instance_");
        assertThat(module.signals().stream().map(Signal::name))
                .contains("left_enable", "first_total", "instance_total");
    }

    static final class MethodReferences extends Component {
        MethodReferences() {
            UInt given = in(uint(4));
            UInt answer = out(uint(4));
            UInt last = java.util.stream.Stream.of(given, given.not()).reduce(given, UInt::addWrap);
            List<UInt> inverted = List.of(given, last).stream().map(UInt::not).toList();
            answer.set(inverted.get(0).xor(inverted.get(1)));
        }
    }

    @Test
    void methodReferencesAreReadThroughTheCodeThatCallsThem() {
        assertThat(signals(MethodReferences::new, Signal.Kind.NODE))
                .containsExactly("last_0", "last_1", "inverted_0", "inverted_1");
    }

    static final class ArrayElements extends Component {
        private final UInt[] stages = new UInt[2];

        ArrayElements() {
            UInt given = in(uint(4));
            UInt[] lanes = new UInt[3];
            Fields[] parts = new Fields[2];
            for (int i = 0; i < lanes.length; i++) {
                lanes[i] = reg(uint(4)).init(i);
                lanes[i].set(given);
            }
            stages[0] = wire(uint(4));
            stages[0 + 1] = lanes[0].xor(lanes[1].and(lanes[2]));
            stages[0].set(stages[1]);
            for (int i = 0; i < parts.length; i++) {
                parts[i] = instance(new Fields());
                parts[i].enable.set(stages[0].bit(i));
            }
            UInt total = out(uint(8));
            total.set(parts[0].total.xor(parts[1].total));
        }
    }

    @Test
    void elementsOfAnArrayAreNamedAfterTheArray() {
        ModuleDefinition module = module(ArrayElements::new);
        assertThat(signals(ArrayElements::new, Signal.Kind.REGISTER)).containsExactly("lanes_0", "lanes_1", "lanes_2");
        assertThat(signals(ArrayElements::new, Signal.Kind.WIRE, Signal.Kind.NODE))
                .contains("stages_0", "stages_1");
        assertThat(module.instances()).extracting(InstanceDefinition::name).containsExactly("parts_0", "parts_1");
        assertThat(module.instances()).extracting(InstanceDefinition::module).containsOnly("Fields");
    }

    record Depth(int words, boolean registered) {}

    record Size(int width, Depth depth) {}

    static final class Sized extends Component {
        Sized(String kind, Size size) {
            parameter("kind", kind);
            parameter("size", size);
            UInt value = in(uint(size.width()));
            out("same", uint(size.width())).set(value);
        }
    }

    @Test
    void aRecordNamesAModuleByItsComponents() {
        ModuleDefinition sized = module(() -> new Sized("wide", new Size(8, new Depth(4, true))));
        assertThat(sized.name()).isEqualTo("Sized_kind_wide_width8_words4_registered");
        assertThat(sized.parameters())
                .containsExactly("kind=wide", "size.width=8", "size.depth.words=4", "size.depth.registered=true");
    }

    static final class Scaled extends Component {
        Scaled(Object... values) {
            for (int i = 0; i < values.length; i++) {
                parameter("value" + (char) ('A' + i), values[i]);
            }
            out("same", uint(1)).set(in("value", uint(1)));
        }
    }

    @Test
    void moreThanThreeValuesStandBehindTheirNames() {
        assertThat(module(() -> new Scaled(1, true, "x")).name()).isEqualTo("Scaled_1_true_x");
        assertThat(module(() -> new Scaled(1, true, "x", false)).name()).isEqualTo("Scaled_valueA1_valueB_valueC_x");
        assertThat(module(() -> new Scaled(1, false, "x", true)).name()).isEqualTo("Scaled_valueA1_valueC_x_valueD");
    }
}
