package org.heddle.cosim.jvm.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.ir.Circuit;
import org.heddle.hdl.option.Reset;

/** Circuits small enough that their plan can be told by reading them. */
final class PlannedCircuits {
    private PlannedCircuits() {}

    /** Returns the plan of a component. */
    static ModuleSchedule plan(Supplier<? extends Component> component, PlanOptions options) {
        Circuit circuit = Heddle.elaborate(component::get).circuit();
        return Objects.requireNonNull(ModulePlanner.of(circuit, options).get(circuit.top()));
    }

    /** Returns the plan of a component, for the fastest way. */
    static ModuleSchedule plan(Supplier<? extends Component> component) {
        return plan(component, PlanOptions.FAST);
    }

    /** Three outputs that depend on different inputs, and one that depends on two. */
    static final class Cones extends Component {
        final UInt a = in(uint(8));
        final UInt b = in(uint(8));
        final UInt notA = out(uint(8));
        final UInt twiceB = out(uint(8));
        final UInt both = out(uint(8));

        Cones() {
            notA.set(a.not());
            twiceB.set(b.shlWrap(1));
            both.set(a.and(b));
        }
    }

    /** A value that two outputs read, and a chain of values that each one reads. */
    static final class Shared extends Component {
        final UInt a = in(uint(8));
        final UInt up = out(uint(8));
        final UInt down = out(uint(8));

        Shared() {
            UInt once = a.xor(lit(0x55, 8));
            UInt twice = once.or(lit(3, 8));
            up.set(twice.xor(lit(1, 8)));
            down.set(twice.and(lit(7, 8)));
        }
    }

    /** A register whose next value nothing but the edge reads, beside an output that is settled. */
    static final class NextValue extends Component {
        final UInt a = in(uint(8));
        final Bool go = in(bool());
        final UInt held = out(uint(8));

        NextValue() {
            UInt sum = a.xor(lit(3, 8));
            UInt state = reg(uint(8)).init(0);
            UInt other = reg(uint(8));
            when(go, () -> {
                state.set(sum);
                other.set(sum.subWrap(state));
            });
            held.set(state.xor(other));
        }
    }

    /** A memory that is written at edges and read in a settle. */
    static final class Store extends Component {
        final UInt place = in(uint(3));
        final UInt word = in(uint(8));
        final Bool write = in(bool());
        final UInt read = out(uint(8));
        final UInt plain = out(uint(8));

        Store() {
            Memory<UInt> words = memory(uint(8), 8);
            when(write, () -> words.write(place, word));
            read.set(words.read(place));
            plain.set(word);
        }
    }

    /** A sum that depends on one input and a state, and a complement of another input. */
    static final class Leaf extends Component {
        final UInt a = in(uint(8));
        final UInt b = in(uint(8));
        final UInt sum = out(uint(8));
        final UInt mirror = out(uint(8));

        Leaf() {
            UInt state = reg(uint(8)).init(1);
            state.set(a);
            sum.set(a.addWrap(state));
            mirror.set(b.not());
        }
    }

    /** An instance between two expressions, and one whose input is an input of the whole. */
    static final class Between extends Component {
        final UInt x = in(uint(8));
        final UInt y = in(uint(8));
        final UInt result = out(uint(8));

        Between() {
            Leaf first = instance("first", new Leaf());
            Leaf second = instance("second", new Leaf());
            first.a.set(x.addWrap(1));
            first.b.set(y);
            second.a.set(first.sum.xor(y));
            second.b.set(first.mirror);
            result.set(second.sum.or(second.mirror));
        }
    }

    /** An instance one of whose outputs reaches another of its inputs. */
    static final class Around extends Component {
        final UInt x = in(uint(8));
        final UInt result = out(uint(8));

        Around() {
            Leaf leaf = instance("leaf", new Leaf());
            leaf.b.set(x);
            leaf.a.set(leaf.mirror.addWrap(2));
            result.set(leaf.sum);
        }
    }

    /** One output whose upper half follows the lower half of the input, and whose lower half the upper. */
    static final class Crossed extends Component {
        final UInt in = in(uint(8));
        final UInt out = out(uint(8));

        Crossed() {
            out.set(cat(in.bits(3, 0).not(), in.bits(7, 4)));
        }
    }

