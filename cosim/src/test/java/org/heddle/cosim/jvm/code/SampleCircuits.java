package org.heddle.cosim.jvm.code;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.diagnostic.Code;
import org.heddle.hdl.option.ReadUnderWrite;
import org.heddle.hdl.option.Reset;

/** Circuits that have each kind of statement, in the widths for which bytecode differs. */
final class SampleCircuits {
    private SampleCircuits() {}

    /** Registers with and without reset values, whole and in parts, under conditions inside conditions. */
    static final class Registers extends Component {
        final Bool load = in(bool());
        final Bool part = in(bool());
        final Bool clear = in(bool());
        final UInt choice = in(uint(2));

        Registers(int width) {
            parameter("width", width);
            UInt data = in("data", uint(width));
            UInt kept = out("kept", uint(width));
            UInt chosen = out("chosen", uint(width));
            UInt earlier = out("earlier", uint(width));
            UInt sum = reg(uint(width)).init(1);
            UInt free = reg(uint(width));
            when(load, () -> sum.set(data))
                    .elseWhen(part, () -> {
                        sum.bits(width - 1, width / 2).set(data.bits(width - 1, width / 2));
                        when(choice.bit(0), () -> free.set(sum))
                                .otherwise(() -> free.bit(0).set(data.bit(width - 1)));
                    })
                    .elseWhen(clear, () -> sum.set(lit(0, width)));
            UInt picked = wire(uint(width));
            picked.set(data);
            switchOn(choice)
                    .is(0, () -> picked.set(sum.addWrap(data)))
                    .is(1, () -> picked.set(free))
                    .is(3, () -> picked.set(sum.subWrap(data)));
            kept.set(sum);
            chosen.set(picked);
            earlier.set(past(picked));
        }
    }

    /** A choice by more bits than an int has. */
    static final class LongChoice extends Component {
        private static final long HIGH = 1L << 40;

        final UInt few = in(uint(2));
        final UInt taken = out(uint(8));
        final UInt all = out(uint(3));

        LongChoice(int width) {
            parameter("width", width);
            UInt selector = wire(uint(width));
            // One of four values, of which two differ in a high bit alone, and one in the highest.
            selector.set(mux(few.bit(0), lit(HIGH + 5, width), lit(5, width)));
            when(few.eq(3), () -> selector.bit(width - 1).set(true));
            UInt register = reg(uint(8)).init(7);
            switchOn(selector).is(5, () -> register.set(1)).is(HIGH + 5, () -> register.set(register.addWrap(2)));
            taken.set(register);
            all.set(0);
            switchOn(selector)
                    .is(HIGH + 5, () -> all.set(1))
                    .is(6, () -> all.set(2))
                    .otherwise(() -> all.set(3));
        }
    }

    /** A memory that is written whole or in parts, and read at once and a cycle later. */
    static final class Words extends Component {
        final UInt address = in(uint(3));
        final UInt other = in(uint(3));
        final Bool write = in(bool());
        final Bool also = in(bool());
        final Bool fetch = in(bool());
        final UInt mask = in(uint(2));

        Words(int width, int depth, ReadUnderWrite policy) {
            parameter("width", width);
            parameter("depth", depth);
            parameter("policy", policy);
            UInt data = in("data", uint(width));
            UInt now = out("now", uint(width));
            UInt next = out("next", uint(width));
            UInt fixed = out("fixed", uint(width));
            Memory<UInt> words = memory(uint(width), depth).init(3, 1, 2).readUnderWrite(policy);
            Memory<UInt> table = memory(uint(width), 8).init(7, 6, 5, 4, 3, 2, 1, 0);
            when(write, () -> words.write(address, data, mask));
            when(also, () -> words.write(other, table.read(address)));
            UInt fetched = words.readSync(other, fetch);
            now.set(words.read(address));
            next.set(fetched);
            fixed.set(table.read(other));
        }
    }

    /** Adds, and passes something else through. */
    static final class Stage extends Component {
        final UInt a;
        final UInt b;
        final UInt sum;
        final UInt through;

