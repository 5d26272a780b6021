package org.heddle.guide.design;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Hardware;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;
import org.heddle.hdl.area.Area;
import org.heddle.hdl.area.Edges;

/** Counts up with one button, and down with another. */
public final class TwoButtons extends Component {
    /** Level of a button that has stood still for some cycles. */
    public static final class Debounced extends Area {
        public final Bool level = reg(bool()).init(false);

        public Debounced(Hardware host, Bool raw, int cycles) {
            super(host);
            UInt since = reg(uint(Types.bitsToNumber(cycles))).init(0);
            Bool differs = raw.xor(level);
            since.set(0);
            when(differs, () -> when(since.eq(cycles - 1), () -> level.set(raw)).otherwise(since::increment));
        }
    }

    public final Bool up = in(bool());
    public final Bool down = in(bool());
    public final UInt count = out(uint(8));

    public TwoButtons(int cycles) {
        Debounced more = new Debounced(this, up, cycles);
        Debounced less = new Debounced(this, down, cycles);
        UInt number = reg(uint(8)).init(0);
        when(Edges.rising(more.level), number::increment).elseWhen(Edges.rising(less.level), number::decrement);
        count.set(number);
    }

    /** Makes one whose buttons bounce for less than 4 cycles. */
    public TwoButtons() {
        this(4);
    }
}
