package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Supplier;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiHost;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/** Constants, start and end of MPI, and its clock. */
public final class MPI {
    private static final MpiHost RANK = MpiHost.of(MPI.class);

    /** Type of {@code byte}. */
    public static final Datatype BYTE = new Datatype(org.heddle.mpi.datatype.Datatype.BYTE, Datatype.Base.BYTE);
    /** Type of {@code char}. */
    public static final Datatype CHAR = new Datatype(org.heddle.mpi.datatype.Datatype.CHAR, Datatype.Base.CHAR);
    /** Type of {@code short}. */
    public static final Datatype SHORT = new Datatype(org.heddle.mpi.datatype.Datatype.SHORT, Datatype.Base.SHORT);
    /** Type of {@code boolean}. */
    public static final Datatype BOOLEAN =
            new Datatype(org.heddle.mpi.datatype.Datatype.BOOLEAN, Datatype.Base.BOOLEAN);
    /** Type of {@code int}. */
    public static final Datatype INT = new Datatype(org.heddle.mpi.datatype.Datatype.INT, Datatype.Base.INT);
    /** Type of {@code long}. */
    public static final Datatype LONG = new Datatype(org.heddle.mpi.datatype.Datatype.LONG, Datatype.Base.LONG);
    /** Type of {@code float}. */
    public static final Datatype FLOAT = new Datatype(org.heddle.mpi.datatype.Datatype.FLOAT, Datatype.Base.FLOAT);
    /** Type of {@code double}. */
    public static final Datatype DOUBLE = new Datatype(org.heddle.mpi.datatype.Datatype.DOUBLE, Datatype.Base.DOUBLE);
    /** Packed data. */
    public static final Datatype PACKED = new Datatype(org.heddle.mpi.datatype.Datatype.PACKED, Datatype.Base.BYTE);
    /** Objects that can be serialised. */
    public static final Datatype OBJECT = new Datatype(org.heddle.mpi.datatype.Datatype.BYTE, Datatype.Base.OBJECT);
    /** Two {@code short}: a value and its index, for MINLOC and MAXLOC. */
    public static final Datatype SHORT2 = new Datatype(Datatype.two(SHORT), Datatype.Base.SHORT);
    /** Two {@code int}: a value and its index, for MINLOC and MAXLOC. */
    public static final Datatype INT2 = new Datatype(Datatype.two(INT), Datatype.Base.INT);
    /** Two {@code long}: a value and its index, for MINLOC and MAXLOC. */
    public static final Datatype LONG2 = new Datatype(Datatype.two(LONG), Datatype.Base.LONG);
    /** Two {@code float}: a value and its index, for MINLOC and MAXLOC. */
    public static final Datatype FLOAT2 = new Datatype(Datatype.two(FLOAT), Datatype.Base.FLOAT);
    /** Two {@code double}: a value and its index, for MINLOC and MAXLOC. */
    public static final Datatype DOUBLE2 = new Datatype(Datatype.two(DOUBLE), Datatype.Base.DOUBLE);
    /** Largest. */
    public static final Op MAX = new Op(org.heddle.mpi.operation.Op.MAX);
    /** Smallest. */
    public static final Op MIN = new Op(org.heddle.mpi.operation.Op.MIN);
    /** Sum. */
    public static final Op SUM = new Op(org.heddle.mpi.operation.Op.SUM);
    /** Product. */
    public static final Op PROD = new Op(org.heddle.mpi.operation.Op.PROD);
    /** Logical and. */
    public static final Op LAND = new Op(org.heddle.mpi.operation.Op.LAND);
    /** Bitwise and. */
    public static final Op BAND = new Op(org.heddle.mpi.operation.Op.BAND);
    /** Logical or. */
    public static final Op LOR = new Op(org.heddle.mpi.operation.Op.LOR);
    /** Bitwise or. */
    public static final Op BOR = new Op(org.heddle.mpi.operation.Op.BOR);
    /** Logical exclusive or. */
    public static final Op LXOR = new Op(org.heddle.mpi.operation.Op.LXOR);
    /** Bitwise exclusive or. */
    public static final Op BXOR = new Op(org.heddle.mpi.operation.Op.BXOR);
    /** Smallest with its index. */
    public static final Op MINLOC = new Op(LocatedPairs.op(false));
    /** Largest with its index. */
    public static final Op MAXLOC = new Op(LocatedPairs.op(true));
    /** Receives from any rank. */
    public static final int ANY_SOURCE = Mpi.ANY_SOURCE;
    /** Receives any tag. */
    public static final int ANY_TAG = Mpi.ANY_TAG;
    /** A rank that is nobody. */
    public static final int PROC_NULL = Mpi.PROC_NULL;
    /** No sensible number. */
    public static final int UNDEFINED = Mpi.UNDEFINED;
    /** The same object. */
    public static final int IDENT = 0;
    /** The same processes in the same order. */
    public static final int CONGRUENT = 1;
    /** The same processes in another order. */
    public static final int SIMILAR = 2;
    /** Different processes. */
    public static final int UNEQUAL = 3;
    /** Topology of a graph. */
    public static final int GRAPH = 1;
    /** Topology of a grid. */
    public static final int CART = 2;
    /** Key of the largest tag. */
    public static final int TAG_UB = 1;
    /** Key of the host. */
    public static final int HOST = 2;
    /** Key of the rank with input and output. */
    public static final int IO = 3;
    /** Bytes that a buffered message takes besides its data. */
    public static final int BSEND_OVERHEAD = Mpi.BSEND_OVERHEAD;

