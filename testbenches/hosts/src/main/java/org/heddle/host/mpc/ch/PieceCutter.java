package org.heddle.host.mpc.ch;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.mpc.memory.PhysicalPiece;

/** Cuts the pieces of a sender and of a receiver wherever either side is cut. */
public final class PieceCutter {
    /**
     * Contiguous on both sides.
     *
     * @param plad physical local address
     * @param prad physical remote address
     * @param len bytes, at least 1
     */
    public record Cut(long plad, long prad, int len) {}

    private PieceCutter() {}

    /**
     * Returns the cuts, in the order of the data.
     *
     * @param source pieces of the sender
     * @param target pieces of the receiver, of as many bytes
     * @throws IllegalArgumentException if one side has more bytes
     */
    public static List<Cut> cut(List<PhysicalPiece> source, List<PhysicalPiece> target) {
        if (PhysicalPiece.total(source) != PhysicalPiece.total(target)) {
            throw new IllegalArgumentException("the sender's pieces have " + PhysicalPiece.total(source)
                    + " bytes, and the receiver's " + PhysicalPiece.total(target));
        }
        List<Cut> cuts = new ArrayList<>();
        int from = 0;
        int to = 0;
        long fromDone = 0;
        long toDone = 0;
        while (from < source.size()) {
            PhysicalPiece local = source.get(from);
            PhysicalPiece remote = target.get(to);
            long bytes = Math.min(local.bytes() - fromDone, remote.bytes() - toDone);
            cuts.add(new Cut(local.address() + fromDone, remote.address() + toDone, (int) bytes));
            fromDone += bytes;
            toDone += bytes;
            if (fromDone == local.bytes()) {
                from++;
                fromDone = 0;
            }
            if (toDone == remote.bytes()) {
                to++;
                toDone = 0;
            }
        }
        return cuts;
    }
}
