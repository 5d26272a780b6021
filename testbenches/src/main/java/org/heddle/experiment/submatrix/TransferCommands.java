package org.heddle.experiment.submatrix;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.VectorAccess;
import org.heddle.host.VectorWrite;

/** The vector commands that a transfer is made of: as few as possible, each ending with a full packet where it can. */
final class TransferCommands {
    private static final int LARGEST_ELEMENT = 128;
    private static final int SMALLEST_ELEMENT = 4;

    private TransferCommands() {}

    /**
     * Commands that write to node 1; the last one asks for a receive status.
     *
     * @param packetPayload most payload bytes of a packet
     */
    static List<VectorWrite> of(Submatrix workload, int packetPayload) {
        List<VectorAccess> accesses = workload.pattern() == Submatrix.Pattern.STRIDE
                ? stride(workload, packetPayload)
                : contiguous(workload.bytes(), packetPayload);
        List<VectorWrite> commands = new ArrayList<>();
        for (int i = 0; i < accesses.size(); i++) {
            commands.add(new VectorWrite(accesses.get(i), accesses.get(i), 1, i == accesses.size() - 1));
        }
        return commands;
    }

    private static List<VectorAccess> stride(Submatrix workload, int packetPayload) {
        int element = Math.toIntExact(workload.elementBytes());
        int stride = Math.toIntExact(workload.strideBytes());
        List<VectorAccess> accesses = new ArrayList<>();
        int most = elementsOfCommand(element, packetPayload);
        for (int first = 0; first < workload.m(); first += most) {
            int count = Math.min(most, workload.m() - first);
            accesses.add(VectorAccess.stride((long) first * stride, element, count, stride));
        }
        return accesses;
    }

    private static List<VectorAccess> contiguous(long bytes, int packetPayload) {
        List<VectorAccess> accesses = new ArrayList<>();
        long base = 0;
        int element = LARGEST_ELEMENT;
        while (base < bytes) {
            while (bytes - base < element && element > SMALLEST_ELEMENT) {
                element /= 2;
            }
            long count = Math.min(elementsOfCommand(element, packetPayload), (bytes - base) / element);
            accesses.add(VectorAccess.contiguous(base, element, Math.toIntExact(count)));
            base += count * element;
        }
        return accesses;
    }

    /** The most elements that fill whole packets, or simply the most where one packet holds more than a command. */
    private static int elementsOfCommand(int element, int packetPayload) {
        int perPacket = packetPayload / element;
        return perPacket > VectorAccess.MAXIMUM_COUNT
                ? VectorAccess.MAXIMUM_COUNT
                : VectorAccess.MAXIMUM_COUNT / perPacket * perPacket;
    }
}
