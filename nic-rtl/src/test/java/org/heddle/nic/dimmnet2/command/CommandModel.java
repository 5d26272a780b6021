package org.heddle.nic.dimmnet2.command;

import java.math.BigInteger;
import java.util.List;

/** Model of a command's fate, in plain arithmetic without a width. */
final class CommandModel {
    private static final BigInteger MEMORY_BYTES = BigInteger.ONE.shiftLeft(29);

    /**
     * One side of a command.
     *
     * @param base 32 bits
     * @param stride 32 bits, signed
     * @param elementBytes 16 bits
     * @param count 16 bits
     * @param pattern 0 contiguous, 1 stride, 2 and 3 lists of 4- and 8-byte entries, others unknown
     */
    record Side(long base, int stride, int elementBytes, int count, int pattern) {
        boolean isEmpty() {
            return elementBytes == 0 || count == 0;
        }

        int bytes() {
            return elementBytes * count;
        }

        /** Why it cannot be, as the end of a status's name; empty if it can. */
        String fault() {
            return fault(false);
        }

        /** The same where it may be that the access goes to a window. */
        String fault(boolean inWindow) {
            if (!List.of(4, 8, 16, 32, 64, 128).contains(elementBytes)) {
                return "ELEMENT_SIZE";
            } else if (count > 255) {
                return "COUNT";
            } else if (pattern > (inWindow ? 0 : 3)) {
                return "PATTERN";
            } else if (base % 4 != 0 || pattern != 0 && stride % 4 != 0) {
                return "ALIGNMENT";
            }
            boolean leavesWindow = inWindow && base + bytes() > 4096;
            return leavesWindow || leavesMemory() ? "RANGE" : "";
        }

        private boolean leavesMemory() {
            if (pattern >= 2) {
                long origin = stride & 0xFFFF_FFFFL;
                long end = base + (pattern == 2 ? 4L : 8L) * count;
                return end > MEMORY_BYTES.longValue() || origin >= MEMORY_BYTES.longValue();
            }
            for (int i = 0; i < count; i++) {
                BigInteger step = BigInteger.valueOf(pattern == 1 ? stride : elementBytes);
                BigInteger start = BigInteger.valueOf(base).add(step.multiply(BigInteger.valueOf(i)));
                BigInteger end = start.add(BigInteger.valueOf(elementBytes));
                if (start.signum() < 0 || end.compareTo(MEMORY_BYTES) > 0) {
                    return true;
                }
            }
            return false;
        }
    }

    private CommandModel() {}

    /** The name of the status: the first reason that applies. */
    static String status(int operation, int node, int otherProcess, Side source, Side destination) {
        boolean fromWindow = operation == 2;
        boolean intoWindow = operation == 1;
        if (operation > 7) {
            return "UNKNOWN_OPERATION";
        } else if (operation > 5) {
            // What fences tell other nodes moves nothing, whatever else stands there.
            return "ZERO_LENGTH";
        } else if (node > 15 && (operation == 0 || operation == 3)) {
            return "UNKNOWN_NODE";
        } else if (otherProcess > 1) {
            return "UNKNOWN_PROCESS";
        } else if (source.isEmpty() && destination.isEmpty()) {
            return "ZERO_LENGTH";
        } else if (!source.fault(fromWindow).isEmpty()) {
            return "SOURCE_" + source.fault(fromWindow);
        } else if (!destination.fault(intoWindow).isEmpty()) {
            return "DESTINATION_" + destination.fault(intoWindow);
        }
        return source.bytes() == destination.bytes() ? "DONE" : "SIZE_MISMATCH";
    }
}