    /** The exception alone. */
    public static final Errhandler ERRORS_RETURN = new Errhandler(org.heddle.mpi.ErrorHandler.ERRORS_RETURN);
    /** Ends the job. */
    public static final Errhandler ERRORS_ARE_FATAL = new Errhandler(org.heddle.mpi.ErrorHandler.ERRORS_ARE_FATAL);
    /** No processes. */
    public static final Group GROUP_EMPTY = new Group(org.heddle.mpi.Group.EMPTY);
    /** No operation. */
    public static final Request REQUEST_NULL = new Request(org.heddle.mpi.Request.NULL);
    /** All ranks. */
    public static final Intracomm COMM_WORLD = new Intracomm(RANK.mpi().world());
    /** This rank alone. */
    public static final Intracomm COMM_SELF = new Intracomm(RANK.mpi().self());

    private MPI() {}

    static MpiHost rank() {
        return RANK;
    }

    private static void check() {
        RANK.mpi().requireOwnThread();
        if (!RANK.mpi().isInitialized()) {
            throw new MpiException(ErrorClass.ERR_OTHER, "MPI is not initialized: call MPI.Init first");
        }
        if (RANK.mpi().isFinished()) {
            throw new MpiException(ErrorClass.ERR_OTHER, "MPI is finalized: call it before MPI.Finalize");
        }
    }

    static <T> T get(Supplier<T> call) throws MPIException {
        try {
            check();
            return call.get();
        } catch (MpiException error) {
            throw new MPIException(error);
        }
    }

    static void run(Runnable call) throws MPIException {
        try {
            check();
            call.run();
        } catch (MpiException error) {
            throw new MPIException(error);
        }
    }

    static <T> T given(@Nullable T value, ErrorClass error, String what) {
        return Require.given(value, error, what);
    }

    /** Starts MPI; returns the arguments. */
    public static String[] Init(String[] args) throws MPIException {
        try {
            RANK.mpi().init();
            return args;
        } catch (MpiException error) {
            throw new MPIException(error);
        }
    }

    /** Ends MPI; waits for all ranks. */
    public static void Finalize() throws MPIException {
        run(RANK.mpi()::finish);
    }

    /** Whether MPI has been started. */
    public static boolean Initialized() throws MPIException {
        return RANK.mpi().isInitialized();
    }

    /** Whether MPI has been ended. */
    public static boolean Finalized() throws MPIException {
        return RANK.mpi().isFinished();
    }

    /** Returns the name of the rank's node. */
    public static String Get_processor_name() throws MPIException {
        return get(RANK.mpi()::processorName);
    }

    /** Returns simulated time in seconds. */
    public static double Wtime() throws MPIException {
        return get(RANK.mpi()::wtime);
    }

    /** Returns the resolution of {@link #Wtime} in seconds. */
    public static double Wtick() throws MPIException {
        return get(RANK.mpi()::wtick);
    }

    /** Gives buffered sends their room. */
    public static void Buffer_attach(byte[] buffer) throws MPIException {
        run(() -> RANK.mpi()
                .attachBuffer(ByteBuffer.wrap(given(buffer, ErrorClass.ERR_BUFFER, "the buffer"))
                        .order(ByteOrder.LITTLE_ENDIAN)));
    }

    /** Takes the room of buffered sends back, when their messages have left. */
    public static byte[] Buffer_detach() throws MPIException {
        return get(() -> RANK.mpi().detachBuffer().array());
    }
}
