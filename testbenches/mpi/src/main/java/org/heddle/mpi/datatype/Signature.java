package org.heddle.mpi.datatype;

import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;

/** Sequence of basic types without displacements; it must agree between a send and its receive. */
sealed interface Signature {
    /** Name of what may be beyond 64 bits. */
    String ELEMENTS = "the number of basic elements";

    /** No elements. */
    Signature EMPTY = new Uniform(Basic.BYTE, 0);

    /** Bytes of all elements. */
    long size();

    /** How many basic elements. */
    long elements();

    /** How many levels stand below, itself included. */
    int height();

    /** One basic type many times. */
    record Uniform(Basic basic, long elements) implements Signature {
        @Override
        public long size() {
            return elements * basic.bytes();
        }

        @Override
        public int height() {
            return 1;
        }
    }

    /** A mixture many times. */
    record Repeated(long count, Signature child, long size, long elements, int height) implements Signature {}

    /** Several signatures one after the other; neighbours differ. */
    record Chain(Signature[] children, long size, long elements, int height) implements Signature {}

    /** A signature {@code count} times. */
    static Signature repeat(long count, Signature child) {
        if (count == 0 || child.elements() == 0) {
            return EMPTY;
        }
        if (count == 1) {
            return child;
        }
        if (child instanceof Uniform uniform) {
            return new Uniform(
                    uniform.basic(), Exact.product(ErrorClass.ERR_COUNT, ELEMENTS, count, uniform.elements()));
        }
        if (child instanceof Repeated inner) {
            return repeated(Exact.product(ErrorClass.ERR_COUNT, ELEMENTS, count, inner.count()), inner.child());
        }
        return repeated(count, child);
    }

    private static Signature repeated(long count, Signature child) {
        return new Repeated(
                count,
                child,
                Exact.product(ErrorClass.ERR_COUNT, Layout.SIZE, count, child.size()),
                Exact.product(ErrorClass.ERR_COUNT, ELEMENTS, count, child.elements()),
                child.height() + 1);
    }

    /** Several signatures in their order. */
    static Signature chain(List<Signature> parts) {
        List<Signature> joined = new ArrayList<>();
        for (Signature part : parts) {
            Signature last = joined.isEmpty() ? EMPTY : joined.get(joined.size() - 1);
            if (part.elements() == 0) {
                continue;
            }
            if (last instanceof Uniform before
                    && part instanceof Uniform after
                    && before.elements() > 0
                    && before.basic() == after.basic()) {
                joined.set(joined.size() - 1, new Uniform(before.basic(), before.elements() + after.elements()));
            } else {
                joined.add(part);
            }
        }
        if (joined.isEmpty()) {
            return EMPTY;
        }
        if (joined.size() == 1) {
            return joined.get(0);
        }
        return new Chain(
                joined.toArray(Signature[]::new),
                joined.stream().mapToLong(Signature::size).sum(),
                joined.stream().mapToLong(Signature::elements).sum(),
                joined.stream().mapToInt(Signature::height).max().orElseThrow() + 1);
    }
}
