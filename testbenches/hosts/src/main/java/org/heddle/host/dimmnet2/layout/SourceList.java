package org.heddle.host.dimmnet2.layout;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.mpi.datatype.Runs;

/**
 * Runs of one length anywhere: a list in the sender's memory has their displacements, and only its hardware reads it. To the
 * compiler they lie one behind the other.
 *
 * @param list byte address of the list, entries of 4 bytes
 * @param entries how many runs
 * @param length bytes of each, a multiple of 4
 */
public record SourceList(long list, int entries, int length) implements SourcePart {
    public static final int ENTRY_BYTES = 4;

    @Override
    public long bytes() {
        return (long) entries * length;
    }

    @Override
    public List<Runs> runs() {
        return List.of(new Runs(0, length, entries, entries == 1 ? 0 : length));
    }

    /**
     * Elements of entries that do not follow each other take a command each. The others are shared out evenly: a node reads a list
     * before its first element moves, which a short command gives it no time for.
     */
    @Override
    public List<AccessPair> commands(AccessPair pair) {
        StrideParameters elements = (StrideParameters) pair.source();
        if (elements.stride() == length || elements.iteration() == 1) {
            return pair.evenCommands();
        }
        List<AccessPair> commands = new ArrayList<>();
        for (long i = 0; i < elements.iteration(); i++) {
            commands.add(new AccessPair(elements.part(i, 1), pair.destination().part(i, 1)));
        }
        return commands;
    }

    @Override
    public VectorAccess access(StrideParameters elements, long address) {
        long entry = elements.offset() / length;
        return VectorAccess.list(
                list + entry * ENTRY_BYTES,
                ENTRY_BYTES,
                address + elements.offset() % length,
                elements.dataType(),
                Math.toIntExact(elements.iteration()));
    }
}
