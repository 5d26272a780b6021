package org.heddle.nic.stage.arithmetic;

import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Bool;
import org.heddle.hdl.Component;
import org.heddle.hdl.UInt;
import org.heddle.hdl.diagnostic.Code;

/**
 * Makes two accumulators of {@link BinnedLayout} ready to be added word by word, the header first: of other words those that the larger
 * top's window still has, zero for the others. What stands at its outputs is combined with an or for word 0 and added as integers for the
 * others. The headers' codes are not among it; {@link #codes}, the maximum of each, stands beside, since a comparison before the
 * adder would be the longest path of the whole.
 *
 * <p>A bin has the same word in every accumulator, so nothing is shifted: a word holds one bin in both, or one has left the window.
 *
 * <p>Latency: none; one gate from words to words, since {@link #valid} and {@link #word} are told a cycle before them and the choice for
 * words 1 to 5 is made from word 0. Throughput: one word per cycle. The words of two accumulators come in order, without others between
 * them.
 */
public final class BinnedAlignment extends Component {
    private static final int WIDTH = ReductionAlu.WORD_WIDTH;
    private static final int INDEX_WIDTH = 3;
    private static final int QUOTIENT_WIDTH = BinnedLayout.CODE_WIDTH - BinnedLayout.REMAINDER_WIDTH;

    /** 1 in the cycle before words of two accumulators. */
    public final Bool valid = in(bool());
    /** 3 bits: which words, with it. */
    public final UInt word = in(uint(INDEX_WIDTH));
    /** 64 bits: word of the left accumulator. */
    public final UInt left = in(uint(WIDTH));
    /** 64 bits: word of the right accumulator. */
    public final UInt right = in(uint(WIDTH));
    /** 64 bits: what is left of {@link #left}; all of it if no words of accumulators were told. */
    public final UInt alignedLeft = out(uint(WIDTH));
    /** 64 bits: the same of {@link #right}. */
    public final UInt alignedRight = out(uint(WIDTH));
    /** 64 bits: the codes of the header whose words came last, all other bits 0; from the cycle behind word 0 on. */
    public final UInt codes = out(uint(WIDTH));

    /** Aligns. */
    public BinnedAlignment() {
        Bool comesHeader = valid.and(word.eq(0));
        Bool isHeader = reg(bool()).init(false);
        isHeader.set(comesHeader);
        UInt leftTop = code(left, BinnedLayout.TOP_LOW);
        UInt rightTop = code(right, BinnedLayout.TOP_LOW);
        UInt top = larger(leftTop, rightTop);
        UInt floor = larger(code(left, BinnedLayout.FLOOR_LOW), code(right, BinnedLayout.FLOOR_LOW));
        UInt keptTop = reg(uint(BinnedLayout.CODE_WIDTH)).init(0);
        UInt keptFloor = reg(uint(BinnedLayout.CODE_WIDTH)).init(0);
        codes.set(cat(
                lit(0, WIDTH - BinnedLayout.FLOOR_LOW - BinnedLayout.CODE_WIDTH),
                keptFloor,
                lit(0, BinnedLayout.FLOOR_LOW - BinnedLayout.TOP_LOW - BinnedLayout.CODE_WIDTH),
                keptTop,
                lit(0, BinnedLayout.TOP_LOW)));
        allow(Code.CONSTANT_RESULT, "every remainder is at least 0, the first of the loop");
        // Bit i is for the bin i words later: the first word behind the header is that of remainder 0.
        UInt keepsLeft = reg(uint(BinnedLayout.BINS)).init(0);
        UInt keepsRight = reg(uint(BinnedLayout.BINS)).init(0);
        List<Bool> leftStays = new ArrayList<>();
        List<Bool> rightStays = new ArrayList<>();
        for (int remainder = 0; remainder < BinnedLayout.BINS; remainder++) {
            UInt leftQuotient = quotient(leftTop, remainder);
            UInt rightQuotient = quotient(rightTop, remainder);
            leftStays.add(0, leftQuotient.ge(rightQuotient));
            rightStays.add(0, rightQuotient.ge(leftQuotient));
        }
        when(isHeader, () -> {
            keptTop.set(top);
            keptFloor.set(floor);
        });
        UInt leftComing = mux(isHeader, cat(leftStays), keepsLeft.shr(1).zext(BinnedLayout.BINS));
        UInt rightComing = mux(isHeader, cat(rightStays), keepsRight.shr(1).zext(BinnedLayout.BINS));
        keepsLeft.set(leftComing);
        keepsRight.set(rightComing);
        alignedLeft.set(aligned("left", left, leftComing.bit(0), comesHeader));
        alignedRight.set(aligned("right", right, rightComing.bit(0), comesHeader));
    }

    private static UInt code(UInt header, int low) {
        return header.bits(low + BinnedLayout.CODE_WIDTH - 1, low);
    }

    private static UInt larger(UInt one, UInt other) {
        return mux(one.lt(other), other, one);
    }

    /** 5 bits: 1 more than the quotient of the bin in the window of that top that has the remainder. */
    private UInt quotient(UInt top, int remainder) {
        UInt quotient = top.bits(BinnedLayout.CODE_WIDTH - 1, BinnedLayout.REMAINDER_WIDTH);
        Bool isAtMostTop = top.trunc(BinnedLayout.REMAINDER_WIDTH).ge(remainder);
        return quotient.zext(QUOTIENT_WIDTH + 1).addWrap(isAtMostTop.asUInt().zext(QUOTIENT_WIDTH + 1));
    }

    private UInt aligned(String side, UInt bits, Bool stays, Bool comesHeader) {
        Bool binPasses = reg(side + "BinPasses", bool()).init(true);
        binPasses.set(valid.not().or(stays.and(comesHeader.not())));
        // A header has flags here, and codes above them, which are no part of what is combined.
        Bool flagsPass = reg(side + "FlagsPass", bool()).init(true);
        flagsPass.set(valid.not().or(stays).or(comesHeader));
        UInt high = binPasses.repeat(WIDTH - BinnedLayout.SEEN_WIDTH);
        return bits.and(high.cat(flagsPass.repeat(BinnedLayout.SEEN_WIDTH)));
    }
}
