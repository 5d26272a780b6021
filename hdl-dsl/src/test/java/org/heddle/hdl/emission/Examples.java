package org.heddle.hdl.emission;

import java.math.BigInteger;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Bundle;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.Memory;
import org.heddle.hdl.Stream;
import org.heddle.hdl.Type;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;

/** Small designs that together use every construct of the language and many corners of the emitter. */
final class Examples {
    private Examples() {}

    /** Operators beside and inside each other. */
    static final class Precedence extends Component {
        Precedence() {
            UInt a = in(uint(8));
            UInt b = in(uint(8));
            Bool p = in(bool());
            Bool q = in(bool());
            UInt sums = out(uint(8));
            UInt mixed = out(uint(8));
            UInt chosen = out(uint(8));
            Bool decision = out(bool());
            Bool parity = out(bool());
            Bool negated = out(bool());
            UInt shifted = out(uint(8));
            Bool wide = out(bool());
            sums.set(a.addWrap(b).addWrap(3).subWrap(a.subWrap(b)));
            mixed.set(a.and(b.not()).or(a.xor(b)).and(b));
            chosen.set(mux(p, mux(q, a, b), a.addWrap(b)));
            decision.set(p.and(q).or(p.not().and(a.eq(b))).and(q.xor(p)));
            parity.set(a.and(b).reduceXor().and(a.not().reduceAnd().not()));
            negated.set(p.and(q).not().not().or(p.not().not()));
            shifted.set(a.shr(b.trunc(3)).shlWrap(b.bits(5, 4)));
            wide.set(a.cat(b).addGrow(b).gt(a.mulGrow(b)));
        }
    }

    enum Phase {
        IDLE,
        RUN,
        STOP
    }

    /** A state machine over an enum of three constants, with a counter. */
    static final class Machine extends Component {
        final Bool start = in(bool());
        final Bool busy = out(bool());
        final UInt left = out(uint(4));
        final UInt kind = out(uint(2));

        Machine() {
            EnumValue<Phase> phase = reg(enumOf(Phase.class)).init(Phase.IDLE);
            UInt count = reg(uint(4));
            busy.set(phase.isNot(Phase.IDLE));
            left.set(count);
            switchOn(phase)
                    .is(Phase.IDLE, () -> {
                        when(start, () -> {
                            phase.set(Phase.RUN);
                            count.set(9);
                        });
                    })
                    .is(Phase.RUN, () -> {
                        count.set(count.subWrap(1));
                        when(count.eq(1), () -> phase.set(Phase.STOP));
                    })
                    .is(Phase.STOP, () -> phase.set(Phase.IDLE));
            switchOn(count.trunc(2))
                    .is(0, () -> kind.set(3))
                    .is(2, () -> kind.set(1))
                    .otherwise(() -> kind.set(0));
            assertAlways(phase.is(Phase.RUN).or(count.le(9)), "counts 100% of \"its\" elements");
        }
    }

    /** Conditions that decide about nothing, or about an assertion only. */
    static final class IdleBranches extends Component {
        final UInt value = in(uint(8));
        final UInt kept = out(uint(8));

        IdleBranches() {
            UInt last = reg(uint(8)).init(0);
            UInt idle = value.mulGrow(value);
            UInt watched = value.mulGrow(last);
            when(value.eq(3), () -> last.set(value)).elseWhen(idle.eq(9), () -> {});
            when(value.eq(4), () -> last.set(0))
                    .elseWhen(watched.eq(9), () -> assertAlways(value.ne(5), "no five before a nine"));
            kept.set(last);
        }
    }

    /** Nothing but an assertion reads the clock. */
    static final class OnlyAsserts extends Component {
        final Bool request = in(bool());
        final Bool grant = in(bool());
        final Bool both = out(bool());

        OnlyAsserts() {
            Bool fine = request.or(grant.not());
            both.set(request.and(grant));
            when(request, () -> assertAlways(fine, "no grant without a request"));
        }
    }

    /** Every kind of property, over nodes, registers, wires and enums that serve properties alone, or the hardware too. */
    static final class Properties extends Component {
        final Bool request = in(bool());
        final UInt level = in(uint(4));
        final Bool grant = out(bool());

        Properties() {
            Bool granted = reg(bool()).init(false);
            granted.set(request);
            grant.set(granted);
            assume(rose(request).not().or(level.ne(0)), "a request needs a level");
            EnumValue<Phase> expected = reg(enumOf(Phase.class)).init(Phase.IDLE);
            UInt waited = reg(uint(8)).init(0);
            UInt doubled = waited.shlGrow(1);
            Bool late = wire(bool());
            late.set(false);
            when(doubled.bits(7, 4).ne(0), () -> late.set(true));
            when(request, () -> {
                        waited.set(waited.addWrap(1));
                        expected.set(Phase.RUN);
                    })
                    .otherwise(() -> expected.set(Phase.STOP));
            assertAlways(granted.eq(expected.is(Phase.RUN)), "the grant follows the request");
            when(past(granted), () -> assertAlways(stable(granted).or(fell(granted)), "a grant stays or ends"));
            UInt earlier = past(level);
            cover(late.and(earlier.gt(level)), "a late request whose level falls");
        }
    }

