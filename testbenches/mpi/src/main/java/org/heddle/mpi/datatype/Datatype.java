package org.heddle.mpi.datatype;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.Exact;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/**
 * An MPI datatype: basic types at displacements. Names as in Open MPI's Java interface; all extents, and displacements given in
 * bytes, are {@code long}. Building a type from another copies what it needs, so that the other may be freed at any time.
 *
 * <p>A type of which 64 bits cannot hold the size, a bound, the extent or the true extent is refused by the call that would build it
 * (ERR_ARG, or ERR_COUNT where a count makes it so large), as is one made of nothing (ERR_TYPE for a null type, ERR_ARG for a null
 * array). No figure of a type that exists is ever a wrapped one.
 *
 * <p>Sizes in bytes: BYTE, PACKED, BOOLEAN, INT8 and UINT8 1; CHAR, SHORT and UINT16 2; INT, UINT32 and FLOAT 4; LONG, UINT64 and
 * DOUBLE 8. A basic type is aligned to its size.
 */
public final class Datatype {
    private static final Map<Basic, Datatype> PREDEFINED = new EnumMap<>(Basic.class);

    /** 8 bits without a meaning. */
    public static final Datatype BYTE = predefined(Basic.BYTE);
    /** Data that {@code pack} produced; received as any type. */
    public static final Datatype PACKED = predefined(Basic.PACKED);
    /** A byte: 0 is false, all else true. */
    public static final Datatype BOOLEAN = predefined(Basic.BOOLEAN);
    /** 8-bit two's complement. */
    public static final Datatype INT8 = predefined(Basic.INT8);
    /** 8-bit unsigned. */
    public static final Datatype UINT8 = predefined(Basic.UINT8);
    /** Java's {@code char}, 2 bytes. */
    public static final Datatype CHAR = predefined(Basic.CHAR);
    /** Java's {@code short}. */
    public static final Datatype SHORT = predefined(Basic.SHORT);
    /** 16-bit unsigned. */
    public static final Datatype UINT16 = predefined(Basic.UINT16);
    /** Java's {@code int}. */
    public static final Datatype INT = predefined(Basic.INT);
    /** 32-bit unsigned. */
    public static final Datatype UINT32 = predefined(Basic.UINT32);
    /** Java's {@code long}, 8 bytes. */
    public static final Datatype LONG = predefined(Basic.LONG);
    /** 64-bit unsigned. */
    public static final Datatype UINT64 = predefined(Basic.UINT64);
    /** Java's {@code float}. */
    public static final Datatype FLOAT = predefined(Basic.FLOAT);
    /** Java's {@code double}. */
    public static final Datatype DOUBLE = predefined(Basic.DOUBLE);
    /** Two ints, for MINLOC and MAXLOC. */
    public static final Datatype INT2 = pair("INT2", Basic.INT);
    /** A short and an int at 4. */
    public static final Datatype SHORT_INT = pair("SHORT_INT", Basic.SHORT);
    /** A long and an int at 8; 12 bytes of data, extent 16. */
    public static final Datatype LONG_INT = pair("LONG_INT", Basic.LONG);
    /** A float and an int at 4. */
    public static final Datatype FLOAT_INT = pair("FLOAT_INT", Basic.FLOAT);
    /** A double and an int at 8; 12 bytes of data, extent 16. */
    public static final Datatype DOUBLE_INT = pair("DOUBLE_INT", Basic.DOUBLE);

    private final TypeMap map;
    private final boolean predefined;
    private String name;
    private boolean committed;
    private boolean freed;

    private Datatype(String name, TypeMap map, boolean predefined) {
        this.name = name;
        this.map = map;
        this.predefined = predefined;
        this.committed = predefined;
    }

    private static Datatype predefined(Basic basic) {
        Datatype type = new Datatype(basic.name(), TypeMap.of(basic), true);
        PREDEFINED.put(basic, type);
        return type;
    }

    private static Datatype pair(String name, Basic value) {
        long index = Math.max(value.bytes(), Basic.INT.bytes());
        TypeMap map = TypeMap.sequence(
                List.of(TypeMap.of(value), TypeMap.of(Basic.INT).at(index)));
        return new Datatype(name, map, true);
    }

    /** A type of that map, not committed. */
    static Datatype derived(String name, TypeMap map) {
        return new Datatype(name, map, false);
    }

    /** The predefined type of one basic type. */
    public static Datatype of(Basic basic) {
        return PREDEFINED.get(Require.given(basic, ErrorClass.ERR_TYPE, "the basic type"));
    }

    /** {@code count} instances of a type, one extent apart. */
    public static Datatype createContiguous(int count, Datatype old) {
        return TypeConstructors.contiguous(count, old);
    }

    /**
     * Blocks of instances.
     *
     * @param stride extents of {@code old} from block to block
     */
    public static Datatype createVector(int count, int blockLength, int stride, Datatype old) {
        return TypeConstructors.vector("vector", count, blockLength, inBytes(stride, old), old);
    }

    /**
     * Blocks of instances.
     *
     * @param stride bytes from block to block
     */
    public static Datatype createHVector(int count, int blockLength, long stride, Datatype old) {
        return TypeConstructors.vector("hvector", count, blockLength, stride, old);
    }

    /** Blocks of their own lengths, displacements in extents of {@code old}. */
    public static Datatype createIndexed(int[] blockLengths, int[] displacements, Datatype old) {
        return TypeConstructors.indexed("indexed", blockLengths, inBytes(displacements, old), old);
    }

