package org.heddle.host.verbs;

import java.util.OptionalInt;
import org.heddle.host.verbs.device.DeviceCompletion;
import org.heddle.host.verbs.type.WcOpcode;
import org.heddle.host.verbs.type.WcStatus;

/** How a request ended. Of one that failed only id, status, queue pair and vendor error are defined. */
public final class WorkCompletion {
    private final long id;
    private final DeviceCompletion entry;

    WorkCompletion(long id, DeviceCompletion entry) {
        this.id = id;
        this.entry = entry;
    }

    /** Returns the id of the request (wr_id). */
    public long id() {
        return id;
    }

    /** Returns how it ended. */
    public WcStatus status() {
        return entry.status();
    }

    /** Returns the number of its queue pair. */
    public int queuePair() {
        return entry.queuePair();
    }

    /** Returns the device's own number of an error, 0 if there is none. */
    public int vendorError() {
        return entry.vendorError();
    }

    /**
     * Returns the operation.
     *
     * @throws IllegalStateException if the request failed, for then it is undefined
     */
    public WcOpcode opcode() {
        return successful("opcode").opcode();
    }

    /**
     * Returns the bytes that were received, read or fetched.
     *
     * @throws IllegalStateException if the request failed, for then it is undefined
     */
    public long bytes() {
        return successful("bytes").bytes();
    }

    /**
     * Returns the immediate, empty if there is none (WC_WITH_IMM is not set).
     *
     * @throws IllegalStateException if the request failed, for then it is undefined
     */
    public OptionalInt immediate() {
        DeviceCompletion good = successful("immediate");
        return good.hasImmediate() ? OptionalInt.of(good.immediate()) : OptionalInt.empty();
    }

    private DeviceCompletion successful(String field) {
        if (entry.status() != WcStatus.SUCCESS) {
            throw new IllegalStateException("the " + field + " of a completion with status " + entry.status()
                    + " is undefined: look at its status first, and tell requests by their ids");
        }
        return entry;
    }

    @Override
    public String toString() {
        return "request " + id + " of queue pair " + queuePair() + ": " + status()
                + (status() == WcStatus.SUCCESS ? " " + entry.opcode() + ", " + entry.bytes() + " bytes" : "");
    }
}
