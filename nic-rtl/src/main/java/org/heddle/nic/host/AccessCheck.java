package org.heddle.nic.host;

import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.nic.pattern.Access;
import org.heddle.nic.pattern.AccessPattern;

/**
 * Checks one side of a command before anything moves.
 *
 * <p>Latency: results hold from the second cycle in which {@link #raw} is unchanged.
 */
final class AccessCheck extends Component {
    static final int LATENCY = 2;

    private static final int MAXIMUM_COUNT = 255;
    private static final int SMALLEST_SIZE_LOG2 = 2;
    private static final int LARGEST_SIZE_LOG2 = 7;

    final RawAccess raw = in(RawAccess.type());
    /** 1 when there are no bytes to move. */
    final Bool isEmpty = out(bool());

    final Bool isSizeWrong = out(bool());
    final Bool isCountWrong = out(bool());
    final Bool isPatternWrong = out(bool());
    final Bool isMisaligned = out(bool());
    /** Meaningful where size, count and pattern are right. */
    final Bool isOutOfRange = out(bool());
    /** 16 bits; meaningful where size and count are right. */
    final UInt bytes = out(uint(Access.BYTES_WIDTH));

    final Access access = out(Access.type());

    AccessCheck() {
        Bool contiguous = raw.pattern().eq(AccessPattern.CONTIGUOUS.ordinal());
        Bool strided = raw.pattern().eq(AccessPattern.STRIDE.ordinal());
        UInt sizeLog2 = sizeLog2();

        isEmpty.set(raw.count().eq(0).or(raw.elementBytes().eq(0)));
        isSizeWrong.set(sizeLog2.eq(0));
        isCountWrong.set(raw.count().gt(MAXIMUM_COUNT));
        isPatternWrong.set(contiguous.or(strided).not());
        isMisaligned.set(raw.base()
                .bits(1, 0)
                .ne(0)
                .or(strided.and(raw.stride().bits(1, 0).ne(0))));
        isOutOfRange.set(leavesMemory(contiguous).and(isEmpty.not()));

        UInt count = raw.count().trunc(8);
        bytes.set(count.zext(Access.BYTES_WIDTH).shlWrap(sizeLog2));

        access.pattern().set(mux(contiguous, lit(AccessPattern.CONTIGUOUS), lit(AccessPattern.STRIDE)));
        access.base().set(raw.base().trunc(Access.ADDRESS_WIDTH));
        access.stride().set(raw.stride());
        access.sizeLog2().set(sizeLog2);
        access.count().set(count);
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
     * The elements reach from the lower of the first and the last to the end of the higher one. The product takes a cycle of
     * its own: it is the longest path of the check.
     */
    private Bool leavesMemory(Bool contiguous) {
        Bool negative = raw.stride().bit(31).and(contiguous.not());
        UInt magnitude = mux(negative, raw.stride().not().addWrap(1), raw.stride());
        UInt distance = mux(contiguous, raw.elementBytes().zext(32), magnitude);
        UInt steps = raw.count().trunc(8).subWrap(1);
        UInt reach = reg(uint(40));
        reach.set(distance.mulGrow(steps));

        UInt end = raw.base().addGrow(raw.elementBytes());
        UInt farEnd = end.addGrow(reach);
        Bool startsBelow = negative.and(reach.gt(raw.base()));
        UInt highest = mux(negative, end.zext(farEnd.width()), farEnd);
        return startsBelow.or(highest.gt(1L << Access.ADDRESS_WIDTH));
    }
}
