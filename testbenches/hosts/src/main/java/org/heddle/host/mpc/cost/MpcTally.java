package org.heddle.host.mpc.cost;

import java.util.ArrayList;
import java.util.List;

/** Counters of one process; each is counted where the work is done. */
public final class MpcTally {
    private long systemCalls;
    private long interrupts;
    private long copies;
    private long rdmaSends;
    private long reads;
    private long locks;
    private ControlCount control = ControlCount.NONE;
    private ControlCount controlBytes = ControlCount.NONE;
    private final List<FragmentCount> fragments = new ArrayList<>();
    private final List<String> reasons = new ArrayList<>();
    private long duplicates;
    private long badAddresses;
    private long registrations;

    /** Counts a system call. */
    public void systemCall() {
        systemCalls++;
    }

    /** Counts an interrupt. */
    public void interrupt() {
        interrupts++;
    }

    /** Counts a copy of message data. */
    public void copy() {
        copies++;
    }

    /** Counts ordered remote writes. */
    public void rdmaSends(int writes) {
        rdmaSends += writes;
    }

    /** Counts ordered remote reads. */
    public void reads(int count) {
        reads += count;
    }

    /** Counts a lock that was taken. */
    public void lock() {
        locks++;
    }

    /** Counts a control message: one in its kind's place of {@code kind}, its bytes in that of {@code bytes}. */
    public void control(ControlCount kind, ControlCount bytes) {
        control = control.plus(kind);
        controlBytes = controlBytes.plus(bytes);
    }

    /** Counts a fragment that is sent. */
    public void fragment(FragmentCount fragment) {
        fragments.add(fragment);
    }

    /** Notes why a message is copied although it is no SHORT. */
    public void reason(String reason) {
        reasons.add(reason);
    }

    /** Counts a notification that repeated another one. */
    public void duplicate() {
        duplicates++;
    }

    /** Counts a remote write that was refused because of its address. */
    public void badAddress() {
        badAddresses++;
    }

    /** Counts a registration of memory. */
    public void registration() {
        registrations++;
    }

    /** Returns the counts so far. */
    public MpcCounts counts() {
        return new MpcCounts(
                systemCalls,
                interrupts,
                copies,
                rdmaSends,
                reads,
                locks,
                control,
                controlBytes,
                fragments,
                reasons,
                duplicates,
                badAddresses,
                registrations);
    }
}
