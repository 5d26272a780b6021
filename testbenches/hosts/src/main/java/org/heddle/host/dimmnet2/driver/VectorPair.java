package org.heddle.host.dimmnet2.driver;

import java.util.ArrayList;
import java.util.List;
import org.heddle.nic.stage.pattern.AccessPattern;

/**
 * Both sides of a transfer of any length, before it is cut into commands.
 *
 * @param source what to read; any number of elements
 * @param destination where to store as many bytes
 */
public record VectorPair(VectorAccess source, VectorAccess destination) {
    private static final int LARGEST_ELEMENT = 128;

    /** Refuses sides of different sizes. */
    public VectorPair {
        if (source.bytes() != destination.bytes()) {
            throw new IllegalArgumentException("source and destination must have the same size: source="
                    + source.bytes() + " bytes, destination=" + destination.bytes() + " bytes");
        }
    }

    /**
     * The commands that it takes, as few as possible: each begins and ends with an element of both sides, has at most 255 of them
     * on either side, and fills whole packets where it can. The elements of a contiguous side are chosen to suit the other.
     *
     * @param packetPayload most payload bytes of a packet
     */
    public List<VectorPair> commands(int packetPayload) {
        List<VectorPair> commands = new ArrayList<>();
        long done = 0;
        while (done < source.bytes()) {
            long left = source.bytes() - done;
            int sourceElement = element(source, destination, left);
            int destinationElement = element(destination, source, left);
            int unit = Math.max(sourceElement, destinationElement);
            int mostUnits = VectorAccess.MAXIMUM_COUNT * Math.min(sourceElement, destinationElement) / unit;
            long bytes = Math.min(unitsOfCommand(mostUnits, packetPayload / unit), left / unit) * unit;
            commands.add(new VectorPair(
                    part(source, done, bytes, sourceElement), part(destination, done, bytes, destinationElement)));
            done += bytes;
        }
        return commands;
    }

    /** The element size of a side; a contiguous one has the other's, or the largest that what is left allows. */
    private static int element(VectorAccess side, VectorAccess other, long left) {
        if (side.pattern() != AccessPattern.CONTIGUOUS) {
            return side.elementBytes();
        }
        return other.pattern() != AccessPattern.CONTIGUOUS
                ? other.elementBytes()
                : (int) Math.min(LARGEST_ELEMENT, Long.highestOneBit(left));
    }

    /** The most that fill whole packets, or simply the most where one packet holds more than a command. */
    private static int unitsOfCommand(int most, int perPacket) {
        return perPacket > most || perPacket == 0 ? most : most / perPacket * perPacket;
    }

    private static VectorAccess part(VectorAccess side, long first, long bytes, int element) {
        int count = Math.toIntExact(bytes / element);
        return side.pattern() == AccessPattern.CONTIGUOUS
                ? VectorAccess.contiguous(side.base() + first, element, count)
                : side.part(Math.toIntExact(first / element), count);
    }
}
