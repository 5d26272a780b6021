package mpi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.function.Supplier;
import org.heddle.mpi.Mpi;
import org.heddle.mpi.MpiHost;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;
import org.jspecify.annotations.Nullable;

/** Constants, start and end of MPI, its clock, and buffers for it. */
public final class MPI {
    private static final MpiHost RANK = MpiHost.of(MPI.class);
    private static int threadLevel = 1;

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
    /** Two ints, for MINLOC and MAXLOC. */
    public static final Int2 int2 = new Int2();
    /** Type of {@link #int2}. */
    public static final Datatype INT2 = int2.pair();
    /** A short and an int, for MINLOC and MAXLOC. */
    public static final ShortInt shortInt = new ShortInt();
    /** Type of {@link #shortInt}. */
    public static final Datatype SHORT_INT = shortInt.pair();
    /** A long and an int, for MINLOC and MAXLOC. */
    public static final LongInt longInt = new LongInt();
    /** Type of {@link #longInt}. */
    public static final Datatype LONG_INT = longInt.pair();
    /** A float and an int, for MINLOC and MAXLOC. */
    public static final FloatInt floatInt = new FloatInt();
    /** Type of {@link #floatInt}. */
    public static final Datatype FLOAT_INT = floatInt.pair();
    /** A double and an int, for MINLOC and MAXLOC. */
    public static final DoubleInt doubleInt = new DoubleInt();
    /** Type of {@link #doubleInt}. */
    public static final Datatype DOUBLE_INT = doubleInt.pair();
    /** Two {@code float}: real and imaginary part. */
    public static final Datatype FLOAT_COMPLEX = FLOAT.twice();
    /** Two {@code double}: real and imaginary part. */
    public static final Datatype DOUBLE_COMPLEX = DOUBLE.twice();
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
    public static final Op MINLOC = new Op(org.heddle.mpi.operation.Op.MINLOC);
    /** Largest with its index. */
    public static final Op MAXLOC = new Op(org.heddle.mpi.operation.Op.MAXLOC);
    /** The new value, for windows. */
    public static final Op REPLACE = new Op(org.heddle.mpi.operation.Op.REPLACE);
    /** The old value, for windows. */
    public static final Op NO_OP = new Op(org.heddle.mpi.operation.Op.NO_OP);
    /** Receives from any rank. */
    public static final int ANY_SOURCE = Mpi.ANY_SOURCE;
    /** Receives any tag. */
    public static final int ANY_TAG = Mpi.ANY_TAG;
    /** A rank that is nobody. */
    public static final int PROC_NULL = Mpi.PROC_NULL;
    /** No sensible number. */
    public static final int UNDEFINED = Mpi.UNDEFINED;
    /** The root between groups; no call here takes it. */
    public static final int ROOT = -4;
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
    /** Topology of a distributed graph. */
    public static final int DIST_GRAPH = 3;
    /** Only one thread. */
    public static final int THREAD_SINGLE = 0;
    /** Only the main thread calls MPI. */
    public static final int THREAD_FUNNELED = 1;
    /** One thread at a time calls MPI. */
    public static final int THREAD_SERIALIZED = 2;
    /** Any thread calls MPI. */
    public static final int THREAD_MULTIPLE = 3;
    /** Key of the largest tag. */
    public static final int TAG_UB = 1;
    /** Key of the host. */
    public static final int HOST = 2;
    /** Key of the rank with input and output. */
    public static final int IO = 3;
    /** Key of whether clocks are one. */
    public static final int WTIME_IS_GLOBAL = 4;
    /** Bytes that a buffered message takes besides its data. */
    public static final int BSEND_OVERHEAD = Mpi.BSEND_OVERHEAD;
    /** Longest name of a processor. */
    public static final int MAX_PROCESSOR_NAME = 256;
    /** Longest text of an error. */
    public static final int MAX_ERROR_STRING = 256;
    /** No lock is contended. */
    public static final int MODE_NOCHECK = 1;
    /** No access came before. */
    public static final int MODE_NOPRECEDE = 2;
    /** No put will come. */
    public static final int MODE_NOPUT = 4;
    /** No store came before. */
    public static final int MODE_NOSTORE = 8;
    /** No access will come. */
    public static final int MODE_NOSUCCEED = 16;
    /** Nobody else has the window. */
    public static final int LOCK_EXCLUSIVE = 1;
    /** Others may have the window. */
    public static final int LOCK_SHARED = 2;

    /** The exception alone. */
    public static final Errhandler ERRORS_RETURN = new Errhandler(org.heddle.mpi.ErrorHandler.ERRORS_RETURN);
    /** Ends the job. */
    public static final Errhandler ERRORS_ARE_FATAL = new Errhandler(org.heddle.mpi.ErrorHandler.ERRORS_ARE_FATAL);
    /** No processes. */
    public static final Group GROUP_EMPTY = new Group(org.heddle.mpi.Group.EMPTY);
    /** No operation. */
    public static final Request REQUEST_NULL = new Request(org.heddle.mpi.Request.NULL);
    /** No information. */
    public static final Info INFO_NULL = new Info();
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

    /** Starts MPI for some threads; returns what is provided: calls of the main thread at most. */
    public static int InitThread(String[] args, int required) throws MPIException {
        Init(args);
        threadLevel = Math.min(required, THREAD_FUNNELED);
        return threadLevel;
    }

    /** Returns which threads may call. */
    public static int queryThread() throws MPIException {
        return get(() -> threadLevel);
    }

    /** Whether the caller is the thread that may call. */
    public static boolean isThreadMain() {
        try {
            RANK.mpi().requireOwnThread();
            return true;
        } catch (MpiException other) {
            return false;
        }
    }