        Stage(int width) {
            parameter("width", width);
            a = in("a", uint(width));
            b = in("b", uint(width));
            sum = out("sum", uint(width));
            through = out("through", uint(width));
            UInt held = reg(uint(width)).init(1);
            when(a.bit(0), () -> held.set(b));
            sum.set(a.addWrap(held));
            through.set(b.not());
        }
    }

    /** Instances whose outputs reach their own inputs, through themselves and through each other, without a loop of signals. */
    static final class Knots extends Component {
        Knots(int width) {
            parameter("width", width);
            UInt data = in("data", uint(width));
            UInt last = out("last", uint(width));
            UInt side = out("side", uint(width));
            List<Stage> stages = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                stages.add(instance("stage" + i, new Stage(width)));
            }
            stages.get(0).b.set(data);
            stages.get(0).a.set(stages.get(1).through);
            stages.get(1).b.set(stages.get(0).through);
            stages.get(1).a.set(stages.get(0).sum);
            stages.get(2).a.set(stages.get(2).through);
            stages.get(2).b.set(stages.get(1).sum);
            last.set(stages.get(2).sum);
            side.set(stages.get(2).through.xor(data));
        }
    }

    /** Vectors that are read and written by a computed index, also beyond their end, and chains of choices. */
    static final class Vectors extends Component {
        final UInt index = in(uint(3));
        final UInt place = in(uint(3));
        final Bool store = in(bool());

        Vectors(int width) {
            parameter("width", width);
            UInt data = in("data", uint(width));
            UInt read = out("read", uint(width));
            UInt first = out("first", uint(width));
            UInt only = out("only", uint(width));
            UInt all = out("all", uint(5 * width));
            allow(Code.INDEX_RANGE, "beyond the end nothing is written and the same is read as by the interpreter");
            Vec<UInt> kept = regZero(vec(5, uint(width)));
            when(store, () -> kept.set(place, data));
            read.set(kept.get(index));
            first.set(priorityMux(index, List.of(kept.get(1), kept.get(2), data)));
            only.set(oneHotMux(place, List.of(kept.get(0), kept.get(3), data.not())));
            all.set(cat(kept.elements()));
        }
    }

    /** Two clocks with resets of some kinds, one of them enabled by turns, and a memory between them. */
    static final class Clocks extends Component {
        final ClockDomain link;
        final Bool go = in(bool());
        final UInt count = out(uint(70));
        final UInt links;
        final UInt slow;
        final UInt word = out(uint(4));

        Clocks(Reset first, Reset second) {
            defaultDomain(first);
            link = clockDomain(second);
            links = out(link, uint(4));
            slow = out(link, uint(4));
            UInt counter = reg(uint(70)).init(2);
            when(go, () -> counter.set(counter.addWrap(1).shlWrap(1)));
            count.set(counter);
            UInt linkCounter = reg(link, uint(4)).init(9);
            linkCounter.set(linkCounter.addWrap(1));
            links.set(linkCounter);
            ClockDomain third = link.enabledBy(linkCounter.bit(1));
            UInt slowCounter = reg(third, uint(4)).init(1);
            slowCounter.set(slowCounter.addWrap(3));
            slow.set(slowCounter);
            Memory<UInt> words = memory(uint(4), 8).init(1, 2, 3, 4, 5, 6, 7, 8);
            within(third, () -> words.write(slowCounter.trunc(3), linkCounter));
            word.set(crossing(words.read(counter.trunc(3)), "the test wants to see it"));
        }
    }

    /** Claims of each kind, one of them on wide values and one inside an instance. */
    static final class Claims extends Component {
        final UInt level = in(uint(8));
        final UInt wide = in(uint(100));
        final UInt seen = out(uint(8));

        Claims() {
            UInt kept = reg(uint(8)).init(0);
            kept.set(level);
            seen.set(kept);
            assertAlways(level.ne(77), "level is not 77");
            assertAlways(wide.bits(99, 60).ne(3), "the upper part is not 3");
            when(level.bit(7), () -> assume(wide.bit(0), "wide is odd beside a high level"));
            Inner inner = instance("inner", new Inner());
            inner.level.set(kept);
        }
    }

    /** A claim about what came a cycle ago. */
    static final class Inner extends Component {
        final UInt level = in(uint(8));

        Inner() {
            assertAlways(level.ne(past(level)).or(level.lt(200)), "no high level stays");
        }
    }

    /** Shifts by amounts that may be larger than the value is wide, and by far larger. */
    static final class Shifts extends Component {
        final UInt few = in(uint(3));
        final UInt some = in(uint(8));
        final UInt many = in(uint(66));
        final Bool far = in(bool());

        Shifts(int width) {
            parameter("width", width);
            UInt data = in("data", uint(width));
            UInt near = mux(far, some, few.zext(8));
            UInt huge = mux(far, many, few.zext(66));
            UInt beyondWord = cat(some.bits(1, 0), few.zext(64));
            UInt topOfWord = cat(some.bit(2).asUInt(), few.zext(63));
            List<UInt> shifted = new ArrayList<>();
            for (UInt amount : List.of(few, near, huge, beyondWord, topOfWord)) {
                shifted.add(data.shlWrap(amount));
                shifted.add(data.shr(amount));
                shifted.add(data.asSInt().shr(amount).asUInt());
            }
            for (int i = 0; i < shifted.size(); i++) {
                out("out" + i, uint(width)).set(shifted.get(i));
            }
        }
    }

    /** One half of the output follows the other half of the input, and the other way round. */
    static final class Crossed extends Component {
        final UInt in;
        final UInt out;

        Crossed(int half) {
            parameter("half", half);
            in = in("in", uint(2 * half));
            out = out("out", uint(2 * half));
            UInt held = reg(uint(half)).init(1);
            held.set(in.trunc(half));
            out.set(cat(in.trunc(half).xor(held), in.bits(2 * half - 1, half).not()));
        }
    }

    /** Loops of signals that are none of bits: through an instance, and through two. */
    static final class Loops extends Component {
        Loops(int half) {
            parameter("half", half);
            UInt x = in("x", uint(half));
            UInt one = out("one", uint(half));
            UInt two = out("two", uint(half));
            UInt three = out("three", uint(half));
            Crossed alone = instance("alone", new Crossed(half));
            alone.in.set(cat(alone.out.bits(2 * half - 1, half), x));
            one.set(alone.out.trunc(half));
            Crossed first = instance("first", new Crossed(half));
            Crossed second = instance("second", new Crossed(half));
            UInt between = first.out.bits(2 * half - 1, half).xor(x);
            first.in.set(cat(second.out.bits(2 * half - 1, half), x.not()));
            second.in.set(cat(x, between));
            two.set(first.out.trunc(half));
            three.set(second.out.trunc(half));
        }
    }

    /** More registers and memories than one method takes: all read what the others held before the edge. */
    static final class Many extends Component {
        final UInt place = in(uint(3));
        final UInt mask = in(uint(2));
        final Bool go = in(bool());

        Many(int width) {
            parameter("width", width);
            UInt x = in("x", uint(width));
            UInt last = out("last", uint(width));
            UInt stored = out("stored", uint(width));
            List<UInt> registers = new ArrayList<>();
            for (int i = 0; i < 120; i++) {
                registers.add(i % 3 == 0 ? reg("r" + i, uint(width)).init(i % 2) : reg("r" + i, uint(width)));
            }
            List<Memory<UInt>> memories = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                memories.add(memory(uint(width), 8).init(i % 2, 1, 0, 1, 0, 1, 0, 1));
            }
            for (int i = 0; i < registers.size(); i++) {
                UInt register = registers.get(i);
                UInt before = i == 0 ? x : registers.get(i - 1);
                UInt other = registers.get((i + 7) % registers.size());
                UInt mixed = before.xor(other.and(memories.get(i % 6).read(place)));
                when(go, () -> register.set(mixed)).otherwise(() -> register.set(before));
            }
            for (int i = 0; i < 6; i++) {
                Memory<UInt> memory = memories.get(i);
                UInt word = registers.get(20 * i);
                UInt follower = memories.get((i + 1) % 6).read(place);
                if (i % 2 == 0) {
                    when(go, () -> memory.write(place, word.xor(follower), mask));
                } else {
                    memory.write(place, word.xor(follower));
                }
            }
            last.set(registers.get(registers.size() - 1));
            stored.set(memories.get(3).read(place));
        }
    }
}
