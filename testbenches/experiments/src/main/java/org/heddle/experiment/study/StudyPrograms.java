package org.heddle.experiment.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import org.heddle.experiment.dimmnet2.ddtbench.DdtBench;
import org.heddle.experiment.dimmnet2.ddtbench.DdtPattern;
import org.heddle.experiment.study.StudyProgram.Kind;

/** Catalogue of everything that the study measures. The bytes of a program are those of its data, which its argument follows. */
final class StudyPrograms {
    private static final List<Integer> FOUR = List.of(4);
    /** Longer patterns have the same shapes. */
    private static final long MOST_PATTERN_BYTES = 40_000;

    private static final int MOST_PATTERN_MEMORY = 1 << 20;

    private StudyPrograms() {}

    static List<StudyProgram> all() {
        List<StudyProgram> all = new ArrayList<>();
        all.add(StudyProgram.message(
                "message", Kind.MESSAGE, List.of(8L, 64L, 512L, 4096L, 32_768L, 262_144L, 1_048_576L)));
        all.add(StudyProgram.program(
                "pair", "PairBenchmark", List.of(2), List.of(8L, 512L, 4096L), bytes -> List.of("" + bytes)));
        all.add(StudyProgram.program(
                "collectives",
                "CollectivesBenchmark",
                List.of(2, 4, 8, 16),
                List.of(8L),
                bytes -> List.of("" + bytes / 4)));
        all.add(four("ring", "Ring", List.of(8L, 16L, 32L), bytes -> List.of("" + bytes / 8)));
        all.add(four("pi", "Pi", List.of(512L, 2048L, 8192L), bytes -> List.of("" + bytes / 8)));
        all.add(four("jacobi2d", "Jacobi2d", List.of(512L, 2048L, 8192L), bytes -> List.of("" + root(bytes / 8), "2")));
        all.add(four("jacobi3d", "Jacobi3d", List.of(512L, 1728L, 4096L), bytes -> List.of("" + cube(bytes / 8), "1")));
        all.add(four("cg", "ConjugateGradient", List.of(32L, 64L, 128L), bytes -> List.of("" + bytes / 8)));
        all.add(four("fft", "FftTranspose", List.of(256L, 1024L, 4096L), bytes -> List.of("" + root(bytes / 16))));
        all.add(four("sort", "IntegerSort", List.of(256L, 1024L, 4096L), bytes -> List.of("" + bytes / 16)));
        all.add(four("cannon", "Cannon", List.of(128L, 512L, 2048L), bytes -> List.of("" + root(bytes / 8) / 2)));
        all.add(four("life", "GameOfLife", List.of(64L, 256L, 1024L), bytes -> List.of("" + root(bytes), "2")));
        all.add(four(
                "ep", "EmbarrassinglyParallel", List.of(1024L, 4096L, 16_384L), bytes -> List.of("" + bytes / 16)));
        all.add(StudyProgram.message("blocks", Kind.BLOCKS, List.of(1024L, 4096L, 16_384L)));
        patterns().forEach(pattern -> all.add(StudyProgram.pattern(pattern)));
        return all;
    }

    private static StudyProgram four(String name, String main, List<Long> sizes, LongFunction<List<String>> arguments) {
        return StudyProgram.program(name, main, FOUR, sizes, arguments);
    }

    private static long root(long square) {
        return Math.round(Math.sqrt(square));
    }

    private static long cube(long cube) {
        return Math.round(Math.cbrt(cube));
    }

    /** The shortest pattern of each name. */
    private static List<DdtPattern> patterns() {
        Map<String, DdtPattern> shortest = new LinkedHashMap<>();
        for (DdtPattern pattern : DdtBench.patterns()) {
            if (pattern.bytes() <= MOST_PATTERN_BYTES && pattern.memoryBytes() <= MOST_PATTERN_MEMORY) {
                shortest.merge(pattern.name(), pattern, (one, two) -> one.bytes() <= two.bytes() ? one : two);
            }
        }
        return List.copyOf(shortest.values());
    }
}
