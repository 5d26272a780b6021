package mpi;

/** Version of the MPI standard. */
public final class Version {
    private final int version;
    private final int subversion;

    Version(int version, int subversion) {
        this.version = version;
        this.subversion = subversion;
    }

    /** Returns the version. */
    public int getVersion() {
        return version;
    }

    /** Returns the subversion. */
    public int getSubVersion() {
        return subversion;
    }
}
