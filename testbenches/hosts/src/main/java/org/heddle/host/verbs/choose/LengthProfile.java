package org.heddle.host.verbs.choose;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import org.heddle.host.verbs.ScatterGatherElement;
import org.heddle.mpi.datatype.FlatLayout;
import org.heddle.mpi.datatype.Runs;

/**
 * Lengths of a message's runs of bytes, in the order of its stream. Two ends that know each other's can cut their lists alike.
 *
 * @param groups neighbours of one length
 */
public record LengthProfile(List<Group> groups) {
    /** Number of bytes of a group on its way: length and count, 8 bytes each, little-endian. */
    public static final int GROUP_BYTES = 16;

    /**
     * Runs of one length, one behind the other.
     *
     * @param bytes of each, at least 1
     * @param count of them, at least 1
     */
    public record Group(long bytes, long count) {}

    /** Copies the groups. */
    public LengthProfile {
        groups = List.copyOf(groups);
    }

    /** Returns the profile of data that lie together. */
    public static LengthProfile together(long bytes) {
        return new LengthProfile(bytes == 0 ? List.of() : List.of(new Group(bytes, 1)));
    }

    /** Returns the profile of a layout. */
    public static LengthProfile of(FlatLayout layout) {
        List<Group> groups = new ArrayList<>();
        for (Runs runs : layout) {
            add(groups, runs.length(), runs.count());
        }
        return new LengthProfile(groups);
    }

    private static void add(List<Group> groups, long bytes, long count) {
        Group last = groups.isEmpty() ? null : groups.get(groups.size() - 1);
        if (last != null && last.bytes == bytes) {
            groups.set(groups.size() - 1, new Group(bytes, last.count + count));
        } else if (bytes > 0 && count > 0) {
            groups.add(new Group(bytes, count));
        }
    }

    /** Returns the number of runs. */
    public long blocks() {
        return groups.stream().mapToLong(Group::count).sum();
    }

    /** Returns the bytes of all runs. */
    public long bytes() {
        return groups.stream().mapToLong(group -> group.bytes * group.count).sum();
    }

    /** Returns the profile of the first bytes of the stream; the last run may be cut. */
    public LengthProfile head(long bytes) {
        List<Group> head = new ArrayList<>();
        long left = bytes;
        for (Group group : groups) {
            long whole = Math.min(group.count, left / group.bytes);
            add(head, group.bytes, whole);
            left -= whole * group.bytes;
            if (whole < group.count) {
                add(head, left, 1);
                break;
            }
        }
        return new LengthProfile(head);
    }

    /** Returns pieces of these lengths, without address and key. */
    public List<ScatterGatherElement> pieces() {
        List<ScatterGatherElement> pieces = new ArrayList<>();
        for (Group group : groups) {
            for (long i = 0; i < group.count; i++) {
                pieces.add(new ScatterGatherElement(0, group.bytes, 0));
            }
        }
        return pieces;
    }

    /** Returns the groups as they travel, {@value #GROUP_BYTES} bytes each. */
    public byte[] encode() {
        ByteBuffer bytes = ByteBuffer.allocate(GROUP_BYTES * groups.size()).order(ByteOrder.LITTLE_ENDIAN);
        groups.forEach(group -> bytes.putLong(group.bytes).putLong(group.count));
        return bytes.array();
    }

    /** Returns the profile that has travelled. */
    public static LengthProfile decode(byte[] encoded) {
        ByteBuffer bytes = ByteBuffer.wrap(encoded).order(ByteOrder.LITTLE_ENDIAN);
        List<Group> groups = new ArrayList<>();
        while (bytes.hasRemaining()) {
            groups.add(new Group(bytes.getLong(), bytes.getLong()));
        }
        return new LengthProfile(groups);
    }

    /** Returns the profile of runs of these lengths. */
    public static LengthProfile of(List<Long> lengths) {
        List<Group> groups = new ArrayList<>();
        lengths.forEach(length -> add(groups, length, 1));
        return new LengthProfile(groups);
    }

    @Override
    public String toString() {
        return "%,d x %,d bytes".formatted(blocks(), blocks() == 0 ? 0 : Math.round((double) bytes() / blocks()));
    }
}
