package org.heddle.host.dimmnet2.layout;

import java.util.List;
import java.util.stream.LongStream;
import org.heddle.mpi.datatype.Runs;

/**
 * A group of runs that comes again and again at a fixed distance: the planes of a grid's face. The send request names one, and the
 * receiver all of them.
 *
 * @param first plane
 * @param count planes, at least 1
 * @param distance bytes from one plane to the next, may be negative
 */
public record SourcePlanes(Runs first, long count, long distance) implements SourcePart {
    @Override
    public long bytes() {
        return first.bytes() * count;
    }

    @Override
    public List<Runs> runs() {
        return LongStream.range(0, count).mapToObj(this::plane).toList();
    }

    /** Plane {@code index}. */
    Runs plane(long index) {
        return new Runs(first.displacement() + index * distance, first.length(), first.count(), first.stride());
    }

    /** A plane's commands are even: a short one would leave the nodes little to do while the next is prepared. */
    @Override
    public List<AccessPair> commands(AccessPair pair) {
        return pair.evenCommands();
    }
}
