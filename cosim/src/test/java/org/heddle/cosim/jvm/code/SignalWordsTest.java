package org.heddle.cosim.jvm.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.jvm.model.CompiledModule;
import org.heddle.cosim.jvm.model.StartRule;
import org.heddle.cosim.jvm.plan.PlanOptions;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.ir.Signal;
import org.junit.jupiter.api.Test;

/** Tests of a design's signals in one array: each word is at its place, in modules of any size. */
class SignalWordsTest {
    private static final List<Integer> WIDTHS = List.of(1, 64, 65, 130);

    /** Registers of different widths, each of which takes a number of its own at the first edge. */
    private static final class Registers extends Component {
        final UInt sum = out(uint(130));

        Registers(int count, int seed) {
            parameter("count", count);
            List<UInt> registers = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                int width = WIDTHS.get(i % WIDTHS.size());
                UInt register = reg("r" + i, uint(width));
                register.set(lit(value(seed + i, width), width));
                registers.add(register);
            }
            sum.set(registers.stream()
                    .map(each -> each.zext(130))
                    .reduce(UInt::xor)
                    .orElseThrow());
        }
    }

    private static final class Both extends Component {
        final UInt sum = out(uint(130));

        Both() {
            Registers few = instance("few", new Registers(3, 5));
            Registers many = instance("many", new Registers(900, 10));
            sum.set(few.sum.xor(many.sum));
        }
    }

    private static BigInteger value(int number, int width) {
        return BigInteger.valueOf(number)
                .multiply(new BigInteger("9e3779b97f4a7c15f39cc0605cedc834", 16))
                .shiftRight(number % 7)
                .mod(BigInteger.ONE.shiftLeft(width));
    }

    private static CompiledModule started(CompiledDesign design) {
        CompiledModule top = design.make();
        top.start(new StartRule(StartRule.AS_INTERPRETED, 1), "TOP");
        top.drive(LongBuffer.allocate(64));
        top.settle();
        return top;
    }

    @Test
    void eachWordOfEachInstanceIsAtItsPlaceAndAsItWasReadLast() {
        Circuit circuit = Heddle.elaborate(Both::new).circuit();
        CompiledDesign design = CompiledDesign.of(circuit, PlanOptions.FAST.opened());
        CompiledModule top = started(design);
        SignalWords words = new SignalWords(top, design.plan());
        long[] before = words.words().clone();
        assertThat(words.words()[words.one()]).isEqualTo(1);

        top.edge(1, claim -> {});
        top.settle();
        assertThat(words.words()).containsExactly(before);
        words.read();
        assertThat(words.words()[words.one()]).isEqualTo(1);
        BigInteger sum = assertRegisters(words, words.top().inner().get(0), 3, 5)
                .xor(assertRegisters(words, words.top().inner().get(1), 900, 10));
        assertThat(valueOf(words, words.top(), "sum")).isEqualTo(sum);
    }

    private static BigInteger assertRegisters(SignalWords words, SignalWords.Instance instance, int count, int seed) {
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < count; i++) {
            BigInteger expected = value(seed + i, WIDTHS.get(i % WIDTHS.size()));
            assertThat(valueOf(words, instance, "r" + i)).as("r" + i).isEqualTo(expected);
            sum = sum.xor(expected);
        }
        assertThat(valueOf(words, instance, "sum")).isEqualTo(sum);
        return sum;
    }

    private static BigInteger valueOf(SignalWords words, SignalWords.Instance instance, String name) {
        Signal signal = instance.plan().definition().signals().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        BigInteger value = BigInteger.ZERO;
        for (int word = (signal.width() - 1) / Long.SIZE; word >= 0; word--) {
            long now = words.words()[instance.place(signal.id()) + word];
            value = value.shiftLeft(Long.SIZE).or(new BigInteger(Long.toUnsignedString(now)));
        }
        return value;
    }

    @Test
    void aDesignThatWasCompiledToBeFastIsNotRead() {
        CompiledDesign design = CompiledDesign.of(Heddle.elaborate(Both::new).circuit(), PlanOptions.FAST);
        CompiledModule top = started(design);
        assertThatThrownBy(() -> new SignalWords(top, design.plan()))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("compiled to be fast, not to be looked at");
    }
}
