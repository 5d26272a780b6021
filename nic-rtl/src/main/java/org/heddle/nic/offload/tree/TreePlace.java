package org.heddle.nic.offload.tree;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.Types;
import org.heddle.hdl.UInt;

/**
 * Finds a thread's place in the tree: the parent of thread i is (i - 1) / k, the root is thread 0.
 *
 * <p>Quotient and product are made bit by bit, side by side: nobody waits for a port to be opened, and neither a multiplier nor a chain
 * of subtractions fits into a cycle. The parent's first child is the thread less its place among its siblings.
 *
 * <p>Latency: {@value #CYCLES} cycles from {@link #begins} to {@link #done}, one for each bit of the quotient, one to subtract, one to
 * choose, and one more. The results stay until the next beginning.
 */
public final class TreePlace extends Component {
    /** Width of a thread's number. */
    public static final int RANK_WIDTH = 16;
    /** Width of an arity and a number of children. */
    public static final int ARITY_WIDTH = 6;
    /** Cycles from the beginning to the results. */
    static final int CYCLES = RANK_WIDTH + 3;

    private static final int PRODUCT_WIDTH = RANK_WIDTH + ARITY_WIDTH;

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

    /** A place without results; the first ones come with the first {@link #begins}. */
    public TreePlace() {
        UInt left = reg(uint(Types.bitsToNumber(CYCLES + 1))).init(0);
        UInt remainder = reg(uint(ARITY_WIDTH));
        UInt quotient = reg(uint(RANK_WIDTH));
        UInt product = reg(uint(PRODUCT_WIDTH));
        UInt multiplier = reg(uint(RANK_WIDTH));
        Bool isRoot = rank.eq(0);

        UInt shifted = remainder.cat(quotient.bit(RANK_WIDTH - 1).asUInt());
        Bool fits = shifted.ge(arity.zext(ARITY_WIDTH + 1));
        UInt multiple = multiplier.bit(RANK_WIDTH - 1).repeat(ARITY_WIDTH).and(arity);
        Bool divides = left.gt(CYCLES - RANK_WIDTH);
        when(begins, () -> {
                    left.set(CYCLES);
                    remainder.set(0);
                    quotient.set(mux(isRoot, lit(0, RANK_WIDTH), rank.subWrap(1)));
                    product.set(0);
                    multiplier.set(rank);
                })
                .elseWhen(left.ne(0), left::decrement);
        when(divides, () -> {
            UInt reduced = mux(fits, shifted.subWrap(arity.zext(ARITY_WIDTH + 1)), shifted);
            remainder.set(reduced.trunc(ARITY_WIDTH));
            quotient.set(quotient.bits(RANK_WIDTH - 2, 0).cat(fits.asUInt()));
            product.set(product.shlWrap(1).addWrap(multiple.zext(PRODUCT_WIDTH)));
            multiplier.set(multiplier.shlWrap(1));
        });
        done.set(left.eq(1));
        parent.set(quotient);
        child.set(remainder);
        firstChild.set(product.trunc(RANK_WIDTH).addWrap(1));
        // What is left of all threads from the first child on: size - (product + 1), in two's complement.
        UInt behindOwn = reg(uint(PRODUCT_WIDTH + 1));
        behindOwn.set(size.zext(PRODUCT_WIDTH + 1)
                .addWrap(product.zext(PRODUCT_WIDTH + 1).not()));
        UInt own = reg(uint(ARITY_WIDTH));
        Bool hasNone = behindOwn.bit(PRODUCT_WIDTH);
        own.set(mux(hasNone, lit(0, ARITY_WIDTH), atMostArity(behindOwn.trunc(RANK_WIDTH + 1))));
        children.set(own);
        // Of its parent (i - 1) / k the first child is i less its place: at least i itself is left.
        UInt behindParents = reg(uint(RANK_WIDTH + 1));
        behindParents.set(size.subWrap(rank).addGrow(remainder.zext(RANK_WIDTH)));
        UInt parents = reg(uint(ARITY_WIDTH));
        parents.set(mux(isRoot, lit(1, ARITY_WIDTH), atMostArity(behindParents)));
        siblings.set(parents);
        // They stand from the end of the first division on.
        payloadOf(lit(false), parent, child, firstChild, children, siblings);
    }

    private UInt atMostArity(UInt threads) {
        return mux(threads.lt(arity.zext(threads.width())), threads.trunc(ARITY_WIDTH), arity);
    }
}
