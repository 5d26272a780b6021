package org.heddle.nic.offload.tree;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Finds a thread's place in the tree: the parent of thread i is (i - 1) / k, the root is thread 0.
 *
 * <p>Latency: {@value #CYCLES} cycles from {@link #begins} to {@link #done}, one for each bit of the quotient and one more. The
 * results stay until the next beginning.
 */
public final class TreePlace extends Component {
    /** Width of a thread's number. */
    public static final int RANK_WIDTH = 16;
    /** Width of an arity and a number of children. */
    public static final int ARITY_WIDTH = 6;
    /** Cycles that a division takes. */
    static final int CYCLES = RANK_WIDTH + 1;

    public final Bool begins = in(bool());
    /** 16 bits: this thread. */
    public final UInt rank = in(uint(RANK_WIDTH));
    /** 16 bits: threads in all. */
    public final UInt size = in(uint(RANK_WIDTH));
    /** 6 bits: most children of a thread, 2 to 32. */
    public final UInt arity = in(uint(ARITY_WIDTH));

    /** 1 in the cycle in which the results are there. */
    public final Bool done = out(bool());
    /** 16 bits: the root's parent is the root. */
    public final UInt parent = out(uint(RANK_WIDTH));
    /** 6 bits: which child of its parent it is. */
    public final UInt child = out(uint(ARITY_WIDTH));
    /** 16 bits: its own first child. */
    public final UInt firstChild = out(uint(RANK_WIDTH));
    /** 6 bits: how many it has. */
    public final UInt children = out(uint(ARITY_WIDTH));
    /** 6 bits: how many its parent has; of the root, 1, for its message to itself. */
    public final UInt siblings = out(uint(ARITY_WIDTH));

    public TreePlace() {
        UInt left = reg(uint(Types.bitsToNumber(CYCLES + 1))).init(0);
        UInt remainder = reg(uint(ARITY_WIDTH));
        UInt quotient = reg(uint(RANK_WIDTH));
        Bool isRoot = rank.eq(0);

        UInt shifted = remainder.cat(quotient.bit(RANK_WIDTH - 1).asUInt());
        Bool fits = shifted.ge(arity.zext(ARITY_WIDTH + 1));
        when(begins, () -> {
                    left.set(CYCLES);
                    remainder.set(0);
                    quotient.set(mux(isRoot, lit(0, RANK_WIDTH), rank.subWrap(1)));
                })
                .elseWhen(left.gt(1), () -> {
                    left.decrement();
                    UInt reduced = mux(fits, shifted.subWrap(arity.zext(ARITY_WIDTH + 1)), shifted);
                    remainder.set(reduced.trunc(ARITY_WIDTH));
                    quotient.set(quotient.bits(RANK_WIDTH - 2, 0).cat(fits.asUInt()));
                })
                .otherwise(() -> left.set(0));
        done.set(left.eq(1));
        parent.set(quotient);
        child.set(remainder);
        UInt first = firstOf(rank);
        firstChild.set(first.trunc(RANK_WIDTH));
        children.set(childrenFrom(first));
        siblings.set(mux(isRoot, lit(1, ARITY_WIDTH), childrenFrom(firstOf(quotient))));
    }

    private UInt firstOf(UInt node) {
        return node.mulGrow(arity).addWrap(1);
    }

    /** Returns the number of threads from this one on, at most as many as a node has children. */
    private UInt childrenFrom(UInt first) {
        UInt all = size.zext(first.width());
        UInt rest = all.subWrap(first).trunc(RANK_WIDTH);
        UInt some = mux(rest.lt(arity.zext(RANK_WIDTH)), rest.trunc(ARITY_WIDTH), arity);
        return mux(first.lt(all), some, lit(0, ARITY_WIDTH));
    }
}
