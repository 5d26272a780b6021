package org.heddle.host.mpc.window;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.heddle.host.mpc.ch.ChProcess;
import org.heddle.host.mpc.ch.PieceCutter.Cut;
import org.heddle.host.mpc.memory.BufferPlacement;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.host.mpc.memory.ProcessMemory;
import org.heddle.host.mpc.put.ElementUpdate;
import org.heddle.mpi.datatype.Basic;
import org.heddle.mpi.datatype.TypedBuffer;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.operation.Op;
import org.jspecify.annotations.Nullable;

/**
 * Accumulations of one rank on a window: an update for each element, in their order. The node whose memory it is carries out all of them, those of its own
 * processes too, so that an element is changed by one of them at a time.
 */
final class WindowUpdates {
    private final ChProcess process;
    private final int peer;
    private final WindowDescription there;
    private final WindowReads reads;
    private final WindowCells cells;

    WindowUpdates(ChProcess process, int peer, WindowDescription there, WindowReads reads, WindowCells cells) {
        this.process = process;
        this.peer = peer;
        this.there = there;
        this.reads = reads;
        this.cells = cells;
    }

    /**
     * Orders the updates of a call.
     *
     * @param open told of their beginning, and of their end: all elements are changed, and the old ones are in the result
     * @throws MpiException ERR_UNSUPPORTED_OPERATION if the node cannot do it; then nothing is ordered
     */
    void order(
            TypedBuffer origin, @Nullable TypedBuffer result, TypedBuffer target, Op op, Basic basic, OpenReads open) {
        NodeOperations.require(op, basic);
        List<Long> elements = elements(target, basic);
        if (elements.isEmpty()) {
            return;
        }
        process.processor().work(MpcWindows.CALL_CYCLES + MpcWindows.ELEMENT_CYCLES * (elements.size() - 1L));
        List<ElementUpdate> updates = updates(origin, op, basic, elements.size());
        open.begin();
        if (result == null) {
            long unwanted = cells.address(WindowCells.Kind.UNWANTED, peer);
            reads.update(peer, cuts(Collections.nCopies(elements.size(), unwanted), elements, basic), updates, () -> {
                process.processor().work(MpcWindows.END_CYCLES);
                open.end();
            });
            return;
        }
        // The old values come into a copy, in which none crosses a page.
        ProcessMemory own = process.memory().process();
        int bytes = elements.size() * basic.bytes();
        long copy = own.allocate(bytes, BufferPlacement.SCATTERED);
        reads.update(peer, cuts(places(own.pieces(copy, bytes), basic), elements, basic), updates, () -> {
            process.processor().work(MpcWindows.END_CYCLES);
            byte[] old = new byte[bytes];
            own.load(copy, old, 0, bytes);
            own.free(copy);
            result.write(0, basic.littleEndian(old, result.memory().order()), 0, bytes);
            process.processor().copied(bytes);
            open.end();
        });
    }

    private List<ElementUpdate> updates(TypedBuffer origin, Op op, Basic basic, int count) {
        List<ElementUpdate> updates = new ArrayList<>();
        byte[] packed = origin.packed(count * basic.bytes());
        ByteBuffer operands = ByteBuffer.wrap(
                        basic.littleEndian(packed, origin.memory().order()))
                .order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            long operand = basic.bytes() == Long.BYTES ? operands.getLong() : Integer.toUnsignedLong(operands.getInt());
            updates.add(NodeOperations.update(op, basic, operand));
        }
        return updates;
    }

    /** Returns the physical addresses of the target's elements. */
    private List<Long> elements(TypedBuffer target, Basic basic) {
        List<PhysicalPiece> pieces = there.pieces(target);
        for (PhysicalPiece piece : pieces) {
            if (piece.address() % basic.bytes() != 0 || piece.bytes() % basic.bytes() != 0) {
                throw new MpiException(
                        ErrorClass.ERR_UNSUPPORTED_OPERATION,
                        "MPC nodes accumulate elements at multiples of their size, %d bytes, and one at world rank %d is at 0x%x: align the window and its displacements"
                                .formatted(basic.bytes(), peer, piece.address()));
            }
        }
        return places(pieces, basic);
    }

    private static List<Long> places(List<PhysicalPiece> pieces, Basic basic) {
        List<Long> places = new ArrayList<>();
        for (PhysicalPiece piece : pieces) {
            for (long done = 0; done < piece.bytes(); done += basic.bytes()) {
                places.add(piece.address() + done);
            }
        }
        return places;
    }

    private static List<Cut> cuts(List<Long> here, List<Long> there, Basic basic) {
        List<Cut> cuts = new ArrayList<>();
        for (int i = 0; i < there.size(); i++) {
            cuts.add(new Cut(here.get(i), there.get(i), basic.bytes()));
        }
        return cuts;
    }
}
