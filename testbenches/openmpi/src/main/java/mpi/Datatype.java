package mpi;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.heddle.mpi.error.ErrorClass;

/** Type of a message's data. Bounds and extents are numbers of base elements, strides and displacements in bytes where the name has an H. */
public class Datatype implements Freeable, Cloneable {
    private static final Map<org.heddle.mpi.datatype.Datatype, Datatype> KNOWN =
            Collections.synchronizedMap(new WeakHashMap<>());

    /** Element of which a type is made. */
    enum Base {
        BYTE(1),
        CHAR(2),
        SHORT(2),
        BOOLEAN(1),
        INT(4),
        LONG(8),
        FLOAT(4),
        DOUBLE(8);

        private final int bytes;

        Base(int bytes) {
            this.bytes = bytes;
        }

        int bytes() {
            return bytes;
        }

        /** Returns an array of packed elements. */
        Object array(int elements) {
            return switch (this) {
                case BYTE -> new byte[elements];
                case CHAR -> new char[elements];
                case SHORT -> new short[elements];
                case BOOLEAN -> new boolean[elements];
                case INT -> new int[elements];
                case LONG -> new long[elements];
                case FLOAT -> new float[elements];
                case DOUBLE -> new double[elements];
            };
        }
    }

    private final org.heddle.mpi.datatype.Datatype type;
    private final Base base;

    Datatype(org.heddle.mpi.datatype.Datatype type, Base base) {
        this.type = type;
        this.base = base;
        KNOWN.put(type, this);
    }

    static org.heddle.mpi.datatype.@org.jspecify.annotations.Nullable Datatype of(
            @org.jspecify.annotations.Nullable Datatype type) {
        return type == null ? null : type.type;
    }

    static org.heddle.mpi.datatype.Datatype[] of(Datatype[] types) {
        return Arrays.stream(MPI.given(types, ErrorClass.ERR_TYPE, "the datatypes"))
                .map(Datatype::of)
                .toArray(org.heddle.mpi.datatype.Datatype[]::new);
    }

    /** The program's own object for a type. */
    static Datatype known(org.heddle.mpi.datatype.Datatype type) {
        return KNOWN.getOrDefault(type, MPI.BYTE);
    }

    org.heddle.mpi.datatype.Datatype type() {
        return type;
    }

    Base base() {
        return base;
    }

    Datatype twice() {
        org.heddle.mpi.datatype.Datatype two = org.heddle.mpi.datatype.Datatype.createContiguous(2, type);
        two.commit();
        return new Datatype(two, base);
    }

    private static Datatype given(Datatype old) {
        return MPI.given(old, ErrorClass.ERR_TYPE, "the datatype");
    }

    /** Instances one behind the other. */
    public static Datatype createContiguous(int count, Datatype oldType) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createContiguous(count, given(oldType).type), oldType.base));
    }

    /** Blocks of instances, a stride of instances apart. */
    public static Datatype createVector(int count, int blockLength, int stride, Datatype oldType) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createVector(count, blockLength, stride, given(oldType).type),
                oldType.base));
    }

    /** Blocks of instances, a stride of bytes apart. */
    public static Datatype createHVector(int count, int blockLength, int stride, Datatype oldType) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createHVector(count, blockLength, stride, given(oldType).type),
                oldType.base));
    }

    /** Blocks of their own lengths, at displacements in instances. */
    public static Datatype createIndexed(int[] blockLengths, int[] displacements, Datatype oldType)
            throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createIndexed(blockLengths, displacements, given(oldType).type),
                oldType.base));
    }

    /** Blocks of their own lengths, at displacements in bytes. */
    public static Datatype createHIndexed(int[] blockLengths, int[] displacements, Datatype oldType)
            throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createHIndexed(
                        blockLengths, inBytes(displacements), given(oldType).type),
                oldType.base));
    }

    /** Blocks of their own lengths and types, at displacements in bytes. */
    public static Datatype createStruct(int[] blockLengths, int[] displacements, Datatype[] types) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createStruct(blockLengths, inBytes(displacements), of(types)),
                Base.BYTE));
    }

    private static long[] inBytes(int[] displacements) {
        return Arrays.stream(MPI.given(displacements, ErrorClass.ERR_ARG, "displacements"))
                .asLongStream()
                .toArray();
    }

    /** Other bounds of the same data, in bytes. */
    public static Datatype createResized(Datatype oldType, int lb, int extent) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createResized(given(oldType).type, lb, extent), oldType.base));
    }

    /** Makes the type usable. */
    public final void commit() throws MPIException {
        MPI.run(type::commit);
    }

    @Override
    public final void free() throws MPIException {
        MPI.run(type::free);
    }

    /** Returns a type of its own with the same data. */
    public final Datatype dup() throws MPIException {
        return MPI.get(() -> new Datatype(type.dup(), base));
    }

    /** Returns a type of its own with the same data. */
    @Override
    public final Datatype clone() {
        return new Datatype(type.dup(), base);
    }

    /** Returns the bytes of data. */
    public final int getSize() throws MPIException {
        return MPI.get(() -> (int) type.getSize());
    }

    /** Returns the extent, in base elements. */
    public final int getExtent() throws MPIException {
        return MPI.get(() -> (int) type.getExtent() / base.bytes());
    }

    /** Returns the lower bound, in base elements. */
    public final int getLb() throws MPIException {
        return MPI.get(() -> (int) type.getLb() / base.bytes());
    }

    /** Returns the displacement of the first data, in base elements. */
    public final int getTrueLb() throws MPIException {
        return MPI.get(() -> (int) type.getTrueLb() / base.bytes());
    }

    /** Returns the extent of the data alone, in base elements. */
    public final int getTrueExtent() throws MPIException {
        return MPI.get(() -> (int) type.getTrueExtent() / base.bytes());
    }

    /** Returns the bytes of a base element. */
    public final int getBaseSize() {
        return base.bytes();
    }

    /** Whether it was freed. */
    public final boolean isNull() {
        return !type.isCommitted();
    }

    /** Returns its name. */
    public final String getName() throws MPIException {
        return MPI.get(type::getName);
    }

    /** Names it. */
    public final void setName(String name) throws MPIException {
        MPI.run(() -> type.setName(name));
    }
}
