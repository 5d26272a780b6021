package org.heddle.host.mpc.rdma;

import java.util.List;
import java.util.Locale;

/** Version of MPI on remote writes. */
public enum MpcMode {
    /** RDMA and PUT in system space, notified by interrupts. */
    MPC1,
    /** RDMA and PUT at user level, polling; addresses are translated by system calls. */
    MPC2,
    /** MPC2 in a process whose virtual addresses are its physical ones plus a displacement. */
    MPC3,
    /** At user level with lists for each process: no lock, no call, no register to look at. */
    IMPROVED;

    /** Returns the versions of the paper. */
    public static List<MpcMode> published() {
        return List.of(MPC1, MPC2, MPC3);
    }

    /** Returns whether RDMA and PUT run in system space. */
    public boolean isInSystemSpace() {
        return this == MPC1;
    }

    /** Returns whether addresses are translated by system calls. */
    public boolean translatesByCalls() {
        return this == MPC1 || this == MPC2;
    }

    /** Returns whether each process has lists of its own. */
    public boolean hasOwnLists() {
        return this == IMPROVED;
    }

    /** Returns the largest message that goes SHORT, in bytes: as published, or where a rendezvous overtakes it. */
    public int publishedThreshold() {
        return switch (this) {
            case MPC1 -> 16 * 1024;
            case MPC2 -> 8 * 1024;
            case MPC3 -> 4 * 1024;
            case IMPROVED -> 1024;
        };
    }

    /** Returns the name that commands and tables have. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
