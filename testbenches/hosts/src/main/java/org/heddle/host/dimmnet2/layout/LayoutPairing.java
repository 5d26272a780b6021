package org.heddle.host.dimmnet2.layout;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.mpi.datatype.Runs;

/** Cuts the byte streams of two layouts at the union of their borders; regular pieces come as one. */
public final class LayoutPairing implements Iterator<PairedRuns> {
    private final Cursor source;
    private final Cursor destination;
    private long rest;

    /** @param bytes how many to pair; both layouts have at least as many */
    public LayoutPairing(FlatLayout source, FlatLayout destination, long bytes) {
        this(new Cursor(source.iterator()), new Cursor(destination.iterator()), bytes);
    }

    /** @param bytes how many to pair from where the cursors are; both have at least as many left */
    public LayoutPairing(Cursor source, Cursor destination, long bytes) {
        this.source = source;
        this.destination = destination;
        this.rest = bytes;
    }

    @Override
    public boolean hasNext() {
        return rest > 0;
    }

    @Override
    public PairedRuns next() {
        if (rest == 0) {
            throw new NoSuchElementException("all bytes have been paired");
        }
        long length = Math.min(rest, Math.min(source.left(), destination.left()));
        long count = Math.min(rest / length, Math.min(source.pieces(length), destination.pieces(length)));
        PairedRuns piece = new PairedRuns(
                source.displacement(),
                destination.displacement(),
                length,
                count,
                source.distance(length),
                destination.distance(length));
        source.skip(piece.bytes());
        destination.skip(piece.bytes());
        rest -= piece.bytes();
        return piece;
    }

    /** A place in the byte stream of a layout. */
    static final class Cursor {
        private final Iterator<Runs> groups;
        private Runs group = new Runs(0, 0, 0, 0);
        private long run;
        private long into;

        Cursor(Iterator<Runs> groups) {
            this.groups = groups;
            if (groups.hasNext()) {
                group = groups.next();
            }
        }

        long displacement() {
            return group.displacement(run) + into;
        }

        long left() {
            return group.length() - into;
        }

        private boolean atWholeRuns(long length) {
            return into == 0 && length == group.length();
        }

        /** How many pieces of a length follow at one distance. */
        long pieces(long length) {
            return atWholeRuns(length) ? group.count() - run : left() / length;
        }

        long distance(long length) {
            return atWholeRuns(length) && group.count() > 1 ? group.stride() : length;
        }

        void skip(long bytes) {
            long position = into + bytes;
            run += position / group.length();
            into = position % group.length();
            if (run == group.count() && groups.hasNext()) {
                group = groups.next();
                run = 0;
            }
        }
    }
}
