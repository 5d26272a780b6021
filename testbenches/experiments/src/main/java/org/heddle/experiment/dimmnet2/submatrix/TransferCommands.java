package org.heddle.experiment.dimmnet2.submatrix;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.dimmnet2.driver.VectorAccess;
import org.heddle.host.dimmnet2.driver.VectorPair;
import org.heddle.host.dimmnet2.driver.VectorWrite;

/** The vector commands that a transfer is made of. */
final class TransferCommands {
    private static final int SMALLEST_ELEMENT = 4;

    private TransferCommands() {}

    /**
     * Commands that write to node 1; the last one asks for a receive status.
     *
     * @param packetPayload most payload bytes of a packet
     */
    static List<VectorWrite> of(Submatrix workload, int packetPayload) {
        List<VectorPair> pairs = new VectorPair(access(workload), access(workload)).commands(packetPayload);
        List<VectorWrite> commands = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i++) {
            VectorPair pair = pairs.get(i);
            commands.add(new VectorWrite(pair.source(), pair.destination(), 1, i == pairs.size() - 1));
        }
        return commands;
    }

    private static VectorAccess access(Submatrix workload) {
        if (workload.pattern() == Submatrix.Pattern.CONTIGUOUS) {
            return VectorAccess.contiguous(0, SMALLEST_ELEMENT, Math.toIntExact(workload.bytes() / SMALLEST_ELEMENT));
        }
        return VectorAccess.stride(
                0, Math.toIntExact(workload.elementBytes()), workload.m(), Math.toIntExact(workload.strideBytes()));
    }
}