    /** Ends MPI; waits for all ranks. */
    public static void Finalize() throws MPIException {
        run(RANK.mpi()::finish);
    }

    /** Whether MPI has been started. */
    public static boolean isInitialized() {
        return RANK.mpi().isInitialized();
    }

    /** Whether MPI has been ended. */
    public static boolean isFinalized() {
        return RANK.mpi().isFinished();
    }

    /** Returns the name of the rank's node. */
    public static String getProcessorName() throws MPIException {
        return get(RANK.mpi()::processorName);
    }

    /** Returns simulated time in seconds. */
    public static double wtime() throws MPIException {
        return get(RANK.mpi()::wtime);
    }

    /** Returns the resolution of {@link #wtime} in seconds. */
    public static double wtick() throws MPIException {
        return get(RANK.mpi()::wtick);
    }

    /** Returns the version of the standard that is followed. */
    public static Version getVersion() {
        return new Version(Mpi.VERSION, Mpi.SUBVERSION);
    }

    /** Returns the name of the library. */
    public static String getLibVersion() {
        return "Heddle";
    }

    /** Gives buffered sends their room. */
    public static void attachBuffer(ByteBuffer buffer) throws MPIException {
        run(() -> RANK.mpi().attachBuffer(buffer));
    }

    /** Takes the room of buffered sends back, when their messages have left. */
    public static ByteBuffer detachBuffer() throws MPIException {
        return get(RANK.mpi()::detachBuffer);
    }

    /** Does nothing: there is no profiler to control. */
    public static void pControl(int level, Object arg) throws MPIException {
        run(() -> {});
    }

    /** Returns a new direct buffer of a number of bytes, in the order in which messages have numbers. */
    public static ByteBuffer newByteBuffer(int capacity) {
        return ByteBuffer.allocateDirect(capacity).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Returns a part of a buffer, from an index on. */
    public static ByteBuffer slice(ByteBuffer buffer, int offset) {
        return buffer.slice(offset, buffer.limit() - offset).order(buffer.order());
    }

    /** Returns a part of an array, from an index on. */
    public static ByteBuffer slice(byte[] array, int offset) {
        return ByteBuffer.wrap(array, offset, array.length - offset).slice().order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Returns a new direct buffer of a number of elements. */
    public static CharBuffer newCharBuffer(int capacity) {
        return newByteBuffer(2 * capacity).asCharBuffer();
    }

    /** Returns a part of a buffer, from an index on. */
    public static CharBuffer slice(CharBuffer buffer, int offset) {
        return buffer.slice(offset, buffer.limit() - offset);
    }

    /** Returns a part of an array, from an index on. */
    public static CharBuffer slice(char[] array, int offset) {
        return CharBuffer.wrap(array, offset, array.length - offset).slice();
    }

    /** Returns a new direct buffer of a number of elements. */
    public static ShortBuffer newShortBuffer(int capacity) {
        return newByteBuffer(2 * capacity).asShortBuffer();
    }

    /** Returns a part of a buffer, from an index on. */
    public static ShortBuffer slice(ShortBuffer buffer, int offset) {
        return buffer.slice(offset, buffer.limit() - offset);
    }

    /** Returns a part of an array, from an index on. */
    public static ShortBuffer slice(short[] array, int offset) {
        return ShortBuffer.wrap(array, offset, array.length - offset).slice();
    }

    /** Returns a new direct buffer of a number of elements. */
    public static IntBuffer newIntBuffer(int capacity) {
        return newByteBuffer(4 * capacity).asIntBuffer();
    }

    /** Returns a part of a buffer, from an index on. */
    public static IntBuffer slice(IntBuffer buffer, int offset) {
        return buffer.slice(offset, buffer.limit() - offset);
    }

    /** Returns a part of an array, from an index on. */
    public static IntBuffer slice(int[] array, int offset) {
        return IntBuffer.wrap(array, offset, array.length - offset).slice();
    }

    /** Returns a new direct buffer of a number of elements. */
    public static LongBuffer newLongBuffer(int capacity) {
        return newByteBuffer(8 * capacity).asLongBuffer();
    }

    /** Returns a part of a buffer, from an index on. */
    public static LongBuffer slice(LongBuffer buffer, int offset) {
        return buffer.slice(offset, buffer.limit() - offset);
    }

    /** Returns a part of an array, from an index on. */
    public static LongBuffer slice(long[] array, int offset) {
        return LongBuffer.wrap(array, offset, array.length - offset).slice();
    }

    /** Returns a new direct buffer of a number of elements. */
    public static FloatBuffer newFloatBuffer(int capacity) {
        return newByteBuffer(4 * capacity).asFloatBuffer();
    }

    /** Returns a part of a buffer, from an index on. */
    public static FloatBuffer slice(FloatBuffer buffer, int offset) {
        return buffer.slice(offset, buffer.limit() - offset);
    }

    /** Returns a part of an array, from an index on. */
    public static FloatBuffer slice(float[] array, int offset) {
        return FloatBuffer.wrap(array, offset, array.length - offset).slice();
    }

    /** Returns a new direct buffer of a number of elements. */
    public static DoubleBuffer newDoubleBuffer(int capacity) {
        return newByteBuffer(8 * capacity).asDoubleBuffer();
    }

    /** Returns a part of a buffer, from an index on. */
    public static DoubleBuffer slice(DoubleBuffer buffer, int offset) {
        return buffer.slice(offset, buffer.limit() - offset);
    }

    /** Returns a part of an array, from an index on. */
    public static DoubleBuffer slice(double[] array, int offset) {
        return DoubleBuffer.wrap(array, offset, array.length - offset).slice();
    }
}