    /** Memories of all kinds: bytes under a mask, contents, one that is never read, a depth that is no power of two. */
    static final class Memories extends Component {
        final UInt address = in(uint(3));
        final UInt data = in(uint(32));
        final UInt mask = in(uint(4));
        final Bool write = in(bool());
        final UInt now = out(uint(32));
        final UInt later = out(uint(32));
        final UInt root = out(uint(5));

        Memories() {
            Memory<UInt> words = memory(uint(32), 6);
            Memory<UInt> squares = memory(uint(5), 5).init(0, 1, 4, 9, 16);
            Memory<UInt> deaf = memory(uint(4), 2);
            Memory<Bool> marks = memory(bool(), 8);
            when(write, () -> {
                words.write(address, data, mask);
                deaf.write(address.trunc(1), data.trunc(4));
                marks.write(address, data.bit(0), mask.trunc(1));
            });
            now.set(mux(marks.read(address), words.read(address), words.read(address.xor(1))));
            UInt fetched = words.readSync(address, write);
            later.set(fetched);
            root.set(squares.read(address));
        }
    }

    record Pair(UInt low, UInt high) implements Bundle {}

    /** Bundles, vectors and their parts, of which some are never read. */
    static final class Parts extends Component {
        final Stream<Pair> from = in(stream(bundle(Pair.class, uint(4), uint(12))));
        final Vec<UInt> lanes = out(Types.vec(3, uint(4)));
        final UInt middle = out(uint(5));

        Parts() {
            Type<Vec<UInt>> type = Types.vec(3, uint(4));
            Vec<UInt> kept = reg(type);
            from.ready().set(true);
            when(from.fires(), () -> {
                for (int i = 0; i < 3; i++) {
                    kept.get(i).set(from.data().high().bits(4 * i + 3, 4 * i));
                }
            });
            connect(lanes, kept);
            UInt joined = cat(kept.get(0), from.data().low(), kept.get(2));
            middle.set(joined.addWrap(5).bits(8, 4));
        }
    }

    /** Comments that the designer wants in the Verilog. */
    static final class Documented extends Component {
        final UInt level = in(uint(8)).doc("Water level in millimetres.");
        final Stream<UInt> order =
                doc("Orders of the pump.\nverilator lint_off is no order of ours.", in(stream(uint(4))));
        final Bool alarm = out(bool()).doc("1 while the level is too high");

        Documented() {
            doc("Watches a tank.");
            UInt limit = reg(uint(8)).init(200).doc("set by orders, in steps of 16 mm");
            Bool high = level.gt(limit);
            high.doc("above the limit");
            order.ready().set(true);
            when(order.fires(), () -> limit.set(order.data().shlGrow(4)));
            alarm.set(high);
        }
    }

    /** Results that parameters have decided; none of it may warn, and nothing may wait for a constant. */
    static final class Decided extends Component {
        final UInt value = in(uint(4));
        final Bool below = out(bool());
        final Bool covered = out(bool());
        final UInt chosen = out(uint(4));
        final UInt constant = out(uint(70));
        final UInt picked = out(uint(4));

        Decided() {
            allow(org.heddle.hdl.diagnostic.Code.CONSTANT_RESULT, "parameters have decided");
            below.set(value.lt(0).or(value.gt(15)));
            covered.set(value.le(15).and(value.ge(0)));
            chosen.set(1);
            when(lit(true), () -> chosen.set(2)).otherwise(() -> chosen.set(3));
            constant.set(new BigInteger("123456789abcdef012", 16));
            switchOn(lit(2, 2))
                    .is(1, () -> picked.set(value))
                    .is(2, () -> picked.set(value.not()))
                    .otherwise(() -> picked.set(0));
        }
    }

    /** Two kinds of instances, one of them twice, with shared conditions and an output that nobody reads. */
    static final class Hierarchy extends Component {
        final Bool start = in(bool());
        final Bool either = out(bool());
        final UInt left = out(uint(4));

        Hierarchy() {
            Machine first = instance(new Machine());
            Machine second = instance(new Machine());
            OnlyAsserts asserts = instance(new OnlyAsserts());
            first.start.set(start.and(second.busy.not()));
            second.start.set(start.and(second.busy.not()).and(first.left.eq(0)));
            asserts.request.set(start);
            asserts.grant.set(false);
            either.set(asserts.both);
            left.set(second.left);
        }
    }

    /** Names that need care, next to each other. */
    static final class Awkward extends Component {
        Awkward() {
            parameter("text", "two\nlines, 50%");
            UInt a = in(uint(1));
            UInt b = in(uint(1));
            UInt _sum = out(uint(2));
            Bool wire = a.and(b).eq(1);
            UInt always = a.addWrap(b);
            _sum.set(mux(wire, always.cat(always), a.addGrow(b)));
        }
    }

    /** One word carried through more operators than a line can hold. */
    static final class Deep extends Component {
        final UInt value = in(uint(16));
        final UInt mixed = out(uint(16));
        final UInt joined = out(uint(256));

        Deep(int depth) {
            parameter("depth", depth);
            UInt last = value;
            for (int i = 0; i < depth; i++) {
                last = chain(last, i);
            }
            mixed.set(last);
            UInt grown = value;
            for (int i = 1; i < 16; i++) {
                grown = append(grown);
            }
            joined.set(grown);
        }

        /** Returned through a list, so that no variable names it. */
        private UInt chain(UInt from, int i) {
            return List.of(from.addWrap(i).xor(value)).get(0);
        }

        private UInt append(UInt from) {
            return List.of(from.cat(value)).get(0);
        }
    }
}
