package org.heddle.nic.stage.pattern;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.EnumValue;
import org.heddle.hdl.UInt;

/**
 * Checks an access before anything moves. Of a list it checks where the list lies; its entries are known only when they are
 * read.
 *
 * <p>Latency: results hold from the second cycle on in which {@link #raw} is unchanged.
 */
public final class AccessCheck extends Component {
    /** Cycles in which {@link #raw} must have been the same before the results hold. */
    public static final int LATENCY = 1;

    private static final int MAXIMUM_COUNT = 255;
    private static final int SMALLEST_SIZE_LOG2 = 2;
    private static final int LARGEST_SIZE_LOG2 = 7;

    public final RawAccess raw = in(RawAccess.type());
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

    private final Bool contiguous = raw.pattern().eq(AccessPattern.CONTIGUOUS.code());
    private final Bool strided = raw.pattern().eq(AccessPattern.STRIDE.code());
    private final Bool listed4 = raw.pattern().eq(AccessPattern.LIST_4.code());
    private final Bool listed8 = raw.pattern().eq(AccessPattern.LIST_8.code());
    private final Bool listed = listed4.or(listed8);

    public AccessCheck() {
        UInt sizeLog2 = sizeLog2();
        isEmpty.set(raw.count().eq(0).or(raw.elementBytes().eq(0)));
        isSizeWrong.set(sizeLog2.eq(0));
        isCountWrong.set(raw.count().gt(MAXIMUM_COUNT));
        isPatternWrong.set(contiguous.not().and(inWindow.or(strided.or(listed).not())));
        isMisaligned.set(raw.base()
                .bits(1, 0)
                .ne(0)
                .or(contiguous.not().and(raw.stride().bits(1, 0).ne(0))));
        isOutOfRange.set(leavesMemory().and(isEmpty.not()));

        access.pattern().set(pattern());
        UInt windowOffset =
                windowOwner.cat(raw.base().trunc(Access.WINDOW_WIDTH)).zext(Access.MEMORY_WIDTH);
        UInt offset = mux(inWindow, windowOffset, raw.base().trunc(Access.MEMORY_WIDTH));
        access.base().set(inWindow.asUInt().cat(offset));
        access.stride().set(raw.stride());
        access.sizeLog2().set(sizeLog2);
        access.bytes().set(raw.count().trunc(8).zext(Access.BYTES_WIDTH).shlWrap(sizeLog2));
    }

    private EnumValue<AccessPattern> pattern() {
        EnumValue<AccessPattern> pattern = wire("pattern", enumOf(AccessPattern.class));
        pattern.set(AccessPattern.STRIDE);
        when(contiguous, () -> pattern.set(AccessPattern.CONTIGUOUS))
                .elseWhen(listed4, () -> pattern.set(AccessPattern.LIST_4))
                .elseWhen(listed8, () -> pattern.set(AccessPattern.LIST_8));
        return pattern;
    }

    /** The size's logarithm, 0 where it is no legal size. */
    private UInt sizeLog2() {
        UInt log2 = wire("sizeLog2", uint(3));
        log2.set(0);
        for (int power = SMALLEST_SIZE_LOG2; power <= LARGEST_SIZE_LOG2; power++) {
            int value = power;
            when(raw.elementBytes().eq(1L << power), () -> log2.set(value));
        }
        return log2;
    }

    /**
     * The elements, or the entries of the list, reach from the lower of the first and the last to the end of the higher one.
     * The product takes a cycle of its own, and everything else that is compared with it is looked at in the same cycle: so the
     * second one, the longest path of a command, begins with registers.
     */
    private Bool leavesMemory() {
        UInt entryBytes = mux(listed8, lit(8, 16), lit(4, 16));
        UInt partBytes = mux(listed, entryBytes, raw.elementBytes());
        Bool negative = raw.stride().bit(31).and(strided);
        UInt magnitude = mux(negative, raw.stride().not().addWrap(1), raw.stride());
        UInt distance = mux(strided, magnitude, partBytes.zext(32));
        UInt steps = raw.count().trunc(8).subWrap(1);
        UInt reach = reg(uint(40));
        reach.set(distance.mulGrow(steps));

        UInt end = reg(uint(33));
        end.set(raw.base().addGrow(partBytes));
        UInt farEnd = end.addGrow(reach);
        UInt base = reg(uint(32));
        base.set(raw.base());
        Bool downwards = reg(bool());
        downwards.set(negative);
        Bool startsBelow = downwards.and(reach.gt(base));
        UInt highest = mux(downwards, end.zext(farEnd.width()), farEnd);
        Bool originOutside = reg(bool());
        originOutside.set(listed.and(raw.stride().bits(31, Access.MEMORY_WIDTH).ne(0)));
        Bool leavesWindow = inWindow.and(highest.gt(1L << Access.WINDOW_WIDTH));
        return startsBelow
                .or(highest.gt(1L << Access.MEMORY_WIDTH))
                .or(leavesWindow)
                .or(originOutside);
    }
}
