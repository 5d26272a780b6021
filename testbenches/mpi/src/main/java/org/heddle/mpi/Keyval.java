package org.heddle.mpi;

import java.util.Optional;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** A key under which a communicator keeps an attribute; MPI 4.1, section 7.7.2. */
public final class Keyval {
    /** Key of the largest tag, an {@link Integer}; MPI 4.1, section 9.1.2. */
    public static final Keyval TAG_UB = new Keyval("TAG_UB");
    /** Key of the host's rank, an {@link Integer}: there is none, PROC_NULL. */
    public static final Keyval HOST = new Keyval("HOST");
    /** Key of the rank that can do input and output, an {@link Integer}: any can, ANY_SOURCE. */
    public static final Keyval IO = new Keyval("IO");
    /** Key of whether all ranks' clocks are one, a {@link Boolean}: they are. */
    public static final Keyval WTIME_IS_GLOBAL = new Keyval("WTIME_IS_GLOBAL");

    private final String name;
    private final boolean predefined;
    private final CopyFunction copy;
    private final DeleteFunction delete;
    private boolean freed;

    /** Decides on the attribute of a communicator that is duplicated. */
    @FunctionalInterface
    public interface CopyFunction {
        /** Copies nothing. */
        CopyFunction NONE = (comm, key, value) -> Optional.empty();
        /** Copies the reference. */
        CopyFunction DUPLICATE = (comm, key, value) -> Optional.of(value);

        /** Returns the value that the new communicator gets, or empty if it gets none. */
        Optional<Object> copy(Comm comm, Keyval key, Object value);
    }

    /** Told before an attribute goes: deleted, replaced, or freed with its communicator. */
    @FunctionalInterface
    public interface DeleteFunction {
        /** Does nothing. */
        DeleteFunction NONE = (comm, key, value) -> {};

        /** The attribute goes; an exception keeps it. */
        void delete(Comm comm, Keyval key, Object value);
    }

    private Keyval(String name) {
        this.name = name;
        this.predefined = true;
        this.copy = CopyFunction.NONE;
        this.delete = DeleteFunction.NONE;
    }

    private Keyval(CopyFunction copy, DeleteFunction delete) {
        this.name = "an own key";
        this.predefined = false;
        this.copy = copy;
        this.delete = delete;
    }

    /** Creates a key; MPI_Comm_create_keyval. */
    public static Keyval create(CopyFunction copy, DeleteFunction delete) {
        return new Keyval(
                Require.given(copy, ErrorClass.ERR_ARG, "the copy function"),
                Require.given(delete, ErrorClass.ERR_ARG, "the delete function"));
    }

    /** Gives the key up; attributes that have it stay until their communicators are freed. MPI_Comm_free_keyval. */
    public void free() {
        requireOwn();
        freed = true;
    }

    boolean isPredefined() {
        return predefined;
    }

    CopyFunction copyFunction() {
        return copy;
    }

    DeleteFunction deleteFunction() {
        return delete;
    }

    void requireOwn() {
        requireUsable();
        if (predefined) {
            throw new MpiException(
                    ErrorClass.ERR_KEYVAL, "the predefined key " + name + " cannot be changed: create one of your own");
        }
    }

    void requireUsable() {
        if (freed) {
            throw new MpiException(ErrorClass.ERR_KEYVAL, "the key was freed: use it before free()");
        }
    }
}