    /** An instance that gives one half of its input the other half of its output: a loop of signals, but none of bits. */
    static final class Loop extends Component {
        final UInt x = in(uint(4));
        final UInt early = out(uint(4));
        final UInt result = out(uint(4));

        Loop() {
            Crossed crossed = instance("crossed", new Crossed());
            UInt mixed = x.xor(lit(5, 4));
            early.set(mixed.addWrap(x));
            crossed.in.set(cat(crossed.out.bits(7, 4), mixed));
            result.set(crossed.out.bits(3, 0));
        }
    }

    /** Two clocks: one reaches both instances, the other one of them. */
    static final class TwoClocks extends Component {
        final UInt x = in(uint(8));
        final UInt core;
        final UInt side;

        TwoClocks() {
            defaultDomain(Reset.synchronous());
            ClockDomain link = clockDomain("link", Reset.synchronous());
            core = out(uint(8));
            side = out(link, uint(8));
            UInt counter = reg(uint(8)).init(0);
            counter.set(counter.addWrap(x));
            core.set(counter);
            Leaf own = instance("own", new Leaf());
            own.a.set(counter);
            own.b.set(x);
            UInt other = reg(link, uint(8)).init(5);
            other.set(other.addWrap(1));
            side.set(other);
        }
    }

    /** A register that moves where a computed enable lets it, and one that a computed reset clears at once. */
    static final class Controlled extends Component {
        final UInt x = in(uint(8));
        final UInt slow = out(uint(8));
        final UInt cleared;

        Controlled() {
            defaultDomain(Reset.synchronous());
            ClockDomain enabled = defaultDomain().enabledBy(x.bit(0).and(x.bit(1)));
            UInt moved = reg(enabled, uint(8)).init(0);
            moved.set(moved.addWrap(1));
            slow.set(moved);
            ClockDomain reset = defaultDomain().resetBy(x.bit(2).or(x.bit(3)), Reset.asynchronous());
            cleared = out(reset, uint(8));
            UInt counter = reg(reset, uint(8)).init(0);
            counter.set(counter.addWrap(1));
            cleared.set(counter);
        }
    }

    /** As many registers as are wanted; each takes the exclusive or of the one before it and an input. */
    static final class Many extends Component {
        final UInt x = in(uint(8));
        final UInt y = in(uint(8));
        final UInt last = out(uint(8));

        Many(int registers) {
            parameter("registers", registers);
            UInt previous = y;
            for (int i = 0; i < registers; i++) {
                UInt register = reg("r" + i, uint(8));
                register.set(x.xor(previous));
                previous = register;
            }
            last.set(previous);
        }
    }

    /** As many pairs of registers as are wanted; both of a pair take the exclusive or of the pair before. */
    static final class Pairs extends Component {
        final UInt x = in(uint(8));
        final UInt y = in(uint(8));
        final UInt last = out(uint(8));

        Pairs(int pairs) {
            parameter("pairs", pairs);
            UInt first = x;
            UInt second = y;
            for (int i = 0; i < pairs; i++) {
                UInt register = reg("r" + i, uint(8));
                UInt twin = reg("t" + i, uint(8));
                UInt value = first.xor(second);
                register.set(value);
                twin.set(value);
                first = register;
                second = twin;
            }
            last.set(first.xor(second));
        }
    }

    /** As many values as are wanted, each read by the next one alone. */
    static final class Chain extends Component {
        final UInt x = in(uint(8));
        final UInt last = out(uint(8));

        Chain(int values) {
            parameter("values", values);
            UInt previous = x;
            for (int i = 0; i < values; i++) {
                UInt value = previous.xor(lit(0x11, 8));
                previous = value;
            }
            last.set(previous.not());
        }
    }

    /** A value of many operands, read once: bits of an input in an order that is no slice. */
    static final class Broad extends Component {
        final UInt x = in(uint(64));

        Broad(int operands) {
            parameter("operands", operands);
            UInt last = out("last", uint(operands));
            List<Bool> mixed = new ArrayList<>();
            for (int i = 0; i < operands; i++) {
                mixed.add(x.bit(7 * i % 64));
            }
            UInt broad = cat(mixed);
            last.set(broad.not());
        }
    }
}
