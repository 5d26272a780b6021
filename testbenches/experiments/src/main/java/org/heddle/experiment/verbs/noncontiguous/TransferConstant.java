package org.heddle.experiment.verbs.noncontiguous;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.heddle.experiment.ConstantAssignment;
import org.heddle.experiment.ConstantTable;

/**
 * Number that the times of transfers of blocks rest on. Eight are fitted, once, on the cells of Table 4 with 256, 1,024, 16,384 and 65,536 bytes (least squares of
 * relative errors, without keys at 512 blocks of 256 bytes); all else is given or assumed, each with its reason, and no number stands for a size, a count or a method.
 */
public enum TransferConstant {
    /** Clock of the core. */
    CORE("coreMegahertz", 604, 604, 1, 10_000, "MHz", "fitted; the walks alone, 1.9 ns for each entry, say 526"),
    /** Clock of the link. */
    LINK("linkMegahertz", 875, 875, 1, 10_000, "MHz", "fitted; 6.5 GB/s of data at 8 bytes per cycle say 850"),
    /** Interval of two segments of a gather. */
    INTERVAL(
            "sgeInterval",
            0.0973,
            0,
            0,
            100,
            "us",
            "fitted; what each element of a list of 256 bytes adds says 0.1; improved: none"),
    /** Sender's overhead. */
    SEND("sendOverhead", 0.31, 0.31, 0, 1000, "us", "fitted: the call that posts a send"),
    /** Receiver's overhead. */
    RECEIVE("receiveOverhead", 2.39, 2.39, 0, 1000, "us", "fitted; what a SEND takes longer than a WRITE says 2.2"),
    /** Copy, begin of a block. */
    COPY_BLOCK("copyPerBlock", 8.1, 8.1, 0, 100_000, "ns", "fitted: begins a block, on each side"),
    /** Copy of a byte. */
    COPY_BYTE("copyPerByte", 0.1084, 0.1084, 0, 1000, "ns", "fitted: on each side, buffers in the cache"),
    /** Copy of a byte beyond the cache. */
    COPY_BEYOND("copyPerByteBeyondCache", 0.2253, 0.2253, 0, 1000, "ns", "fitted: both buffers beyond 45 MB of cache"),
    /** Step of a datatype. */
    DDT("ddtPerBlock", 20, 20, 0, 100_000, "ns", "assumed: some fifty instructions of a walk at 2.3 GHz"),
    /** Creation of a key. */
    CREATE("createPerEntry", 0.5, 0.5, 0, 100_000, "ns", "assumed: 16 bytes are cleared, a quarter of a cache line"),
    /** Arithmetic. */
    FLOPS(
            "flopsPerCycle",
            4.4,
            4.4,
            0.01,
            10_000,
            "flops per core cycle",
            "assumed: one for each cycle of the paper's hosts, 2.3 GHz"),
    /** Call of the operating system. */
    SYSTEM("systemCall", 10, 10, 0, 100_000, "us", "assumed: into the driver, a command to the node, and back"),
    /** Reads of host memory. */
    READ(
            "memoryReadCycles",
            200,
            200,
            1,
            10_000,
            "core cycles",
            "given: a read's answer over PCI Express, some 0.4 us"),
    /** Writes to host memory. */
    WRITE("memoryWriteCycles", 50, 50, 1, 10_000, "core cycles", "given: a write's answer of the memory controller"),
    /** Cable. */
    CABLE("cableCycles", 6, 6, 3, 10_000, "link cycles", "assumed: short cables"),
    /** Data of a packet. */
    MTU("mtu", 1024, 4096, 256, 4096, "bytes", "given: RoCE in the usual Ethernet frame; improved: the longest"),
    /** Data of a packet where pieces are short. */
    SHORT(
            "mtuOfShortBlocks",
            1024,
            512,
            256,
            4096,
            "bytes",
            "where blocks have fewer than 32 bytes; improved: so that both ends work at a time");

    private final String text;
    private final double published;
    private final double improved;
    private final double least;
    private final double most;
    private final String unit;
    private final String source;

    TransferConstant(
            String text, double published, double improved, double least, double most, String unit, String source) {
        this.text = text;
        this.published = published;
        this.improved = improved;
        this.least = least;
        this.most = most;
        this.unit = unit;
        this.source = source;
    }

    /** Returns its name as users type it. */
    public String text() {
        return text;
    }

    /** Returns its unit. */
    public String unit() {
        return unit;
    }

    /** Returns where it comes from. */
    public String source() {
        return source;
    }

    /** Returns its value among others. */
    public double of(Map<String, Double> values) {
        return values.get(text);
    }

    /** Returns the values of all constants by their names. */
    public static Map<String, Double> usual(boolean published) {
        Map<String, Double> values = new TreeMap<>();
        for (TransferConstant each : values()) {
            values.put(each.text, published ? each.published : each.improved);
        }
        return values;
    }

    /**
     * Returns values with one of them changed.
     *
     * @param change such as linkMegahertz=800
     * @throws IllegalArgumentException if there is none of its name, or its value is out of range
     */
    public static Map<String, Double> with(Map<String, Double> values, String change) {
        String[] words = change.split("=", -1);
        TransferConstant constant = Arrays.stream(values())
                .filter(each -> each.text.equals(words[0]))
                .findFirst()
                .orElseThrow(() -> ConstantAssignment.unknown(
                        words[0],
                        Arrays.stream(values()).map(TransferConstant::text).toList()));
        Map<String, Double> changed = new TreeMap<>(values);
        try {
            double value = words.length == 2 ? Double.parseDouble(words[1]) : Double.NaN;
            if (value >= constant.least
                    && value <= constant.most
                    && (constant.isFraction() || value == Math.rint(value))) {
                changed.put(constant.text, value);
                return changed;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw new IllegalArgumentException("--constant %s=%s takes %s to %s: got '%s'"
                .formatted(
                        constant.text,
                        constant.isFraction() ? "X" : "N",
                        number(constant.least),
                        number(constant.most),
                        change));
    }

    private boolean isFraction() {
        return this != READ && this != WRITE && this != CABLE && this != MTU && this != SHORT;
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }

    /** Returns all constants as a table with their values. */
    public static String table(Map<String, Double> values) {
        List<ConstantTable.Line> lines = new ArrayList<>();
        for (TransferConstant each : values()) {
            lines.add(new ConstantTable.Line(each.text, number(each.of(values)), each.unit, each.source));
        }
        return ConstantTable.text(lines);
    }
}
