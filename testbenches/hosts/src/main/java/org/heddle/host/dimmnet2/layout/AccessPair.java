package org.heddle.host.dimmnet2.layout;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.dimmnet2.driver.VectorAccess;

/**
 * Parameters of a remote vector access: where to read and where to store, for equally many elements of the same size.
 *
 * @param source displacements at the sender
 * @param destination displacements at the receiver
 */
public record AccessPair(AccessParameters source, AccessParameters destination) {
    /** Bytes of all elements. */
    public long bytes() {
        return source.dataType() * source.iteration();
    }

    /** The same in commands of at most 255 elements. */
    public List<AccessPair> commands() {
        return commands(VectorAccess.MAXIMUM_COUNT);
    }

    /** The same in as many commands, none of them much shorter than the others. */
    public List<AccessPair> evenCommands() {
        long commands = (source.iteration() + VectorAccess.MAXIMUM_COUNT - 1) / VectorAccess.MAXIMUM_COUNT;
        return commands((source.iteration() + commands - 1) / Math.max(1, commands));
    }

    private List<AccessPair> commands(long most) {
        List<AccessPair> commands = new ArrayList<>();
        for (long first = 0; first < source.iteration(); first += most) {
            int count = (int) Math.min(most, source.iteration() - first);
            commands.add(new AccessPair(source.part(first, count), destination.part(first, count)));
        }
        return commands;
    }
}