    /** Blocks of their own lengths, displacements in bytes. */
    public static Datatype createHIndexed(int[] blockLengths, long[] displacements, Datatype old) {
        return TypeConstructors.indexed("hindexed", blockLengths, displacements, old);
    }

    /** Blocks of one length, displacements in extents of {@code old}. */
    public static Datatype createIndexedBlock(int blockLength, int[] displacements, Datatype old) {
        return TypeConstructors.indexedBlock("indexed_block", blockLength, inBytes(displacements, old), old);
    }

    /** Blocks of one length, displacements in bytes. */
    public static Datatype createHIndexedBlock(int blockLength, long[] displacements, Datatype old) {
        return TypeConstructors.indexedBlock("hindexed_block", blockLength, displacements, old);
    }

    /** Blocks of their own lengths and types, displacements in bytes. */
    public static Datatype createStruct(int[] blockLengths, long[] displacements, Datatype[] types) {
        return TypeConstructors.struct(blockLengths, displacements, types);
    }

    /** A part of an array of any number of dimensions; its extent is the whole array's. */
    public static Datatype createSubarray(int[] sizes, int[] subsizes, int[] starts, StorageOrder order, Datatype old) {
        return Subarray.of(sizes, subsizes, starts, order, old);
    }

    /** The same data with other bounds. */
    public static Datatype createResized(Datatype old, long lb, long extent) {
        return derived(
                "resized",
                Require.given(old, ErrorClass.ERR_TYPE, "the datatype").map().resized(lb, extent));
    }

    private static long[] inBytes(int[] displacements, Datatype old) {
        Require.given(displacements, ErrorClass.ERR_ARG, "displacements");
        return Arrays.stream(displacements)
                .mapToLong(extents -> inBytes(extents, old))
                .toArray();
    }

    private static long inBytes(int extents, Datatype old) {
        long extent = Require.given(old, ErrorClass.ERR_TYPE, "the datatype").getExtent();
        return Exact.product(ErrorClass.ERR_ARG, "a displacement in bytes", extents, extent);
    }

    /** A type of its own with the same data; committed if this one is. */
    public Datatype dup() {
        Datatype copy = derived(name, map());
        copy.committed = committed;
        return copy;
    }

    /** Makes the type usable in communication; again is no harm. */
    public void commit() {
        map();
        committed = true;
    }

    /**
     * Gives the type up. Operations in flight and types made of it stay whole.
     *
     * @throws MpiException ERR_TYPE for a predefined type
     */
    public void free() {
        map();
        if (predefined) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE, "the predefined type " + name + " cannot be freed; free types you created");
        }
        freed = true;
    }

    /** Whether the type may be used in communication. */
    public boolean isCommitted() {
        return committed && !freed;
    }

    /** The name, for messages. */
    public String getName() {
        return name;
    }

    /** Gives it a name for messages. */
    public void setName(String newName) {
        name = Require.given(newName, ErrorClass.ERR_ARG, "the name");
    }

    /** Bytes of data in one instance. */
    public long getSize() {
        return map().size();
    }

    /** Lower bound in bytes. */
    public long getLb() {
        return map().lb();
    }

    /** Upper bound in bytes. */
    public long getUb() {
        return map().lb() + map().extent();
    }

    /** Bytes from one instance to the next. */
    public long getExtent() {
        return map().extent();
    }

    /** Displacement of the lowest byte of data. */
    public long getTrueLb() {
        return map().bytes().low();
    }

    /** Bytes from the lowest to behind the highest byte of data. */
    public long getTrueExtent() {
        return map().bytes().high() - map().bytes().low();
    }

    /** The largest alignment of its basic types. */
    public int getAlignment() {
        return map().alignment();
    }

    /** The basic types of one instance in their order, equal neighbours gathered. */
    public List<Elements> elements() {
        return Elements.of(map().signature());
    }

    /** The bytes of {@code count} instances, in pack order. */
    public FlatLayout flatten(long count) {
        return new FlatLayout(map().repeat(count).bytes());
    }

    /**
     * Returns the code of the type signature that a message's header carries so that a receive detects a wrong type: equal for equal
     * sequences of basic types.
     *
     * @param count instances
     * @param bytes number of bytes that the code covers
     * @return 0 for packed data, which matches all
     */
    public long signatureCode(long count, long bytes) {
        return Signatures.code(Signature.repeat(count, map().signature()), bytes);
    }

    /**
     * How many basic elements {@code bytes} received bytes are.
     *
     * @return -1 if they end inside an element
     */
    public long elementsIn(long bytes) {
        Signature one = map().signature();
        if (one.size() == 0) {
            return 0;
        }
        long rest = Signatures.elementsIn(one, bytes % one.size());
        return rest < 0 ? -1 : bytes / one.size() * one.elements() + rest;
    }

    /**
     * @throws MpiException ERR_TYPE unless the type may be used in communication
     */
    public void requireCommitted() {
        if (!isCommitted()) {
            map();
            throw new MpiException(
                    ErrorClass.ERR_TYPE, "the type " + name + " is not committed: call commit() before communication");
        }
    }

    TypeMap map() {
        if (freed) {
            throw new MpiException(
                    ErrorClass.ERR_TYPE, "the type " + name + " was freed: use it before free(), or a dup() of it");
        }
        return map;
    }

    @Override
    public String toString() {
        return name + " (" + map.size() + " bytes, extent " + map.extent() + ")";
    }
}
