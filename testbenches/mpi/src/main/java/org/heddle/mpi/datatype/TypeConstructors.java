package org.heddle.mpi.datatype;

import java.util.ArrayList;
import java.util.List;
import org.heddle.mpi.error.ErrorClass;
import org.heddle.mpi.error.MpiException;
import org.heddle.mpi.error.Require;

/** The constructors of derived types, with displacements in bytes. */
final class TypeConstructors {
    private TypeConstructors() {}

    static Datatype contiguous(int count, Datatype old) {
        requireCount("count", count);
        return Datatype.derived("contiguous", map(old).repeat(count));
    }

    static Datatype vector(String name, int count, int blockLength, long stride, Datatype old) {
        requireCount("count", count);
        requireCount("blockLength", blockLength);
        return Datatype.derived(name, map(old).repeat(blockLength).repeat(count, stride));
    }

    static Datatype indexed(String name, int[] blockLengths, long[] displacements, Datatype old) {
        requireArrays(blockLengths, displacements);
        List<TypeMap> parts = new ArrayList<>();
        for (int i = 0; i < blockLengths.length; i++) {
            requireCount("blockLengths[" + i + "]", blockLengths[i]);
            parts.add(map(old).repeat(blockLengths[i]).at(displacements[i]));
        }
        return Datatype.derived(name, TypeMap.sequence(parts));
    }

    static Datatype indexedBlock(String name, int blockLength, long[] displacements, Datatype old) {
        requireCount("blockLength", blockLength);
        Require.given(displacements, ErrorClass.ERR_ARG, "displacements");
        TypeMap block = map(old).repeat(blockLength);
        List<TypeMap> parts = new ArrayList<>();
        for (long displacement : displacements) {
            parts.add(block.at(displacement));
        }
        return Datatype.derived(name, TypeMap.sequence(parts));
    }

    static Datatype struct(int[] blockLengths, long[] displacements, Datatype[] types) {
        requireArrays(blockLengths, displacements);
        requireSameLength("types", blockLengths.length, Require.given(types, ErrorClass.ERR_ARG, "types").length);
        List<TypeMap> parts = new ArrayList<>();
        for (int i = 0; i < types.length; i++) {
            requireCount("blockLengths[" + i + "]", blockLengths[i]);
            parts.add(map(types[i]).repeat(blockLengths[i]).at(displacements[i]));
        }
        return Datatype.derived("struct", TypeMap.sequence(parts));
    }

    private static TypeMap map(Datatype type) {
        return Require.given(type, ErrorClass.ERR_TYPE, "the datatype").map();
    }

    private static void requireArrays(int[] blockLengths, long[] displacements) {
        Require.given(blockLengths, ErrorClass.ERR_ARG, "blockLengths");
        Require.given(displacements, ErrorClass.ERR_ARG, "displacements");
        requireSameLength("displacements", blockLengths.length, displacements.length);
    }

    private static void requireCount(String what, int value) {
        if (value < 0) {
            throw new MpiException(ErrorClass.ERR_COUNT, what + " must be >= 0: " + what + "=" + value);
        }
    }

    private static void requireSameLength(String what, int expected, int length) {
        if (length != expected) {
            throw new MpiException(
                    ErrorClass.ERR_ARG,
                    what + " must have as many entries as blockLengths: " + length + " instead of " + expected);
        }
    }
}
