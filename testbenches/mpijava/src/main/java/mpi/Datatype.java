package mpi;

import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.jspecify.annotations.Nullable;

/** Type of a message's data, made of one kind of base element. Bounds, strides and displacements are numbers of base elements. */
public class Datatype {
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
        DOUBLE(8),
        OBJECT(1);

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
                case OBJECT -> new Object[elements];
            };
        }
    }

    private final org.heddle.mpi.datatype.Datatype type;
    private final Base base;

    Datatype(org.heddle.mpi.datatype.Datatype type, Base base) {
        this.type = type;
        this.base = base;
        if (base != Base.OBJECT) {
            KNOWN.put(type, this);
        }
    }

    static org.heddle.mpi.datatype.Datatype two(Datatype element) {
        org.heddle.mpi.datatype.Datatype two = org.heddle.mpi.datatype.Datatype.createContiguous(2, element.type);
        two.commit();
        return two;
    }

    static org.heddle.mpi.datatype.@Nullable Datatype of(@Nullable Datatype type) {
        return type == null ? null : type.type;
    }

    /** The program's own object for a type. */
    static Datatype known(org.heddle.mpi.datatype.Datatype type) {
        return KNOWN.getOrDefault(type, MPI.BYTE);
    }

    Base base() {
        return base;
    }

    static boolean isObject(@Nullable Datatype type) {
        return type != null && type.base == Base.OBJECT;
    }

    private static Datatype given(Datatype old) {
        Datatype type = MPI.given(old, ErrorClass.ERR_TYPE, "the datatype");
        if (type.base == Base.OBJECT) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE, "types made of MPI.OBJECT are not supported: send an array of objects");
        }
        return type;
    }

    private static long[] inBytes(int[] displacements, Datatype old) {
        return Arrays.stream(MPI.given(displacements, ErrorClass.ERR_ARG, "displacements"))
                .mapToLong(elements -> (long) elements * old.base.bytes())
                .toArray();
    }

    /** Instances one behind the other. */
    public static Datatype Contiguous(int count, Datatype oldtype) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createContiguous(count, given(oldtype).type), oldtype.base));
    }

    /** Blocks of instances, a stride of instances apart. */
    public static Datatype Vector(int count, int blocklength, int stride, Datatype oldtype) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createVector(count, blocklength, stride, given(oldtype).type),
                oldtype.base));
    }

    /** Blocks of instances, a stride of base elements apart. */
    public static Datatype Hvector(int count, int blocklength, int stride, Datatype oldtype) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createHVector(
                        count, blocklength, (long) stride * given(oldtype).base.bytes(), oldtype.type),
                oldtype.base));
    }

    /** Blocks of their own lengths, at displacements in instances. */
    public static Datatype Indexed(int[] blocklengths, int[] displacements, Datatype oldtype) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createIndexed(blocklengths, displacements, given(oldtype).type),
                oldtype.base));
    }

    /** Blocks of their own lengths, at displacements in base elements. */
    public static Datatype Hindexed(int[] blocklengths, int[] displacements, Datatype oldtype) throws MPIException {
        return MPI.get(() -> new Datatype(
                org.heddle.mpi.datatype.Datatype.createHIndexed(
                        blocklengths, inBytes(displacements, given(oldtype)), oldtype.type),
                oldtype.base));
    }

    /** Blocks of their own lengths and types, which have one base, at displacements in base elements. */
    public static Datatype Struct(int[] blocklengths, int[] displacements, Datatype[] oldtypes) throws MPIException {
        return MPI.get(() -> {
            Base base = given(MPI.given(oldtypes, ErrorClass.ERR_TYPE, "the datatypes")[0]).base;
            for (Datatype each : oldtypes) {
                if (given(each).base != base) {
                    throw new MpiException(
                            ErrorClass.ERR_TYPE,
                            "a struct is made of types of one base: " + base + " and " + each.base);
                }
            }
            return new Datatype(
                    org.heddle.mpi.datatype.Datatype.createStruct(
                            blocklengths,
                            inBytes(displacements, oldtypes[0]),
                            Arrays.stream(oldtypes).map(Datatype::of).toArray(org.heddle.mpi.datatype.Datatype[]::new)),
                    base);
        });
    }

    /** Makes the type usable. */
    public void Commit() throws MPIException {
        MPI.run(type::commit);
    }

    /** Gives the type up. */
    public void Free() throws MPIException {
        MPI.run(type::free);
    }

    /** Returns the number of base elements of data. */
    public int Size() throws MPIException {
        return MPI.get(() -> (int) type.getSize() / base.bytes());
    }

    /** Returns the extent, in base elements. */
    public int Extent() throws MPIException {
        return MPI.get(() -> (int) type.getExtent() / base.bytes());
    }

    /** Returns the lower bound, in base elements. */
    public int Lb() throws MPIException {
        return MPI.get(() -> (int) type.getLb() / base.bytes());
    }

    /** Returns the upper bound, in base elements. */
    public int Ub() throws MPIException {
        return MPI.get(() -> (int) type.getUb() / base.bytes());
    }
}
