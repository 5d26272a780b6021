package org.heddle.nic.stage.pattern;

import java.math.BigInteger;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.SInt;
import org.heddle.hdl.UInt;

/**
 * Checks an access before anything moves. Of a list it checks where the list lies; its entries are known only when they are
 * read.
 *
 * <p>Latency: results hold from the third cycle on in which {@link #raw}, {@link #inWindow} and {@link #windowOwner} are unchanged.
 */
public final class AccessCheck extends Component {
    /** Cycles in which {@link #raw} must have been the same before the results hold. */
    public static final int LATENCY = 2;

    private static final int MAXIMUM_COUNT = 255;
    /** Width of a legal number of elements. */
    private static final int COUNT_WIDTH = 8;
    /** Width of a stride as the host writes it. */
    private static final int STRIDE_WIDTH = 32;

    private static final int SMALLEST_SIZE_LOG2 = 2;
    private static final int LARGEST_SIZE_LOG2 = 7;

    public final RawAccess raw = in(RawAccess.type());
    /** 3 bits: logarithm of the element size, as {@link #sizeLog2(UInt)} has it. */
    public final UInt sizeLog2 = in(uint(3));
    /** 1 where the access is to a host's window, from its first byte on: it must be contiguous. */
    public final Bool inWindow = in(bool());
    /** 1 bit: whose window. */
    public final UInt windowOwner = in(uint(Access.PROCESS_WIDTH));

    /** 1 when there are no bytes to move. */
    public final Bool isEmpty = out(bool());

    public final Bool isSizeWrong = out(bool());
    public final Bool isCountWrong = out(bool());
    public final Bool isPatternWrong = out(bool());
    public final Bool isMisaligned = out(bool());
    /** Meaningful where size, count and pattern are right. */
    public final Bool isOutOfRange = out(bool());

    /** Its bytes are meaningful where size and count are right, the rest where nothing is wrong. */
    public final Access access = out(Access.type());

    private final AccessLimits limits;
    private final Bool contiguous = raw.pattern().eq(AccessPattern.CONTIGUOUS.code());
    private final Bool strided = raw.pattern().eq(AccessPattern.STRIDE.code());
    private final Bool listed4;
    private final Bool listed8;
    private final Bool listed;

    /** A check of accesses to SO-DIMMs. */
    public AccessCheck() {
        this(AccessLimits.SO_DIMM);
    }

    /**
     * @param limits of what is right; a list is an unknown pattern where there are none
     */
    public AccessCheck(AccessLimits limits) {
        this.limits = limits;
        if (!limits.equals(AccessLimits.SO_DIMM)) {
            parameter("limits", limits);
        }
        listed4 = limits.lists() ? raw.pattern().eq(AccessPattern.LIST_4.code()) : lit(false);
        listed8 = limits.lists() ? raw.pattern().eq(AccessPattern.LIST_8.code()) : lit(false);
        listed = listed4.or(listed8);
        isEmpty.set(raw.count().eq(0).or(raw.elementBytes().eq(0)));
        isSizeWrong.set(sizeLog2.eq(0));
        isCountWrong.set(raw.count().gt(MAXIMUM_COUNT));
        isPatternWrong.set(contiguous.not().and(inWindow.or(strided.or(listed).not())));
        isMisaligned.set(raw.base()
                .bits(1, 0)
                .ne(0)
                .or(contiguous.not().and(raw.stride().bits(1, 0).ne(0))));
        Bool leavesMemory = reg(bool());
        leavesMemory.set(leavesMemory());
        isOutOfRange.set(leavesMemory.and(isEmpty.not()));

        access.pattern().set(pattern());
        UInt windowOffset =
                windowOwner.cat(raw.base().trunc(Access.WINDOW_WIDTH)).zext(Access.MEMORY_WIDTH);
        UInt offset = mux(inWindow, windowOffset, inMemory(raw.base()));
        access.base().set(inWindow.asUInt().cat(offset));
        access.stride().set(raw.stride());
        access.sizeLog2().set(sizeLog2);
        UInt bytes = reg(uint(Access.BYTES_WIDTH));
        bytes.set(raw.count().trunc(8).zext(Access.BYTES_WIDTH).shlWrap(sizeLog2));
        access.bytes().set(bytes);
    }

    /** Returns the bits of an address in the memory. */
    private UInt inMemory(UInt address) {
        int width = limits.memoryWidth();
        return width == Access.MEMORY_WIDTH
                ? address.trunc(width)
                : address.trunc(width).zext(Access.MEMORY_WIDTH);
    }

    private EnumValue<AccessPattern> pattern() {
        EnumValue<AccessPattern> pattern = wire("pattern", enumOf(AccessPattern.class));
        pattern.set(AccessPattern.STRIDE);
        when(contiguous, () -> pattern.set(AccessPattern.CONTIGUOUS))
                .elseWhen(listed4, () -> pattern.set(AccessPattern.LIST_4))
                .elseWhen(listed8, () -> pattern.set(AccessPattern.LIST_8));
        return pattern;
    }

    /**
     * Returns the logarithm of an element size, 0 where it is no legal one: 3 bits.
     *
     * @param elementBytes 16 bits
     */
    public static UInt sizeLog2(UInt elementBytes) {
        UInt log2 = elementBytes.constant(BigInteger.ZERO, 3);
        for (int power = SMALLEST_SIZE_LOG2; power <= LARGEST_SIZE_LOG2; power++) {
            UInt value = elementBytes.constant(BigInteger.valueOf(power), 3);
            log2 = log2.or(elementBytes.eq(1L << power).asUInt().repeat(3).and(value));
        }
        return log2;
    }

