package org.heddle.host.dimmnet2.mpi;

import java.util.List;
import java.util.Optional;
import org.heddle.host.dimmnet2.layout.SourcePart;
import org.heddle.host.dimmnet2.layout.SourceParts;
import org.heddle.host.dimmnet2.layout.SourceRuns;
import org.heddle.host.dimmnet2.layout.TypeCompiler;
import org.heddle.mpi.datatype.Runs;
import org.heddle.mpi.datatype.TypedBuffer;

/**
 * Where a receiver finds a message's data in its sender's memory.
 *
 * @param address that displacements are counted from, a multiple of 4
 * @param parts where from there
 * @param copy address of a packed copy that was made for this message, or {@link #NONE}
 * @param lists that the parts name
 * @param packedBecause why a copy was made; empty if none was
 */
record MessageSource(long address, List<SourcePart> parts, long copy, AddressLists.Use lists, String packedBecause) {
    static final long NONE = -1;

    static final String IN_HOST_MEMORY = "the buffer lies in the host's memory, not in the node's";

    private static final int PIECE = 1 << 16;

    /** Describes the data where they lie, or a packed copy if that cannot be told in a request. */
    static MessageSource of(TypedBuffer data, SoDimmMemory memory, SoDimmHeap heap, AddressLists.Use lists) {
        if (data.bytes() == 0) {
            return new MessageSource(0, List.of(), NONE, lists, "");
        }
        if (!memory.isSameAs(data.memory())) {
            return packed(data, memory, heap, lists, IN_HOST_MEMORY);
        }
        long shift = data.address() % TypeCompiler.WORD;
        Optional<List<SourcePart>> parts = SourceParts.of(data.layout(), shift, lists::address);
        return parts.map(found -> new MessageSource(data.address() - shift, found, NONE, lists, ""))
                .orElseGet(() -> packed(
                        data,
                        memory,
                        heap,
                        lists,
                        "it has more than " + SourceParts.MOST
                                + " groups of runs, not all at multiples of 4 bytes, which no list names"));
    }

    private static MessageSource packed(
            TypedBuffer data, SoDimmMemory memory, SoDimmHeap heap, AddressLists.Use lists, String reason) {
        long bytes = data.bytes();
        long copy = heap.allocate(bytes);
        byte[] piece = new byte[(int) Math.min(PIECE, bytes)];
        for (long done = 0; done < bytes; done += piece.length) {
            int length = (int) Math.min(piece.length, bytes - done);
            data.read(done, piece, 0, length);
            memory.write(copy + done, piece, 0, length);
        }
        SourcePart part = new SourceRuns(List.of(new Runs(0, bytes, 1, 0)));
        return new MessageSource(copy, List.of(part), copy, lists, reason);
    }

    /** The receiver has the data. */
    void end(SoDimmHeap heap) {
        lists.end();
        if (copy != NONE) {
            heap.free(copy);
        }
    }
}
