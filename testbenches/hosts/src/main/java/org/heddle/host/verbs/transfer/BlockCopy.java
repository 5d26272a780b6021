package org.heddle.host.verbs.transfer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.heddle.host.verbs.MemoryRegion;
import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.datatype.TypeSegment;

/** Copies by the processor between the blocks of an end and one buffer for all of them. */
final class BlockCopy {
    private final TransferEnd end;
    private final MemoryRegion buffer;
    private final boolean walks;
    private final List<TypeSegment> segments;

    /** @param walks whether the blocks are found by walking an MPI datatype */
    BlockCopy(TransferEnd end, MemoryRegion buffer, boolean walks) {
        this.end = end;
        this.buffer = buffer;
        this.walks = walks;
        segments = walks ? walked(end.blocks()) : listed(end.blocks());
    }

    private static List<TypeSegment> listed(Blocks blocks) {
        List<TypeSegment> all = new ArrayList<>(blocks.count());
        for (int i = 0; i < blocks.count(); i++) {
            all.add(new TypeSegment(i * blocks.pitch(), blocks.bytes()));
        }
        return all;
    }

    private static List<TypeSegment> walked(Blocks blocks) {
        int[] lengths = new int[blocks.count()];
        long[] displacements = new long[blocks.count()];
        Arrays.fill(lengths, Math.toIntExact(blocks.bytes()));
        Arrays.setAll(displacements, i -> i * blocks.pitch());
        Datatype type = Datatype.createHIndexed(lengths, displacements, Datatype.BYTE);
        type.commit();
        List<TypeSegment> all = new ArrayList<>();
        type.flatten(1).segments().forEach(all::add);
        return all;
    }

    /** Packs, in the time that it takes. */
    void pack() {
        move(true);
        pass();
    }

    /** Unpacks, in the time that it takes. */
    void unpack() {
        move(false);
        pass();
    }

    private void pass() {
        long bytes = end.blocks().total();
        end.context().copied(bytes, end.costs().copy(end.blocks().count(), bytes, walks));
    }

    /** Moves the bytes, without time. */
    void move(boolean packs) {
        long at = buffer.address();
        for (TypeSegment segment : segments) {
            byte[] data = new byte[Math.toIntExact(segment.length())];
            long address = end.blocks().base() + segment.displacement();
            end.memory().load(packs ? address : at, data, 0, data.length);
            end.memory().store(packs ? at : address, data, 0, data.length);
            at += data.length;
        }
    }
}
