package org.heddle.host.dimmnet2.mpi;

import java.util.Iterator;
import java.util.List;
import java.util.stream.StreamSupport;
import org.heddle.host.dimmnet2.layout.TypeCompiler;
import org.heddle.mpi.datatype.Runs;
import org.heddle.mpi.datatype.TypedBuffer;

/** Where in a node's memory a message's data land: in place, or in a copy for a receive into the host's memory. */
final class Landing {
    private final TypedBuffer target;
    private final long bytes;
    private final SoDimmMemory memory;
    private final SoDimmHeap heap;
    private final boolean inPlace;
    private final long address;

    Landing(TypedBuffer target, long bytes, SoDimmMemory memory, SoDimmHeap heap) {
        this.target = target;
        this.bytes = bytes;
        this.memory = memory;
        this.heap = heap;
        this.inPlace = memory.isSameAs(target.memory());
        this.address = inPlace ? target.address() : heap.allocate(bytes);
    }

    boolean isInPlace() {
        return inPlace;
    }

    /** Returns the address from which the runs' displacements are counted, a multiple of 4. */
    long base() {
        return address - shift();
    }

    private long shift() {
        return address % TypeCompiler.WORD;
    }

    /** Where the bytes go, in their order. */
    Iterator<Runs> runs() {
        if (!inPlace) {
            return List.of(new Runs(0, bytes, 1, 0)).iterator();
        }
        return StreamSupport.stream(target.layout().spliterator(), false)
                .map(group -> new Runs(group.displacement() + shift(), group.length(), group.count(), group.stride()))
                .iterator();
    }

    /** Not in place: carries the data from the copy to where they belong. */
    void carry() {
        byte[] piece = new byte[WindowAccess.BYTES];
        for (long done = 0; done < bytes; done += piece.length) {
            int length = (int) Math.min(piece.length, bytes - done);
            memory.read(address + done, piece, 0, length);
            target.write(done, piece, 0, length);
        }
        heap.free(address);
    }
}
