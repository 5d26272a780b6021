package org.heddle.mpi.window;

import java.util.BitSet;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;

/** Epochs of a window at one rank: between two fences, under the lock of a target, or towards a group. Each error is ERR_RMA_SYNC. */
final class WinEpochs {
    private final String window;
    private final int rank;
    private final BitSet locked = new BitSet();
    private final GroupEpochs groups;
    private boolean fenced;
    /** Whether something has been begun since the last fence: that epoch ends by a fence alone. */
    private boolean isUsed;

    WinEpochs(String window, int rank, GroupEpochs groups) {
        this.window = window;
        this.rank = rank;
        this.groups = groups;
    }

    /** Refuses an operation towards a target outside of an epoch. */
    void requireAccess(String call, int target) {
        if (!locked.get(target) && !groups.reaches(target) && !fenced) {
            throw error(call + " of rank " + rank + " reaches rank " + target + " of " + window
                    + " outside of an epoch: call fence() on all ranks before it, lock() of rank " + target
                    + ", or start() of a group with it");
        }
    }

    /** Takes an operation towards a target as begun. */
    void accessed(int target) {
        isUsed |= !locked.get(target) && !groups.reaches(target);
    }

    void requireNoLock(String call) {
        if (!locked.isEmpty()) {
            throw error(call + " of " + window + " by rank " + rank + ", which holds the lock of rank "
                    + locked.nextSetBit(0) + ": unlock() it before");
        }
    }

    void fenced() {
        fenced = true;
        isUsed = false;
    }

    /** Refuses to free a window whose last operations no fence has ended. */
    void requireEnded() {
        if (isUsed) {
            throw error("MPI_Win_free of " + window + " by rank " + rank
                    + " inside an epoch in which it has reached others: call fence() before");
        }
    }

    void requireLockable(String call, int target) {
        requireBeginnable(call, target);
        if (groups.reaches(target)) {
            throw error(towards(call, target) + ", of which an epoch lasts: complete() it before");
        }
    }

    /** Refuses to start an epoch towards a target. */
    void requireStartable(int target) {
        requireBeginnable("MPI_Win_start", target);
    }

    private void requireBeginnable(String call, int target) {
        if (locked.get(target)) {
            throw error(towards(call, target) + ", whose lock it holds: unlock() it before");
        }
        if (isUsed) {
            throw error(towards(call, target) + " inside an epoch between fences: end that by fence() before");
        }
    }

    /** Takes an epoch of a group as begun; what fences have begun is over. */
    void started() {
        fenced = false;
    }

    /** Takes a lock as held; what fences have begun is over. */
    void locked(int target) {
        locked.set(target);
        fenced = false;
    }

    void requireLocked(String call, int target) {
        if (!locked.get(target)) {
            throw error(towards(call, target) + ", whose lock it does not hold: lock() it before");
        }
    }

    /** Refuses a call that needs the lock of a target, whichever. */
    void requireAnyLock(String call) {
        if (locked.isEmpty()) {
            throw error(call + " of rank " + rank + " in " + window + ", of which it holds no lock: lock() before");
        }
    }

    void unlocked(int target) {
        locked.clear(target);
    }

    /** Returns the targets whose locks are held. */
    int[] held() {
        return locked.stream().toArray();
    }

    private String towards(String call, int target) {
        return call + " of rank " + rank + " for rank " + target + " of " + window;
    }

    private static MpiException error(String message) {
        return new MpiException(ErrorClass.ERR_RMA_SYNC, message);
    }
}
