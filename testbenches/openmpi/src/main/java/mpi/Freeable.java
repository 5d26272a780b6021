package mpi;

/** Something that a program gives up by a call. */
public interface Freeable {
    /** Gives it up. */
    void free() throws MPIException;
}
