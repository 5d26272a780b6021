package org.heddle.verify.synth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.tool.DesignFiles;

/** Maps a design to a family of FPGAs and reads what the tools say about it. */
public final class Synthesis {
    /** Logic cells and block RAMs of the largest ice40, the hx8k. */
    private static final int HX8K_CELLS = 7680;

    private static final int HX8K_RAMS = 32;
    private static final Duration LIMIT = Duration.ofMinutes(20);

    /** Several times what 3,266 cells take, synthesis included: half a minute. */
    private static final Duration PLACE_LIMIT = Duration.ofMinutes(3);

    /** Seed with which place and route begins if nothing is said. */
    public static final int USUAL_SEED = 1;

    private static final int SEEDS = 3;
    private static final String READ_PATHS = "read-paths.v";
    private static final Pattern LENGTH = Pattern.compile("Longest topological path in .*\\(length=(\\d+)\\)");
    private static final Pattern STEP = Pattern.compile("(?m)^\\s*\\d+: \\\\(\\S+)(?: \\[([\\d:]+)])?");
    private static final Pattern CLOCK = Pattern.compile("\"achieved\":\\s*([\\d.]+)");

    private Synthesis() {}

    /** Area and longest path; for the ice40 the clock too, unless the design is larger than its largest chip. */
    public static Cost of(VerilogDesign design, Target target) throws IOException {
        return of(design, target, USUAL_SEED);
    }

    /**
     * The same.
     *
     * @param seed with which place and route begins, at least 0; where its router finds no end, the next ones are tried
     */
    public static Cost of(VerilogDesign design, Target target, int seed) throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            Path folder = scratch.path();
            String read = "read_verilog " + String.join(" ", DesignFiles.write(scratch.path(), design)) + "\n";
            Files.writeString(folder.resolve(READ_PATHS), target.readPaths());
            yosys(
                    folder,
                    read + target.command() + " -top " + design.top() + " -flatten\n"
                            + "tee -q -o stat.json stat -json\ntechmap -map " + READ_PATHS + "\ndelete "
                            + target.sequential() + "\ntee -q -o path.txt ltp\n");
            Cost cost = cost(design.top(), target, Files.readString(folder.resolve("stat.json")), folder);
            if (target != Target.ICE40) {
                return cost.placed(null, "place and route is done for ice40 only");
            }
            if (cost.luts() > HX8K_CELLS || cost.registers() > HX8K_CELLS || cost.blockRams() > HX8K_RAMS) {
                return cost.placed(null, "larger than hx8k (" + HX8K_CELLS + " cells, " + HX8K_RAMS + " block RAMs)");
            }
            return place(folder, read, design, cost, seed);
        }
    }

    private static void yosys(Path folder, String script) throws IOException {
        Files.writeString(folder.resolve("synth.ys"), script);
        ToolRun call = ToolRun.of(folder, LIMIT, List.of("yosys", "-q", "-s", "synth.ys"));
        if (!call.succeeded()) {
            throw new IllegalStateException("yosys cannot synthesise the design: "
                    + (call.late() ? "it took longer than " + LIMIT.toMinutes() + " minutes" : last(call.output())));
        }
    }

    private static Cost cost(String top, Target target, String statistics, Path folder) throws IOException {
        String whole = statistics.substring(statistics.indexOf("\"design\""));
        int[] counts = new int[5];
        String[] cells = target.cells();
        for (int i = 0; i < cells.length; i++) {
            Matcher matcher = Pattern.compile("\"" + cells[i] + "\":\\s*(\\d+)").matcher(whole);
            while (matcher.find()) {
                counts[i] += Integer.parseInt(matcher.group(matcher.groupCount()));
            }
        }
        String path = Files.readString(folder.resolve("path.txt"));
        Matcher length = LENGTH.matcher(path);
        int steps = length.find() ? Integer.parseInt(length.group(1)) : 0;
        return new Cost(
                top, target, counts[0], counts[1], counts[2], counts[3], counts[4], steps, names(path), null, "");
    }

    /** The steps that have names of the Java source; tools number the others. */
    private static List<String> names(String path) {
        List<String> names = new ArrayList<>();
        Matcher step = STEP.matcher(path);
        while (step.find()) {
            String name = step.group(1).replaceAll("_(SB_\\w+|LUT4\\w*|TRELLIS\\w*|PFUMX\\w*|L6MUX\\w*)$", "");
            if (!name.contains("$")
                    && (names.isEmpty() || !names.get(names.size() - 1).equals(name))) {
                names.add(name);
            }
        }
        return names;
    }

    private static Cost place(Path folder, String read, VerilogDesign design, Cost cost, int first) throws IOException {
        Files.writeString(folder.resolve(Harness.NAME + ".v"), Harness.around(design));
        yosys(
                folder,
                read + "read_verilog " + Harness.NAME + ".v\nsynth_ice40 -top " + Harness.NAME
                        + " -json harness.json\n");
        ToolRun nextpnr = placed(folder, first);
        // Its router may go round in circles for ever about one wire; another start avoids that.
        for (int seed = first + 1; nextpnr.late() && seed < first + SEEDS; seed++) {
            nextpnr = placed(folder, seed);
        }
        if (!nextpnr.succeeded()) {
            return cost.placed(
                    null,
                    nextpnr.late()
                            ? "place and route took longer than " + PLACE_LIMIT.toMinutes() + " minutes with each of "
                                    + SEEDS + " seeds"
                            : "does not fit hx8k in its harness: " + last(nextpnr.output()));
        }
        Matcher clock = CLOCK.matcher(Files.readString(folder.resolve("report.json")));
        return clock.find()
                ? cost.placed(Double.valueOf(clock.group(1)), "")
                : cost.placed(null, "no path between registers: any clock will do");
    }

    private static ToolRun placed(Path folder, int seed) {
        return ToolRun.of(
                folder,
                PLACE_LIMIT,
                List.of(
                        "nextpnr-ice40",
                        "--hx8k",
                        "--package",
                        "ct256",
                        "--json",
                        "harness.json",
                        "--seed",
                        Integer.toString(seed),
                        "--report",
                        "report.json",
                        "--quiet"));
    }

    private static String last(String output) {
        return output.lines().filter(line -> line.contains("ERROR")).findFirst().orElse(output.strip());
    }
}