    /**
     * The elements, or the entries of the list, reach from the lower of the first and the last to the end of the higher one. Where
     * they lie in one piece their bytes count; of a stride's, the product takes a cycle of its own and the sum behind it the next.
     * Backwards, the last element begins at the sum; forwards, its last byte lies there.
     */
    private Bool leavesMemory() {
        UInt entryBytes = mux(listed8, lit(8, 16), lit(4, 16));
        UInt partBytes = mux(listed, entryBytes, raw.elementBytes());
        UInt total = lit(0, Access.BYTES_WIDTH);
        for (int power = SMALLEST_SIZE_LOG2; power <= LARGEST_SIZE_LOG2; power++) {
            // The sizes that count are powers of two: each bit adds its multiple, or none.
            UInt parts = raw.count().trunc(8).zext(Access.BYTES_WIDTH).shlWrap(power);
            total = total.or(parts.and(partBytes.bit(power).repeat(Access.BYTES_WIDTH)));
        }
        // The stride times the count goes one element too far: the sum begins one stride before the first.
        SInt product = reg(sint(strideWidth() + COUNT_WIDTH + 1));
        product.set(strideWithin()
                .asSInt()
                .mulGrow(raw.count().trunc(COUNT_WIDTH).zext(COUNT_WIDTH + 1).asSInt()));
        when(strided.not(), () -> product.set(slit(0, product.width())));
        // One of both is 0.
        UInt inOnePiece = reg(uint(Access.BYTES_WIDTH));
        inOnePiece.set(total);
        when(strided, () -> inOnePiece.set(0));
        UInt firstEnd = reg(uint(33));
        firstEnd.set(raw.base().addGrow(partBytes));
        UInt beforeFirst = reg(uint(34));
        beforeFirst.set(beforeFirst());
        Bool originOutside = reg(bool());
        originOutside.set(listed.and(raw.stride().bits(31, limits.memoryWidth()).ne(0)));

        UInt reach = product.sext(42).asUInt().or(inOnePiece.zext(42));
        UInt last = beforeFirst.asSInt().sext(42).asUInt().addWrap(reach);
        return strideWidth() == STRIDE_WIDTH
                ? endsOutside(firstEnd).or(liesOutside(last)).or(originOutside)
                : endsOutside(firstEnd).or(liesOutside(last)).or(originOutside).or(leapsOut());
    }

    /** Bits of a stride that stays within the memory, and its sign; all of them where the memory is no smaller than two SO-DIMMs. */
    private int strideWidth() {
        return limits.memoryWidth() == Access.MEMORY_WIDTH ? STRIDE_WIDTH : limits.memoryWidth() + 1;
    }

    /** Returns the stride in so many bits: of a single element it takes no part, and a longer one of several is found by {@link #leapsOut}. */
    private UInt strideWithin() {
        return strideWidth() == STRIDE_WIDTH ? raw.stride() : raw.stride().trunc(strideWidth());
    }

    /** Whether there is a second element, which a stride as long as the memory puts outside. */
    private Bool leapsOut() {
        UInt sign = raw.stride().bits(STRIDE_WIDTH - 1, strideWidth() - 1);
        Bool leaps = reg("leaps", bool());
        leaps.set(strided.and(sign.ne(0))
                .and(sign.not().ne(0))
                .and(raw.count().trunc(COUNT_WIDTH).gt(1)));
        return leaps;
    }

    /**
     * Returns the place of the byte before the first; of strides, one stride before it, and forwards an element further. Less by one is
     * the complement alone: three numbers are two, bit by bit, before the one addition.
     */
    private UInt beforeFirst() {
        Bool forwards = strideWithin().bit(strideWidth() - 1).not();
        UInt part = mux(strided, mux(forwards, raw.elementBytes(), lit(1, 16)), lit(0, 16));
        UInt base = raw.base().zext(34);
        UInt bytes = part.zext(34);
        UInt less = strideWithin()
                .asSInt()
                .sext(34)
                .asUInt()
                .and(strided.repeat(34))
                .not();
        UInt sums = base.xor(bytes).xor(less);
        UInt carries = base.and(bytes).or(base.or(bytes).and(less));
        return sums.addWrap(carries.trunc(33).cat(lit(0, 1)));
    }

    /** Whether a byte lies behind the end of the memory, or of the window where the access is to one; one before the beginning does. */
    private Bool liesOutside(UInt place) {
        // A memory of a window's size ends where the window does.
        Bool outsideWindow = limits.memoryWidth() == Access.WINDOW_WIDTH
                ? lit(false)
                : place.bits(limits.memoryWidth() - 1, Access.WINDOW_WIDTH).ne(0);
        return place.bits(place.width() - 1, limits.memoryWidth()).ne(0).or(inWindow.and(outsideWindow));
    }

    /** Whether an end lies behind that of the memory, or of the window where the access is to one; a negative one does. */
    private Bool endsOutside(UInt end) {
        return isBeyond(end, limits.memoryWidth()).or(inWindow.and(isBeyond(end, Access.WINDOW_WIDTH)));
    }

    private static Bool isBeyond(UInt end, int width) {
        Bool above = end.bits(end.width() - 1, width + 1).ne(0);
        return above.or(end.bit(width).and(end.trunc(width).ne(0)));
    }
}
