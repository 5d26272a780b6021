package org.heddle.experiment.study;

import java.util.List;
import java.util.function.LongFunction;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.jspecify.annotations.Nullable;

/**
 * Something to be measured at some sizes.
 *
 * @param name as users type it
 * @param kind what is done
 * @param nodes numbers of nodes of the default grid
 * @param sizes bytes of the default grid
 * @param main simple name of the program's class, or null for messages
 * @param arguments of the program, for so many bytes
 * @param pattern of the message, or null
 */
public record StudyProgram(
        String name,
        Kind kind,
        List<Integer> nodes,
        List<Long> sizes,
        @Nullable String main,
        LongFunction<List<String>> arguments,
        @Nullable DdtPattern pattern) {
    /** Kind of a job. */
    public enum Kind {
        /** A program of several ranks, from MPI_Init to MPI_Finalize. */
        PROGRAM,
        /** One contiguous message, whose receive waits. */
        MESSAGE,
        /** One message of a pattern of DDTBench, likewise. */
        PATTERN,
        /** One message of equal blocks at equal distances, likewise. */
        BLOCKS
    }

    /** Bytes of each block of {@link Kind#BLOCKS}. */
    static final int BLOCK_BYTES = 256;

    /** Copies the lists. */
    public StudyProgram {
        nodes = List.copyOf(nodes);
        sizes = List.copyOf(sizes);
    }

    static StudyProgram program(
            String name, String main, List<Integer> nodes, List<Long> sizes, LongFunction<List<String>> arguments) {
        return new StudyProgram(name, Kind.PROGRAM, nodes, sizes, main, arguments, null);
    }

    static StudyProgram message(String name, Kind kind, List<Long> sizes) {
        return new StudyProgram(name, kind, List.of(2), sizes, null, bytes -> List.of(), null);
    }

    static StudyProgram pattern(DdtPattern pattern) {
        return new StudyProgram(
                "ddtbench-" + pattern.name(),
                Kind.PATTERN,
                List.of(2),
                List.of(pattern.bytes()),
                null,
                bytes -> List.of(),
                pattern);
    }
}
