package org.heddle.host.mpi.datatype;

import java.util.ArrayList;
import java.util.List;
import org.heddle.host.mpi.error.ErrorClass;
import org.heddle.host.mpi.error.MpiException;

/** The constructors of derived types, with displacements in bytes. */
final class TypeConstructors {
    private TypeConstructors() {}

    static Datatype contiguous(int count, Datatype old) {
        requireCount("count", count);
        return Datatype.derived("contiguous", old.map().repeat(count));
    }

    static Datatype vector(String name, int count, int blockLength, long stride, Datatype old) {
        requireCount("count", count);
        requireCount("blockLength", blockLength);
        return Datatype.derived(name, old.map().repeat(blockLength).repeat(count, stride));
    }

    static Datatype indexed(String name, int[] blockLengths, long[] displacements, Datatype old) {
        requireSameLength("displacements", blockLengths.length, displacements.length);
        List<TypeMap> parts = new ArrayList<>();
        for (int i = 0; i < blockLengths.length; i++) {
            requireCount("blockLengths[" + i + "]", blockLengths[i]);
            parts.add(old.map().repeat(blockLengths[i]).at(displacements[i]));
        }
        return Datatype.derived(name, TypeMap.sequence(parts));
    }

    static Datatype indexedBlock(String name, int blockLength, long[] displacements, Datatype old) {
        requireCount("blockLength", blockLength);
        TypeMap block = old.map().repeat(blockLength);
        List<TypeMap> parts = new ArrayList<>();
        for (long displacement : displacements) {
            parts.add(block.at(displacement));
        }
        return Datatype.derived(name, TypeMap.sequence(parts));
    }

    static Datatype struct(int[] blockLengths, long[] displacements, Datatype[] types) {
        requireSameLength("displacements", blockLengths.length, displacements.length);
        requireSameLength("types", blockLengths.length, types.length);
        List<TypeMap> parts = new ArrayList<>();
        for (int i = 0; i < types.length; i++) {
            requireCount("blockLengths[" + i + "]", blockLengths[i]);
            parts.add(types[i].map().repeat(blockLengths[i]).at(displacements[i]));
        }
        return Datatype.derived("struct", TypeMap.sequence(parts));
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
