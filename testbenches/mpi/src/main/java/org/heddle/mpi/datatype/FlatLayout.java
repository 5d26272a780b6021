package org.heddle.mpi.datatype;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of {@code count} instances of a type, in pack order, made on the fly as often as one asks. It depends on the typemap
 * alone, not on the constructors: neighbouring bytes are one run, and regular runs are one group.
 */
public final class FlatLayout implements Iterable<Runs> {
    private final Placed bytes;

    FlatLayout(Placed bytes) {
        this.bytes = bytes;
    }

    /** How many bytes. */
    public long bytes() {
        return bytes.size();
    }

    /** Displacement of the lowest byte; 0 if there is none. */
    public long low() {
        return bytes.low();
    }

    /** Displacement behind the highest byte; 0 if there is none. */
    public long high() {
        return bytes.high();
    }

    /** The runs, gathered into groups of equal length and distance. */
    @Override
    public Iterator<Runs> iterator() {
        return iterator(new RunGrouper(new RunJoiner(new LayoutWalker(bytes, 0)))::next);
    }

    /** The runs one by one. */
    public Iterable<TypeSegment> segments() {
        return () -> new Iterator<>() {
            private final Iterator<Runs> groups = FlatLayout.this.iterator();
            private Runs group = Runs.single(0, 0);
            private long index = 1;

            @Override
            public boolean hasNext() {
                return index < group.count() || groups.hasNext();
            }

            @Override
            public TypeSegment next() {
                if (index == group.count()) {
                    group = groups.next();
                    index = 0;
                }
                return new TypeSegment(group.displacement(index++), group.length());
            }
        };
    }

    /** Returns the structure of the layout. Looks at two groups at most. */
    public TypeShape shape() {
        Iterator<Runs> groups = iterator();
        if (!groups.hasNext()) {
            return new TypeShape.Empty();
        }
        Runs first = groups.next();
        if (groups.hasNext()) {
            return new TypeShape.Irregular();
        }
        return first.count() == 1
                ? new TypeShape.Contiguous(first.displacement(), first.length())
                : new TypeShape.Strided(first.displacement(), first.length(), first.count(), first.stride());
    }

    /** Walks from byte {@code position} of the packed stream on; runs may touch. */
    LayoutWalker walk(long position) {
        return new LayoutWalker(bytes, position);
    }

    private static Iterator<Runs> iterator(Supplier<@Nullable Runs> source) {
        return new Iterator<>() {
            private @Nullable Runs ahead = source.get();

            @Override
            public boolean hasNext() {
                return ahead != null;
            }

            @Override
            public Runs next() {
                Runs runs = ahead;
                if (runs == null) {
                    throw new NoSuchElementException("the layout has no more runs");
                }
                ahead = source.get();
                return runs;
            }
        };
    }
}
