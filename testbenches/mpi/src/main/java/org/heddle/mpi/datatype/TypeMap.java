package org.heddle.mpi.datatype;

import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.jspecify.annotations.Nullable;

/**
 * All that a datatype is, apart from its life cycle: bytes, elements, bounds.
 *
 * <p>Bounds follow the standard's typemap rule: where a type was resized, anywhere in it, the lowest lower mark and the highest
 * upper mark count, exactly; else the data's own bounds, the extent rounded up to the largest basic alignment. Since that
 * depends on the typemap alone, equal typemaps have equal extents.
 *
 * @param bytes where the data lie
 * @param signature of which basic types
 * @param alignment the largest of all basic types, 1 for none
 * @param marks lower and upper mark, where the type was resized
 */
record TypeMap(
        Placed bytes,
        Signature signature,
        int alignment,
        @Nullable Marks marks) {
    static final TypeMap EMPTY = new TypeMap(Placed.EMPTY, Signature.EMPTY, 1, null);

    private static final String LOWER = "the lower bound";
    private static final String UPPER = "the upper bound";
    private static final String EXTENT = "the extent";

    /** Refuses a type of which a bound or an extent is beyond 64 bits. */
    TypeMap {
        long trueExtent = Exact.difference(ErrorClass.ERR_ARG, "the true extent", bytes.high(), bytes.low());
        if (marks == null) {
            long extent = roundedUp(trueExtent, alignment);
            Exact.sum(ErrorClass.ERR_ARG, UPPER, bytes.low(), extent);
        } else {
            Exact.difference(ErrorClass.ERR_ARG, EXTENT, marks.upper, marks.lower);
        }
    }

    /** Explicit bounds. */
    record Marks(long lower, long upper) {
        Marks shifted(long offset) {
            return new Marks(
                    Exact.sum(ErrorClass.ERR_ARG, LOWER, lower, offset),
                    Exact.sum(ErrorClass.ERR_ARG, UPPER, upper, offset));
        }

        Marks united(Marks other) {
            return new Marks(Math.min(lower, other.lower), Math.max(upper, other.upper));
        }
    }

    static TypeMap of(Basic basic) {
        return new TypeMap(Placed.dense(basic.bytes()), new Signature.Uniform(basic, 1), basic.bytes(), null);
    }

    long size() {
        return bytes.size();
    }

    long lb() {
        return marks != null ? marks.lower : bytes.low();
    }

    long extent() {
        return marks != null ? marks.upper - marks.lower : roundedUp(bytes.high() - bytes.low(), alignment);
    }

    private static long roundedUp(long length, int alignment) {
        return Exact.sum(ErrorClass.ERR_ARG, EXTENT, length, alignment - 1L) / alignment * alignment;
    }

    /** This {@code count} times, {@code stride} bytes apart. */
    TypeMap repeat(long count, long stride) {
        if (count == 0) {
            return EMPTY;
        }
        Marks own = marks;
        return new TypeMap(
                bytes.repeat(count, stride),
                Signature.repeat(count, signature),
                alignment,
                own == null
                        ? null
                        : own.united(own.shifted(Exact.product(ErrorClass.ERR_COUNT, Layout.LAST, count - 1, stride))));
    }

    /** This {@code count} times, an extent apart. */
    TypeMap repeat(long count) {
        return repeat(count, extent());
    }

    TypeMap at(long displacement) {
        return new TypeMap(
                bytes.at(displacement), signature, alignment, marks == null ? null : marks.shifted(displacement));
    }

    TypeMap resized(long lb, long extent) {
        return new TypeMap(
                bytes, signature, alignment, new Marks(lb, Exact.sum(ErrorClass.ERR_ARG, UPPER, lb, extent)));
    }

    /** Several typemaps in their order. */
    static TypeMap sequence(List<TypeMap> parts) {
        List<Placed> bytes = new ArrayList<>();
        List<Signature> signatures = new ArrayList<>();
        int alignment = 1;
        Marks marks = null;
        for (TypeMap part : parts) {
            bytes.add(part.bytes);
            signatures.add(part.signature);
            alignment = Math.max(alignment, part.alignment);
            if (part.marks != null) {
                marks = marks == null ? part.marks : marks.united(part.marks);
            }
        }
        return new TypeMap(Placed.sequence(bytes), Signature.chain(signatures), alignment, marks);
    }
}
