package org.heddle.cosim.jvm.code;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.hdl.verilog.VerilogPort;
import org.heddle.hdl.verilog.VerilogPort.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Bytecode of circuits beside the interpreter while their inputs stand still for cycles and then change one by one: only what a change does not
 * reach may be skipped. Inputs that all change in each cycle would hide a change that nobody heard of.
 */
class QuietCircuitsTest {
    private static final int CYCLES = 400;

    /** A counter that moves while a port enables its domain. */
    static final class Enabled extends Component {
        final Bool go = in(bool());
        final UInt count = out(uint(8));

        Enabled() {
            ClockDomain enabled = defaultDomain().enabledBy(go);
            UInt counter = reg(enabled, uint(8)).init(0);
            counter.set(counter.addWrap(1));
            count.set(counter);
        }
    }

    @Test
    void anEnableThatComesBackLetsRegistersMove() {
        agree(Enabled::new);
    }

    @ParameterizedTest
    @EnumSource
    void aWordThatAnEdgeWritesIsReadAtTheNext(ReadUnderWrite policy) {
        agree(() -> new SampleCircuits.Words(70, 8, policy));
    }

    /** Two outputs of what one input gives, one of them with another input. */
    static final class Shared extends Component {
        final UInt a = in(uint(8));
        final UInt b = in(uint(8));
        final UInt alone = out(uint(8));
        final UInt both = out(uint(8));

        Shared() {
            UInt product = a.mulWrap(a);
            alone.set(product.not());
            both.set(product.addWrap(b));
        }
    }

    /** An instance of which one part reads what another has computed. */
    static final class Around extends Component {
        final UInt x = in(uint(8));
        final UInt y = in(uint(8));
        final UInt alone = out(uint(8));
        final UInt both = out(uint(8));

        Around() {
            Shared inner = instance("inner", new Shared());
            inner.a.set(x);
            inner.b.set(y);
            alone.set(inner.alone);
            both.set(inner.both);
        }
    }

    @Test
    void aPartOfAnInstanceFollowsWhatAnotherPartHasComputed() {
        agree(Around::new);
    }

    /** A loop of signals that is none of bits, of which a value is read before the wire that gives it. */
    static final class Circle extends Component {
        final UInt x = in(uint(4));
        final UInt low = out(uint(4));
        final UInt all = out(uint(8));

        Circle() {
            SampleCircuits.Crossed crossed = instance("crossed", new SampleCircuits.Crossed(4));
            UInt back = wire(uint(8));
            UInt inverted = back.not();
            crossed.in.set(cat(inverted.bits(7, 4), x));
            back.set(crossed.out);
            low.set(crossed.out.trunc(4));
            all.set(inverted);
        }
    }

    @Test
    void aLoopIsRepeatedForWhatReadsALaterValueOfItsOwn() {
        agree(Circle::new);
    }

    /** A register that nothing but its reset gives a value to. */
    static final class Constant extends Component {
        final UInt value = out(uint(8));

        Constant() {
            UInt register = reg(uint(8)).init(5);
            when(lit(false), () -> register.set(6));
            value.set(register);
        }
    }

    @Test
    void aRegisterThatOnlyItsResetChangesTakesItsValue() {
        agree(Constant::new);
    }

    /** Outputs that are read where they are made. */
    static final class ReadBack extends Component {
        final UInt x = in(uint(8));
        final UInt first = out(uint(8));
        final UInt second = out(uint(8));

        ReadBack() {
            first.set(x.mulWrap(x));
            second.set(first.addWrap(1));
        }
    }

    /** An instance whose outputs are read inside it. */
    static final class AroundReadBack extends Component {
        final UInt x = in(uint(8));
        final UInt first = out(uint(8));
        final UInt second = out(uint(8));

        AroundReadBack() {
            ReadBack inner = instance("inner", new ReadBack());
            inner.x.set(x);
            first.set(inner.first.not());
            second.set(inner.second.not());
        }
    }

    @Test
    void anOutputThatIsReadInsideReachesItsParentToo() {
        agree(AroundReadBack::new);
    }

    /** Registers whose readers are more than a word has bits: that of the last stands in the second word, alone. */
    static final class Squares extends Component {
        private static final int COUNT = 70;

        final List<UInt> x = new ArrayList<>();
        final List<UInt> y = new ArrayList<>();

        Squares() {
            for (int i = 0; i < COUNT; i++) {
                x.add(in("x" + i, uint(8)));
                y.add(out("y" + i, uint(8)));
                UInt kept = past(x.get(i));
                y.get(i).set(kept.mulWrap(kept).addWrap(i));
            }
        }
    }

    /** An instance with as many. */
    static final class AroundSquares extends Component {
        AroundSquares() {
            Squares inner = instance("inner", new Squares());
            for (int i = 0; i < Squares.COUNT; i++) {
                inner.x.get(i).set(in("x" + i, uint(8)));
                out("y" + i, uint(8)).set(inner.y.get(i));
            }
        }
    }

    @Test
    void anInstanceOfMoreBitsThanAWordHasIsVisitedForEachOfThem() {
        agree(AroundSquares::new);
    }

    @Test
    void instancesFollowEachOfTwoClocksWhereOneRises() {
        agree(NothingLeftTest.TwoClocks::new);
    }

    private static void agree(Supplier<? extends Component> circuit) {
        BesideInterpreter.agree(circuit, Quiet::new, 1, CYCLES);
    }

    /** All inputs at the start, with resets active, then one of them in every other cycle, often in one bit alone. */
    private static final class Quiet implements BesideInterpreter.Stimulus {
        private final Map<String, BigInteger> held = new TreeMap<>();

        @Override
        public Map<String, BigInteger> changes(List<VerilogPort> ports, Random random, int cycle) {
            List<VerilogPort> inputs = BesideInterpreter.inputs(ports);
            Map<String, BigInteger> changes = new TreeMap<>();
            if (cycle == 0) {
                inputs.forEach(port -> changes.put(port.name(), BesideInterpreter.value(port, true, random)));
            } else if (cycle == 1) {
                inputs.stream()
                        .filter(port -> port.role().isReset())
                        .forEach(port -> changes.put(port.name(), BesideInterpreter.value(port, false, random)));
            } else if (random.nextBoolean()) {
                VerilogPort port = inputs.get(random.nextInt(inputs.size()));
                boolean oneBit = port.role() == Role.DATA && random.nextBoolean();
                changes.put(
                        port.name(),
                        oneBit
                                ? held.getOrDefault(port.name(), BigInteger.ZERO)
                                        .flipBit(random.nextInt(port.width()))
                                : BesideInterpreter.value(port, random.nextInt(4) == 0, random));
            }
            held.putAll(changes);
            return changes;
        }
    }
}
