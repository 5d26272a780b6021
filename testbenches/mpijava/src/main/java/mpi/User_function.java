package mpi;

/** Operation of a user's own. */
public abstract class User_function {
    /** Computes {@code inoutvec = invec op inoutvec} on arrays of the type's base elements, or of objects. */
    public abstract void Call(
            Object invec, int inoffset, Object inoutvec, int inoutoffset, int count, Datatype datatype);
}
