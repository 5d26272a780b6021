package org.heddle.testbench.fabric;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * Report of one process of a {@link ReductionProcesses} at its end.
 *
 * @param name the process and its nodes
 * @param cycles that its cores have run
 * @param forwarded packets, once for each of its switches that they took
 * @param discarded packets that its switches had no route for
 * @param peakBytes most memory that the process had; 0 where the system does not tell
 * @param processorNs processor time of all its threads
 */
public record ReductionPartReport(
        String name, long cycles, long forwarded, long discarded, long peakBytes, long processorNs) {
    private static final int FIELDS = 5;
    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String PEAK = "VmHWM:";
    private static final int UNIT = 1_024;
    private static final long MEGABYTE = 1_000_000;

    static ReductionPartReport of(long cycles, SwitchedFabric fabric) {
        return new ReductionPartReport(
                "",
                cycles,
                fabric.forwarded(),
                fabric.discarded(),
                peakOfThisProcess(),
                ProcessHandle.current()
                        .info()
                        .totalCpuDuration()
                        .map(Duration::toNanos)
                        .orElse(0L));
    }

    static ReductionPartReport read(String name, byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        return new ReductionPartReport(name, in.getLong(), in.getLong(), in.getLong(), in.getLong(), in.getLong());
    }

    /** For people: one line. */
    public String text() {
        return String.format(
                Locale.ROOT,
                "%s: %,d cycles, %,d MB at most, %.1f s of processor time",
                name,
                cycles,
                peakBytes / MEGABYTE,
                processorNs / 1e9);
    }

    /** The report without the name, which whoever reads it knows. */
    byte[] bytes() {
        return ByteBuffer.allocate(FIELDS * Long.BYTES)
                .putLong(cycles)
                .putLong(forwarded)
                .putLong(discarded)
                .putLong(peakBytes)
                .putLong(processorNs)
                .array();
    }

    /** Most memory that this process has had so far, in bytes; 0 where the system does not tell. */
    public static long peakOfThisProcess() {
        try {
            Optional<String> line = Files.readAllLines(STATUS).stream()
                    .filter(each -> each.startsWith(PEAK))
                    .findFirst();
            return line.map(each -> UNIT * Long.parseLong(each.replaceAll("\\D", "")))
                    .orElse(0L);
        } catch (IOException untold) {
            return 0;
        }
    }
}
