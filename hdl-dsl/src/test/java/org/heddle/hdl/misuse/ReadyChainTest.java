package org.heddle.hdl.misuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.lib.stream.SkidBuffer;
import org.junit.jupiter.api.Test;

/** A way of ready through more than two modules is told of, with each module on it, unless it is allowed. */
class ReadyChainTest {
    private static List<String> warnings(Supplier<? extends Component> top) {
        try (Warnings warnings = new Warnings()) {
            Heddle.elaborate(top);
            return warnings.texts();
        }
    }

    /** A stage of logic alone: what comes goes on in the same cycle. */
    static final class Gate extends Component {
        final Stream<UInt> source = in(stream(uint(8)));
        final Stream<UInt> sink = out(stream(uint(8)));

        Gate() {
            Bool odd = source.data().bit(0);
            sink.valid().set(source.valid().and(odd));
            sink.data().set(source.data());
            source.ready().set(sink.ready().or(odd.not()));
        }
    }

    /** Some gates in a row, with a skid buffer behind the one of that number if there is one. */
    static class Row extends Component {
        final Stream<UInt> source = in(stream(uint(8)));
        final Stream<UInt> sink = out(stream(uint(8)));

        Row(int gates, int buffered) {
            parameter("gates", gates);
            parameter("buffered", buffered);
            Stream<UInt> last = source;
            for (int i = 0; i < gates; i++) {
                Gate gate = instance("gate" + i, new Gate());
                connect(gate.source, last);
                last = gate.sink;
                if (i == buffered) {
                    SkidBuffer<UInt> buffer = instance("buffer", new SkidBuffer<>(uint(8)));
                    connect(buffer.source, last);
                    last = buffer.sink;
                }
            }
            connect(sink, last);
        }
    }

    @Test
    void twoModulesAreShortEnough() {
        assertThat(warnings(() -> new Row(2, -1))).isEmpty();
    }

    @Test
    void threeAreToldWithTheirNamesFromTheSinkOn() {
        assertThat(warnings(() -> new Row(3, -1)))
                .singleElement()
                .asString()
                .matches(
                        "HDL049 \\(ReadyChainTest.java:\\d+\\) in Row_3__1, ready passes 3 modules within a cycle, upstream"
                                + " through gate2 \\(ReadyChainTest.java:\\d+\\), gate1 \\(ReadyChainTest.java:\\d+\\), gate0"
                                + " \\(ReadyChainTest.java:\\d+\\): put a SkidBuffer or a Queue between two of them, or say"
                                + " allow\\(Code.READY_CHAIN, why that is short enough\\)");
    }

    @Test
    void aSkidBufferCutsTheWay() {
        assertThat(warnings(() -> new Row(4, 1))).isEmpty();
        assertThat(warnings(() -> new Row(4, 0)))
                .as("three behind it are still too many")
                .singleElement()
                .asString()
                .contains("ready passes 3 modules", "through gate3", "gate1 (")
                .doesNotContain("gate0", "buffer (");
    }

    /** Rows within rows count as the gates in them. */
    static final class Rows extends Component {
        final Stream<UInt> source = in(stream(uint(8)));
        final Stream<UInt> sink = out(stream(uint(8)));

        Rows() {
            Row first = instance(new Row(2, -1));
            Row second = instance(new Row(1, -1));
            connect(first.source, source);
            connect(second.source, first.sink);
            connect(sink, second.sink);
        }
    }

    @Test
    void partsOfPartsAreCounted() {
        assertThat(warnings(Rows::new))
                .singleElement()
                .asString()
                .contains("in Rows, ready passes 3 modules", "through second (", "first (");
    }

    /** One module of three gates inside one of its own: told where the gates are, and not again. */
    static final class Wrapped extends Component {
        final Stream<UInt> source = in(stream(uint(8)));
        final Stream<UInt> sink = out(stream(uint(8)));

        Wrapped() {
            Row row = instance(new Row(3, -1));
            connect(row.source, source);
            connect(sink, row.sink);
        }
    }

    @Test
    void aWayInsideOneInstanceIsToldThereAlone() {
        assertThat(warnings(Wrapped::new)).singleElement().asString().contains("in Row_3__1,");
    }

    /** The same row, meant. */
    static final class Meant extends Row {
        Meant() {
            super(3, -1);
            allow(Code.READY_CHAIN, "three gates take two nanoseconds");
        }
    }

    /** Three gates in a row, of which so many are attached where that is allowed. */
    static final class MeantThere extends Component {
        final Stream<UInt> source = in(stream(uint(8)));
        final Stream<UInt> sink = out(stream(uint(8)));

        MeantThere(int allowed) {
            Gate[] gates = {new Gate(), new Gate(), new Gate()};
            allow(Code.READY_CHAIN, "three gates take two nanoseconds", () -> {
                for (int i = 0; i < allowed; i++) {
                    instance("gate" + i, gates[i]);
                }
            });
            for (int i = allowed; i < gates.length; i++) {
                instance("gate" + i, gates[i]);
            }
            connect(gates[0].source, source);
            connect(gates[1].source, gates[0].sink);
            connect(gates[2].source, gates[1].sink);
            connect(sink, gates[2].sink);
        }
    }

    @Test
    void itIsAllowedWhereAllOfThemAreAttached() {
        assertThat(warnings(() -> new MeantThere(3))).isEmpty();
        assertThat(warnings(() -> new MeantThere(2))).hasSize(1);
        assertThat(warnings(() -> new MeantThere(0))).hasSize(1);
    }

    @Test
    void itIsAllowedByName() {
        assertThat(warnings(Meant::new)).isEmpty();
    }

    /** A sink's ready that each gate hands on from a register: no way at all. */
    static final class Counting extends Component {
        final Stream<UInt> source = in(stream(uint(8)));
        final Stream<UInt> sink = out(stream(uint(8)));

        Counting() {
            Row first = instance(new Row(2, -1));
            Row second = instance(new Row(2, -1));
            Bool open = reg(bool()).init(false);
            open.set(second.source.ready());
            connect(first.source, source);
            second.source.data().set(first.sink.data());
            second.source.valid().set(first.sink.valid().and(open));
            first.sink.ready().set(open);
            connect(sink, second.sink);
        }
    }

    @Test
    void aRegisterInTheParentCutsTheWay() {
        assertThat(warnings(Counting::new)).isEmpty();
    }
}
