package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.ClockDomain;
import org.heddle.hdl.Component;
import org.heddle.hdl.Memory;
import org.heddle.hdl.SInt;
import org.heddle.hdl.Stream;
import org.heddle.hdl.UInt;
import org.heddle.hdl.Vec;
import org.heddle.hdl.lib.stream.Queue;

/** Every expression that the page for users of other languages shows. */
public final class SideBySide extends Component {
    private final ClockDomain slow = clockDomain();

    public final UInt a = in(uint(8));
    public final UInt b = in(uint(8));
    public final SInt s = in(sint(8));
    public final Bool c = in(bool());
    public final UInt index = in(uint(2));
    public final UInt y = out(uint(8));
    public final UInt sum = out(uint(9));
    public final Bool all = out(bool());
    public final Bool parity = out(bool());
    public final Stream<UInt> from = in(stream(uint(8)));
    public final Stream<UInt> to = out(stream(uint(8)));
    public final Bool slowly = out(slow, bool());

    public SideBySide() {
        UInt w = wire(uint(8));
        UInt r = reg(uint(8)).init(0);
        UInt free = reg(uint(8));
        w.set(a.addWrap(b));
        sum.set(a.addGrow(b));
        y.set(mux(c, a, b));
        when(c, () -> r.set(a)).otherwise(() -> r.set(b));
        switchOn(index).is(0, () -> free.set(a)).is(1, () -> free.set(b)).otherwise(() -> free.set(0));
        UInt high = a.bits(7, 4);
        Bool lowest = a.bit(0);
        UInt flag = a.trunc(1);
        Bool isSet = flag.asBool();
        UInt swapped = wire(uint(8));
        swapped.bits(7, 4).set(a.trunc(4));
        swapped.bits(3, 0).set(high);
        UInt joined = cat(a, b);
        UInt wide = a.zext(16);
        SInt signed = a.asSInt();
        UInt cut = joined.trunc(8);
        UInt shifted = a.shr(2);
        Bool same = a.eq(b);
        Bool less = s.lt(0);
        all.set(same.and(less));
        Vec<UInt> words = regZero(vec(4, uint(8)));
        words.set(index, a);
        UInt chosen = words.get(index);
        Memory<UInt> memory = memory(uint(8), 16);
        when(c, () -> memory.write(a.trunc(4), b));
        UInt read = memory.readSync(b.trunc(4), c);
        Queue<UInt> queue = instance(new Queue<>(uint(8), 4));
        connect(queue.enqueue, from);
        connect(to, queue.dequeue);
        within(slow, () -> {
            Bool phase = reg(bool()).init(false);
            phase.set(phase.not());
            slowly.set(phase);
        });
        assertAlways(same.implies(a.le(b)), "equal numbers are in order");
        parity.set(cat(w, swapped, lowest, isSet, wide, signed, cut, shifted, less, chosen, read, r, free)
                .reduceXor());
    }
}
