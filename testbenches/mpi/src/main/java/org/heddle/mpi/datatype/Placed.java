package org.heddle.mpi.datatype;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.mpi.datatype.Layout.Dense;
import org.heddle.mpi.datatype.Layout.Repeat;
import org.heddle.mpi.datatype.Layout.Sequence;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.jspecify.annotations.Nullable;

/**
 * A layout somewhere, or no bytes at all. Its factories keep the normal form, and a tree grows from its leaves, so that no step
 * looks deeper than one level.
 *
 * @param displacement of its first byte in pack order
 * @param layout null for no bytes
 */
record Placed(long displacement, @Nullable Layout layout) {
    static final Placed EMPTY = new Placed(0, null);

    static Placed dense(long bytes) {
        return bytes == 0 ? EMPTY : new Placed(0, new Dense(bytes));
    }

    long size() {
        return layout == null ? 0 : layout.size();
    }

    long low() {
        return layout == null ? 0 : Exact.sum(ErrorClass.ERR_ARG, Layout.PLACE, displacement, layout.low());
    }

    long high() {
        return layout == null ? 0 : Exact.sum(ErrorClass.ERR_ARG, Layout.PLACE, displacement, layout.high());
    }

    Placed at(long offset) {
        return layout == null
                ? EMPTY
                : new Placed(Exact.sum(ErrorClass.ERR_ARG, Layout.PLACE, displacement, offset), layout);
    }

    /** This {@code count} times, {@code stride} bytes apart. */
    Placed repeat(long count, long stride) {
        if (layout == null || count == 0) {
            return EMPTY;
        }
        return new Placed(displacement, repeated(layout, count, stride));
    }

    private static Layout repeated(Layout layout, long count, long stride) {
        if (count == 1) {
            return layout;
        }
        if (layout instanceof Dense && layout.size() == stride) {
            return new Dense(Exact.product(ErrorClass.ERR_COUNT, Layout.SIZE, count, stride));
        }
        if (layout instanceof Repeat inner && Exact.isProduct(stride, inner.count(), inner.stride())) {
            long all = Exact.product(ErrorClass.ERR_COUNT, "the number of blocks", count, inner.count());
            return Repeat.of(all, inner.stride(), inner.child());
        }
        return Repeat.of(count, stride, layout);
    }

    /** Several things in their order. */
    static Placed sequence(List<Placed> parts) {
        List<Placed> joined = new ArrayList<>();
        for (Placed part : parts) {
            if (part.layout == null) {
                continue;
            }
            Placed last = joined.isEmpty() ? EMPTY : joined.get(joined.size() - 1);
            if (last.layout instanceof Dense before
                    && part.layout instanceof Dense after
                    && last.displacement + before.size() == part.displacement) {
                long both = Exact.sum(ErrorClass.ERR_COUNT, Layout.SIZE, before.size(), after.size());
                joined.set(joined.size() - 1, new Placed(last.displacement, new Dense(both)));
            } else {
                joined.add(part);
            }
        }
        if (joined.isEmpty()) {
            return EMPTY;
        }
        long origin = joined.get(0).displacement;
        long[] displacements = joined.stream()
                .mapToLong(part -> Exact.difference(ErrorClass.ERR_ARG, "the true extent", part.displacement, origin))
                .toArray();
        Layout[] children = joined.stream().map(Placed::layout).toArray(Layout[]::new);
        return new Placed(origin, regular(displacements, children));
    }

    private static Layout regular(long[] displacements, Layout[] children) {
        if (children.length == 1) {
            return children[0];
        }
        Layout first = children[0];
        boolean alike = first instanceof Dense
                && Arrays.stream(children).allMatch(child -> child instanceof Dense && child.size() == first.size());
        long stride = displacements[1];
        for (int i = 1; alike && i < displacements.length; i++) {
            alike = displacements[i] == i * stride;
        }
        return alike ? repeated(first, children.length, stride) : Sequence.of(displacements, children);
    }
}
