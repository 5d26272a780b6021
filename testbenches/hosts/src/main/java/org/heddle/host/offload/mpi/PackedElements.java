package org.heddle.host.offload.mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.heddle.host.offload.driver.ReductionCompletion;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.offload.FoldOrder;
import org.heddle.mpi.offload.OffloadCall;
import org.heddle.mpi.operation.Op;
import org.heddle.nic.stage.arithmetic.BinnedLayout;
import org.heddle.nic.stage.arithmetic.BinnedSum;

/**
 * Elements as MPI packs them, little-endian without gaps, and as descriptors have them. The difference is in pairs: MPI's index is a
 * signed INT behind any value, the ALU's location is unsigned and as wide as the value. And to MPI a value of -0 equals +0, of which the
 * ALU takes the first for the smaller: floating values with an index are submitted as +0.
 */
final class PackedElements {
    /** Turns the order of signed numbers into that of unsigned ones. */
    private static final int SIGN = Integer.MIN_VALUE;

    private static final long MINUS_ZERO = Long.MIN_VALUE;

    private final boolean located;
    private final boolean isFloating;
    /** Whether each value goes as an accumulator. */
    private final boolean isBinned;

    private final int elements;
    private final boolean isWide;

    PackedElements(OffloadCall call, FoldOrder order) {
        located = call.located();
        isFloating = call.basic() == Basic.FLOAT || call.basic() == Basic.DOUBLE;
        isBinned = isFloating && call.op() == Op.SUM && order == FoldOrder.EXACT;
        elements = call.elements();
        isWide = call.basic().bytes() == Long.BYTES;
    }

    private int wordCount() {
        return ReductionCompletion.words(elements, isWide, located);
    }

    /** The words of packed elements. */
    long[] words(byte[] packed) {
        ByteBuffer bytes = ByteBuffer.wrap(packed).order(ByteOrder.LITTLE_ENDIAN);
        if (isBinned) {
            return accumulators(bytes);
        }
        ByteBuffer filled = ByteBuffer.allocate(Long.BYTES * wordCount()).order(ByteOrder.LITTLE_ENDIAN);
        if (!located) {
            filled.put(0, packed);
        }
        for (int i = 0; located && i < elements; i++) {
            if (isWide) {
                long value = bytes.getLong(12 * i);
                filled.putLong(16 * i, isFloating && value == MINUS_ZERO ? 0 : value);
                filled.putLong(16 * i + 8, (bytes.getInt(12 * i + 8) ^ SIGN) & 0xFFFF_FFFFL);
            } else {
                int value = bytes.getInt(8 * i);
                filled.putInt(8 * i, isFloating && value == SIGN ? 0 : value);
                filled.putInt(8 * i + 4, bytes.getInt(8 * i + 4) ^ SIGN);
            }
        }
        long[] words = new long[wordCount()];
        filled.asLongBuffer().get(words);
        return words;
    }

    /** The packed elements of words. */
    byte[] bytes(long[] words) {
        if (isBinned) {
            return rounded(words);
        }
        ByteBuffer filled = ByteBuffer.allocate(Long.BYTES * words.length).order(ByteOrder.LITTLE_ENDIAN);
        filled.asLongBuffer().put(words);
        int elementBytes = (isWide ? Long.BYTES : Integer.BYTES) + (located ? Integer.BYTES : 0);
        ByteBuffer packed = ByteBuffer.allocate(elements * elementBytes).order(ByteOrder.LITTLE_ENDIAN);
        if (!located) {
            packed.put(0, filled.array(), 0, packed.capacity());
        }
        for (int i = 0; located && i < elements; i++) {
            if (isWide) {
                packed.putLong(12 * i, filled.getLong(16 * i));
                packed.putInt(12 * i + 8, (int) filled.getLong(16 * i + 8) ^ SIGN);
            } else {
                packed.putInt(8 * i, filled.getInt(8 * i));
                packed.putInt(8 * i + 4, filled.getInt(8 * i + 4) ^ SIGN);
            }
        }
        return packed.array();
    }

    private long[] accumulators(ByteBuffer values) {
        long[] words = new long[elements * BinnedLayout.WORDS];
        for (int i = 0; i < elements; i++) {
            BinnedSum sum = new BinnedSum();
            if (isWide) {
                sum.addDouble(values.getLong(Long.BYTES * i));
            } else {
                sum.addFloat(values.getInt(Integer.BYTES * i));
            }
            System.arraycopy(sum.words(), 0, words, i * BinnedLayout.WORDS, BinnedLayout.WORDS);
        }
        return words;
    }

    private byte[] rounded(long[] words) {
        ByteBuffer packed = ByteBuffer.allocate(elements * (isWide ? Long.BYTES : Integer.BYTES))
                .order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < elements; i++) {
            BinnedSum sum =
                    BinnedSum.of(Arrays.copyOfRange(words, i * BinnedLayout.WORDS, (i + 1) * BinnedLayout.WORDS));
            if (isWide) {
                packed.putLong(sum.roundedToDouble().bits());
            } else {
                packed.putInt((int) sum.roundedToFloat().bits());
            }
        }
        return packed.array();
    }
}
