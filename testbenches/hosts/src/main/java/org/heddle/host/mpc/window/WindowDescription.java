package org.heddle.host.mpc.window;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.heddle.host.mpc.memory.PhysicalPiece;
import org.heddle.mpi.datatype.TypeSegment;
import org.heddle.mpi.datatype.TypedBuffer;

/**
 * Where a rank's window is in the physical memory of its node.
 *
 * @param flags address of the cells that peers write flags into
 * @param locks address of the lock's cells
 * @param pieces of the window, in their order
 */
record WindowDescription(long flags, long locks, List<PhysicalPiece> pieces) {
    byte[] encode() {
        ByteBuffer bytes = ByteBuffer.allocate((2 + 2 * pieces.size()) * Long.BYTES);
        bytes.putLong(flags).putLong(locks);
        pieces.forEach(piece -> bytes.putLong(piece.address()).putLong(piece.bytes()));
        return bytes.array();
    }

    static WindowDescription decode(byte[] encoded) {
        ByteBuffer bytes = ByteBuffer.wrap(encoded);
        long flags = bytes.getLong();
        long locks = bytes.getLong();
        List<PhysicalPiece> pieces = new ArrayList<>();
        while (bytes.hasRemaining()) {
            pieces.add(new PhysicalPiece(bytes.getLong(), bytes.getLong()));
        }
        return new WindowDescription(flags, locks, List.copyOf(pieces));
    }

    /** Returns where data of the window are, whose addresses count from its first byte; in their order. */
    List<PhysicalPiece> pieces(TypedBuffer data) {
        ArrayList<PhysicalPiece> found = new ArrayList<>();
        for (TypeSegment segment : data.layout().segments()) {
            add(found, data.address() + segment.displacement(), segment.length());
        }
        return found;
    }

    private void add(ArrayList<PhysicalPiece> found, long first, long length) {
        long before = 0;
        for (PhysicalPiece piece : pieces) {
            long from = Math.max(first, before);
            long to = Math.min(first + length, before + piece.bytes());
            if (from < to) {
                PhysicalPiece.join(found, new PhysicalPiece(piece.address() + from - before, to - from));
            }
            before += piece.bytes();
        }
    }
}
