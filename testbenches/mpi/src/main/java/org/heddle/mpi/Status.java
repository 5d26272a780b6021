package org.heddle.mpi;

import org.heddle.mpi.datatype.Datatype;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/** Status of a message that was received or probed, or of an operation that has ended. */
public final class Status {
    static final Status EMPTY = new Status(Mpi.ANY_SOURCE, Mpi.ANY_TAG, 0, 0, false, null, Mpi.UNDEFINED);
    static final Status PROC_NULL = new Status(Mpi.PROC_NULL, Mpi.ANY_TAG, 0, 0, false, null, Mpi.UNDEFINED);
    static final Status CANCELLED = new Status(Mpi.ANY_SOURCE, Mpi.ANY_TAG, 0, 0, true, null, Mpi.UNDEFINED);

    private final int source;
    private final int tag;
    private final long bytes;
    private final int note;
    private final boolean cancelled;
    private final @Nullable MpiException error;
    private final int index;

    private Status(
            int source, int tag, long bytes, int note, boolean cancelled, @Nullable MpiException error, int index) {
        this.source = source;
        this.tag = tag;
        this.bytes = bytes;
        this.note = note;
        this.cancelled = cancelled;
        this.error = error;
        this.index = index;
    }

    static Status of(int source, int tag, long bytes, int note, @Nullable MpiException error) {
        return new Status(source, tag, bytes, note, false, error, Mpi.UNDEFINED);
    }

    Status at(int position) {
        return new Status(source, tag, bytes, note, cancelled, error, position);
    }

    /** Rank of the sender in the communicator. */
    public int getSource() {
        return source;
    }

    /** The message's tag. */
    public int getTag() {
        return tag;
    }

    /** The note of the call that the message belongs to, for those who implement collective operations. */
    public int getNote() {
        return note;
    }

    /** Bytes received. */
    public long getBytes() {
        return bytes;
    }

    /**
     * How many whole instances of a type were received.
     *
     * @return {@link Mpi#UNDEFINED} if they are not a whole number; 0 for a type without data
     */
    public long getCount(Datatype type) {
        Require.given(type, ErrorClass.ERR_TYPE, "the datatype");
        if (type.getSize() == 0) {
            return bytes == 0 ? 0 : Mpi.UNDEFINED;
        }
        return bytes % type.getSize() == 0 ? bytes / type.getSize() : Mpi.UNDEFINED;
    }

    /**
     * How many basic elements were received.
     *
     * @return {@link Mpi#UNDEFINED} if the data end inside one
     */
    public long getElements(Datatype type) {
        long elements = Require.given(type, ErrorClass.ERR_TYPE, "the datatype").elementsIn(bytes);
        return elements < 0 ? Mpi.UNDEFINED : elements;
    }

    /** Whether the operation was cancelled. */
    public boolean isCancelled() {
        return cancelled;
    }

    /** Returns the error of the operation, or null if there was none. */
    public @Nullable MpiException getError() {
        return error;
    }

    /** Returns the index of the request that this status belongs to, where several requests were waited for. */
    public int getIndex() {
        return index;
    }
}
