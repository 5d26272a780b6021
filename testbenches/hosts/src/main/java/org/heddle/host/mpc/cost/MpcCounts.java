package org.heddle.host.mpc.cost;

import java.util.ArrayList;
import java.util.List;

/**
 * Work that a process has done so far.
 *
 * @param systemCalls into the driver
 * @param interrupts whose handler ran for it
 * @param copies of message data by the processor, each over a whole message or fragment
 * @param rdmaSends remote writes that were ordered
 * @param reads remote reads that were ordered
 * @param locks taken
 * @param control messages sent, by kind
 * @param controlBytes their bytes, by kind
 * @param fragments of the messages that it sent by rendezvous, in their order; of one that was read, of the reader
 * @param reasons why messages were not moved between their buffers without a copy, in words
 * @param duplicates notifications that repeated an earlier one, and were ignored
 * @param badAddresses remote writes that were refused because of their address
 * @param registrations of memory that was not allocated for messages
 */
public record MpcCounts(
        long systemCalls,
        long interrupts,
        long copies,
        long rdmaSends,
        long reads,
        long locks,
        ControlCount control,
        ControlCount controlBytes,
        List<FragmentCount> fragments,
        List<String> reasons,
        long duplicates,
        long badAddresses,
        long registrations) {
    /** Nothing done. */
    public static final MpcCounts NONE =
            new MpcCounts(0, 0, 0, 0, 0, 0, ControlCount.NONE, ControlCount.NONE, List.of(), List.of(), 0, 0, 0);

    /** Copies the lists. */
    public MpcCounts {
        fragments = List.copyOf(fragments);
        reasons = List.copyOf(reasons);
    }

    /** Returns the work of two processes together. */
    public MpcCounts plus(MpcCounts other) {
        return new MpcCounts(
                systemCalls + other.systemCalls,
                interrupts + other.interrupts,
                copies + other.copies,
                rdmaSends + other.rdmaSends,
                reads + other.reads,
                locks + other.locks,
                control.plus(other.control),
                controlBytes.plus(other.controlBytes),
                joined(fragments, other.fragments),
                joined(reasons, other.reasons),
                duplicates + other.duplicates,
                badAddresses + other.badAddresses,
                registrations + other.registrations);
    }

    private static <T> List<T> joined(List<T> first, List<T> second) {
        List<T> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
