package org.heddle.cosim.coverage;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ObjLongConsumer;
import org.heddle.cosim.coverage.CoveragePoint.Kind;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;

/**
 * Reads the file that Verilator writes. A line is {@code C '<fields>' <count>}; a field is the character 1, its name, the
 * character 2, its value.
 */
final class VerilatorCounts {
    private static final Map<String, Kind> KINDS =
            Map.of("v_line", Kind.LINE, "v_branch", Kind.BRANCH, "v_toggle", Kind.TOGGLE);

    /** How the emitter writes a cover for simulators. */
    private static final String COVER = ") begin end";

    private final Map<String, VerilogFile> files = new HashMap<>();
    private final Map<String, List<Boolean>> verification = new HashMap<>();

    private final Map<String, Map<Integer, Long>> executed = new HashMap<>();

    private VerilatorCounts(VerilogDesign design) {
        for (VerilogFile file : design.files()) {
            files.put(file.name(), file);
            verification.put(file.name(), verificationLines(file.text()));
        }
    }

    /** Gives each point of a design, on the Java line it came from, with its count. */
    static void read(VerilogDesign design, Path file, ObjLongConsumer<CoveragePoint> into) throws IOException {
        VerilatorCounts counts = new VerilatorCounts(design);
        for (String line : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
            if (line.startsWith("C '")) {
                int end = line.lastIndexOf('\'');
                counts.point(
                        fields(line.substring(3, end)),
                        Long.parseLong(line.substring(end + 1).strip()),
                        into);
            }
        }
        counts.lines(into);
    }

    private static Map<String, String> fields(String text) {
        Map<String, String> fields = new HashMap<>();
        for (String field : text.split("\u0001")) {
            int middle = field.indexOf('\u0002');
            if (middle > 0) {
                fields.put(field.substring(0, middle), field.substring(middle + 1));
            }
        }
        return fields;
    }

    private void point(Map<String, String> fields, long count, ObjLongConsumer<CoveragePoint> into) {
        String page = fields.getOrDefault("page", "");
        Kind kind = KINDS.get(page.substring(0, Math.max(0, page.indexOf('/'))));
        String name = fields.getOrDefault("f", "");
        VerilogFile file = files.get(name);
        if (kind == null || file == null) {
            return;
        }
        int first = Integer.parseInt(fields.getOrDefault("l", "1"));
        String what = fields.getOrDefault("o", "");
        if (verification.get(name).get(first - 1)) {
            // An assertion that is not violated is no gap; a cover is an empty branch.
            if (what.equals("if")
                    && file.text()
                            .lines()
                            .skip(first - 1L)
                            .findFirst()
                            .orElse("")
                            .contains(COVER)) {
                add(Kind.COVER, file, first, "", count, into);
            }
            return;
        }
        if (kind == Kind.LINE || kind == Kind.BRANCH) {
            executed.computeIfAbsent(name, verilog -> new TreeMap<>());
            lines(fields.getOrDefault("S", ""))
                    .forEach(line -> executed.get(name).merge(line, count, Long::sum));
        }
        if (kind != Kind.LINE) {
            add(kind, file, first, what, count, into);
        }
    }

    /** A Java line that became several lines was executed as often as that of them that was most often. */
    private void lines(ObjLongConsumer<CoveragePoint> into) {
        Map<Site, Long> most = new HashMap<>();
        executed.forEach((name, lines) -> lines.forEach((line, count) -> files.get(name)
                .lineSites()
                .get(line - 1)
                .filter(site -> site.line() > 0)
                .ifPresent(site -> most.merge(site, count, Math::max))));
        most.forEach((site, count) -> into.accept(new CoveragePoint(Kind.LINE, site, ""), count));
    }

    private static void add(
            Kind kind, VerilogFile file, int line, String name, long count, ObjLongConsumer<CoveragePoint> into) {
        file.lineSites()
                .get(line - 1)
                .filter(place -> place.line() > 0)
                .ifPresent(place -> into.accept(new CoveragePoint(kind, place, name), count));
    }

    /** The Verilog lines of a block, such as {@code 4-6,9}. */
    private static List<Integer> lines(String text) {
        List<Integer> lines = new ArrayList<>();
        for (String range : text.isEmpty() ? new String[0] : text.split(",")) {
            String[] ends = range.split("-");
            for (int line = Integer.parseInt(ends[0]); line <= Integer.parseInt(ends[ends.length - 1]); line++) {
                lines.add(line);
            }
        }
        return lines;
    }

    private static List<Boolean> verificationLines(String text) {
        List<Boolean> inside = new ArrayList<>();
        boolean now = false;
        for (String line : text.lines().toList()) {
            now = now ? !line.startsWith("`endif") : line.startsWith("`ifdef HEDDLE_SIMULATION");
            inside.add(now);
        }
        return inside;
    }
}
