package org.heddle.cosim.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.heddle.hdl.BlackBox;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Behaviour;
import org.heddle.hdl.ir.ModuleDefinition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions to a behaviour, how often they are put, and the words that its values become. */
class BoxModelTest {
    @TempDir
    static Path folder;

    /** Notes what it is asked, and shows its input. */
    private static final class Showing implements Behaviour {
        final List<Map<String, BigInteger>> asked = new ArrayList<>();
        final List<Map<String, BigInteger>> edges = new ArrayList<>();

        @Override
        public Map<String, BigInteger> outputs(Map<String, BigInteger> inputs) {
            asked.add(inputs);
            return Map.of("shown", inputs.get("word"), "few", inputs.get("other"));
        }

        @Override
        public void edge(Map<String, BigInteger> inputs) {
            edges.add(inputs);
        }
    }

    private static final class Box extends BlackBox {
        private final Behaviour behaviour;
        final UInt word;
        final UInt other = in(uint(3));
        final UInt shown;
        final UInt few = out(uint(3));

        Box(int width, Behaviour behaviour, Path file) {
            super("shown_box", file);
            this.behaviour = behaviour;
            verilogParameter("WIDTH", width);
            clockPort("clk");
            word = in(uint(width));
            shown = out(uint(width));
        }

        @Override
        protected Optional<Behaviour> behaviour() {
            return Optional.of(behaviour);
        }
    }

    private static final class Around extends Component {
        Around(int width, Behaviour behaviour, Path file) {
            UInt shown = out("shown", uint(width));
            Box box = instance("box", new Box(width, behaviour, file));
            box.word.set(in("word", uint(width)));
            box.other.set(in("other", uint(3)));
            shown.set(box.shown);
        }
    }

    private static ModuleDefinition module(int width, Behaviour behaviour) {
        Path file = folder.resolve("shown_box.v");
        try {
            Files.writeString(file, """
                    module shown_box #(parameter WIDTH = 8) (input wire clk, input wire [2:0] other, output wire [2:0] few,
                            input wire [WIDTH-1:0] word, output wire [WIDTH-1:0] shown);
                        assign shown = word;
                        assign few = other;
                    endmodule
                    """);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return Heddle.elaborate(() -> new Around(width, behaviour, file)).circuit().modules().stream()
                .filter(module -> module.external().isPresent())
                .findFirst()
                .orElseThrow();
    }

    private static int first(ModuleDefinition module, String port) {
        return BoxModel.first(
                module,
                module.ports().stream()
                        .filter(each -> each.name().equals(port))
                        .findFirst()
                        .orElseThrow()
                        .id());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 31, 63, 64, 65, 127, 128, 129, 200})
    void everyValueOfAnyWidthComesInAndOut(int width) {
        Showing behaviour = new Showing();
        ModuleDefinition module = module(width, behaviour);
        BoxModel box = new BoxModel(module, new AskedBox());
        List<BigInteger> values = new ArrayList<>(List.of(
                BigInteger.ZERO,
                BigInteger.ONE,
                BigInteger.TWO.pow(width).subtract(BigInteger.ONE),
                BigInteger.TWO.pow(width - 1),
                BigInteger.ZERO));
        Random random = new Random(width);
        for (int i = 0; i < 40; i++) {
            values.add(new BigInteger(1 + random.nextInt(width), random));
        }
        for (BigInteger value : values) {
            for (int i = 0; 64 * i < width; i++) {
                box.put(first(module, "word") + i, value.shiftRight(64 * i).longValue());
            }
            box.settle();
            assertThat(behaviour.asked.get(behaviour.asked.size() - 1)).containsEntry("word", value);
            BigInteger shown = BigInteger.ZERO;
            for (int i = 0; 64 * i < width; i++) {
                shown = shown.or(
                        new BigInteger(Long.toUnsignedString(box.get(first(module, "shown") + i))).shiftLeft(64 * i));
            }
            assertThat(shown).isEqualTo(value);
        }
    }

    @Test
    void itIsAskedWhereAnInputChangedOrAnEdgeCame() {
        Showing behaviour = new Showing();
        ModuleDefinition module = module(8, behaviour);
        BoxModel box = new BoxModel(module, new AskedBox());
        box.settle();
        box.settle();
        assertThat(behaviour.asked).hasSize(1);
        box.put(first(module, "word"), 5);
        box.settle();
        box.put(first(module, "word"), 5);
        box.settle();
        assertThat(behaviour.asked).hasSize(2);
        box.edge();
        box.settle();
        box.settle();
        assertThat(behaviour.asked).hasSize(3);
        assertThat(behaviour.edges).hasSize(1);
        assertThat(behaviour.edges.get(0)).containsEntry("word", BigInteger.valueOf(5));
    }

    @Test
    void whatItKeepsOfItsInputsStays() {
        Showing behaviour = new Showing();
        ModuleDefinition module = module(70, behaviour);
        BoxModel box = new BoxModel(module, new AskedBox());
        for (int i = 0; i < 3; i++) {
            box.put(first(module, "word"), i);
            box.put(first(module, "word") + 1, 1);
            box.settle();
            box.edge();
        }
        for (int i = 0; i < 3; i++) {
            BigInteger word = BigInteger.ONE.shiftLeft(64).add(BigInteger.valueOf(i));
            assertThat(behaviour.asked.get(i)).containsEntry("word", word);
            assertThat(behaviour.edges.get(i)).containsEntry("word", word);
        }
    }

    @Test
    void itsInputsAreAMapOfPortsThatNobodyWrites() {
        Showing behaviour = new Showing();
        ModuleDefinition module = module(8, behaviour);
        BoxModel box = new BoxModel(module, new AskedBox());
        box.put(first(module, "word"), 200);
        box.put(first(module, "other"), 6);
        box.settle();
        Map<String, BigInteger> inputs = behaviour.asked.get(0);
        Map<String, BigInteger> expected = new HashMap<>(
                Map.of("clock", BigInteger.ZERO, "word", BigInteger.valueOf(200), "other", BigInteger.valueOf(6)));
        assertThat(inputs).isEqualTo(expected).hasSameHashCodeAs(expected).hasSize(3);
        assertThat(expected).isEqualTo(inputs);
        assertThat(inputs.containsKey("word")).isTrue();
        assertThat(inputs.containsKey("shown")).isFalse();
        assertThat(inputs.get("shown")).isNull();
        assertThatThrownBy(() -> inputs.put("word", BigInteger.ONE)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void whatStaysTheSameAllocatesNothing() {
        Map<String, BigInteger> same = Map.of("shown", BigInteger.TWO.pow(100), "few", BigInteger.ONE);
        ModuleDefinition module = module(128, inputs -> same);
        BoxModel box = new BoxModel(module, new AskedBox());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        cycles(box, first(module, "word"));
        long before = threads.getCurrentThreadAllocatedBytes();
        cycles(box, first(module, "word"));
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000);
    }

    private static void cycles(BoxModel box, int word) {
        for (int cycle = 0; cycle < 20_000; cycle++) {
            box.put(word, 7);
            box.settle();
            box.edge();
            box.settle();
        }
    }
}
