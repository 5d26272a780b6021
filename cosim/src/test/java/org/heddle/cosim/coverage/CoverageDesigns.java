package org.heddle.cosim.coverage;

import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.lib.stream.Queue;
import org.heddle.hdl.option.Reset;

/** Designs whose lines, branches and bits are counted. */
final class CoverageDesigns {
    private CoverageDesigns() {}

    /** Every form that conditions are written in, of registers, wires and memories. */
    static final class Forms extends Component {
        final Bool a = in(bool());
        final Bool b = in(bool());
        final UInt select = in(uint(2));
        final UInt value = in(uint(70));
        final UInt x = out(uint(4));
        final UInt y = out(uint(4));
        final UInt z = out(uint(70));
        final UInt top = out(uint(2));

        Forms() {
            UInt s = reg(uint(4)).init(0);
            UInt t = reg(uint(4));
            UInt wide = reg(uint(70)).init(1);
            UInt giant = reg(uint(300));
            Memory<UInt> words = memory(uint(8), 4).init(1, 2, 3, 4);
            Memory<UInt> bits = memory(uint(1), 4);
            Memory<UInt> many = memory(uint(16), 64);
            when(b, () -> giant.set(value.zext(300).shlWrap(229)))
                    .otherwise(() -> giant.set(giant.shr(1).zext(300)));
            y.set(t.xor(bits.read(select).zext(4)));
            z.set(wide.xor(many.read(select.zext(6)).zext(70)).xor(giant.trunc(70)));
            top.set(giant.bits(299, 298));
            when(a, () -> {
                        s.set(s.addWrap(1));
                        x.set(s);
                    })
                    .elseWhen(b, () -> {
                        s.set(3);
                        x.set(4);
                    })
                    .otherwise(() -> {
                        t.set(2);
                        x.set(t);
                    });
            when(b, () -> {
                many.write(select.zext(6), value.trunc(16));
                when(a, () -> t.set(words.read(select).trunc(4)))
                        .elseWhen(select.eq(3), () -> wide.set(value))
                        .elseWhen(select.eq(2), () -> {});
            });
            when(a.and(select.eq(1)), () -> {}).otherwise(() -> words.write(select, value.trunc(8), value.bits(1, 0)));
            bits.write(select, value.bits(9, 9));
            when(a, () -> {}).elseWhen(b, () -> {}).otherwise(() -> wide.set(wide.addWrap(1)));
            when(a, () -> {}).elseWhen(b, () -> t.set(9)).elseWhen(value.bit(3), () -> {});
            when(a, () -> {}).otherwise(() -> when(b, () -> s.set(1)));
            switchOn(select)
                    .is(0, () -> t.set(5))
                    .is(1, () -> s.set(6))
                    .is(2, () -> when(s.eq(9), () -> s.set(0)))
                    .otherwise(() -> t.set(7));
            UInt never = reg(uint(3)).init(5);
            when(value.eq(123456), () -> never.set(0));
            cover(s.eq(3), "three");
            cover(never.eq(1), "nothing");
            when(b, () -> cover(s.eq(15), "fifteen while b")).elseWhen(a, () -> cover(s.eq(2), "two while a"));
            UInt seen = reg(uint(4));
            when(a, () -> seen.set(s));
            assertAlways(seen.ne(14).or(seen.eq(14)), "serves the claim alone");
        }
    }

    /** States of {@link Clocked}. */
    enum State {
        IDLE,
        BUSY,
        DONE
    }

    /** A state machine in a domain of its own kind. */
    static final class Clocked extends Component {
        final Bool go = in(bool());
        final UInt count = out(uint(6));

        Clocked(Reset reset, String name) {
            parameter("reset", name);
            defaultDomain(reset);
            EnumValue<State> state = reg(enumOf(State.class)).init(State.IDLE);
            UInt counter = reg(uint(6)).init(33);
            switchOn(state)
                    .is(State.IDLE, () -> when(go, () -> state.set(State.BUSY)))
                    .is(State.BUSY, () -> {
                        counter.set(counter.addWrap(1));
                        when(counter.bit(1), () -> state.set(State.DONE));
                    })
                    .is(State.DONE, () -> state.set(State.IDLE));
            count.set(counter);
            cover(state.is(State.DONE), "done");
        }
    }

    /** Several instances of a module, two clocks with resets of some kinds, and one that is enabled by turns. */
    static final class Domains extends Component {
        final ClockDomain link;
        final Bool go = in(bool());
        final UInt one = out(uint(6));
        final UInt two = out(uint(6));
        final UInt links;

        Domains(Reset first, Reset second, String name) {
            parameter("resets", name);
            defaultDomain(first);
            link = clockDomain(second);
            links = out(link, uint(6));
            Clocked left = instance("left", new Clocked(first, name));
            Clocked right = instance("right", new Clocked(first, name));
            left.go.set(go);
            right.go.set(left.count.bit(2));
            one.set(left.count);
            two.set(right.count);
            UInt ticks = reg(link, uint(3)).init(1);
            ticks.set(ticks.addWrap(1));
            ClockDomain enabled = link.enabledBy(ticks.bit(1));
            ClockDomain early = link.enabledBeforeResetBy(ticks.bit(2));
            UInt sum = reg(enabled, uint(6)).init(2);
            UInt free = reg(enabled, uint(6));
            within(enabled, () -> {
                when(sum.lt(40), () -> sum.set(sum.addWrap(3))).otherwise(() -> free.set(sum));
                cover(sum.eq(8), "eight");
            });
            UInt late = reg(early, uint(2)).init(3);
            late.set(late.addWrap(1));
            links.set(sum.xor(free).xor(late.zext(6)));
        }
    }

    /** A queue of the library, with claims and counters of its own. */
    static final class Store extends Component {
        final Stream<UInt> enqueue = in(stream(uint(100)));
        final Stream<UInt> dequeue = out(stream(uint(100)));

        Store() {
            List<Queue<UInt>> queues = List.of(
                    instance("first", new Queue<>(uint(100), 4)), instance("second", new Queue<>(uint(100), 4)));
            connect(queues.get(0).enqueue, enqueue);
            connect(queues.get(1).enqueue, queues.get(0).dequeue);
            connect(dequeue, queues.get(1).dequeue);
        }
    }
}
