package org.heddle.cosim.coverage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.heddle.hdl.verilog.VerilogDesign;

/** Coverage of all simulations of this process, written into a folder when the process ends. */
public final class Coverage {
    /** System property that asks for it: the folder. */
    public static final String FOLDER = "heddle.coverage";

    private static final String EXTENSION = ".coverage";
    private static final Map<CoveragePoint, Long> COUNTS = new ConcurrentHashMap<>();

    private Coverage() {}

    /** Whether the system property asks for it. */
    public static boolean isWanted() {
        return System.getProperty(FOLDER) != null;
    }

    /** Adds what a simulation has reached. */
    public static void add(Map<CoveragePoint, Long> reached) {
        reached.forEach(Coverage::count);
    }

    /**
     * Begins to count a simulation that Verilator's model runs and that has just been opened. Such models compare the first values with random
     * ones: bits that differ there have not changed.
     *
     * @param write writes Verilator's counts into a file
     * @return gives the count of each point since then
     */
    public static Supplier<Map<CoveragePoint, Long>> ofVerilator(VerilogDesign design, Consumer<Path> write) {
        Map<CoveragePoint, Long> start = counted(design, write);
        return () -> {
            Map<CoveragePoint, Long> counts = counted(design, write);
            start.forEach((point, before) -> {
                if (point.kind() == CoveragePoint.Kind.TOGGLE) {
                    counts.computeIfPresent(point, (same, count) -> count - before);
                }
            });
            return counts;
        };
    }

    private static Map<CoveragePoint, Long> counted(VerilogDesign design, Consumer<Path> write) {
        try {
            Path file = Files.createTempFile("heddle", ".dat");
            Map<CoveragePoint, Long> counts = new HashMap<>();
            try {
                write.accept(file);
                VerilatorCounts.read(design, file, (point, count) -> counts.merge(point, count, Long::sum));
            } finally {
                Files.delete(file);
            }
            return counts;
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot read the coverage of \"" + design.top() + "\"", failure);
        }
    }

    private static void count(CoveragePoint point, long count) {
        if (COUNTS.isEmpty() && isWanted()) {
            Path folder = Path.of(System.getProperty(FOLDER));
            Runtime.getRuntime().addShutdownHook(new Thread(() -> writeTo(folder), "heddle-coverage"));
        }
        COUNTS.merge(point, count, Long::sum);
    }

    private static void writeTo(Path folder) {
        List<String> lines = new ArrayList<>();
        COUNTS.forEach((point, count) -> lines.add(point.line(count)));
        lines.sort(null);
        try {
            Files.createDirectories(folder);
            Files.write(Files.createTempFile(folder, "process-", EXTENSION), lines);
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot write coverage into " + folder, failure);
        }
    }

    /** Returns the coverage of the simulations of this process so far, as a count for each point. */
    public static Map<CoveragePoint, Long> counts() {
        return Map.copyOf(COUNTS);
    }

    /** The sum of all files in a folder; empty if there is none. */
    public static Map<CoveragePoint, Long> read(Path folder) throws IOException {
        Map<CoveragePoint, Long> sum = new ConcurrentHashMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.filter(file -> file.toString().endsWith(EXTENSION))
                        .sorted()
                        .toList()) {
                    for (String line : Files.readAllLines(file)) {
                        sum.merge(CoveragePoint.parse(line), CoveragePoint.count(line), Long::sum);
                    }
                }
            }
        }
        return sum;
    }
}
