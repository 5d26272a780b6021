package org.heddle.verify.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.heddle.cosim.tool.MissingToolException;
import org.heddle.cosim.tool.Sha256;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.verify.timing.DesignText;
import org.heddle.verify.timing.Netlists;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Makes a bitstream: yosys once, nextpnr for each seed, the packer for the first. Files stay in a folder. */
public final class BoardBuild {
    /** Name of the bitstream in the folder. */
    public static final String BITSTREAM = BoardDesign.MODULE + ".bin";

    private static final Pattern USED = Pattern.compile("(?m)^Info:\\s+(\\w+):\\s*(\\d+)/\\s*(\\d+)");
    private static final String NETLIST = "netlist.json";
    private static final String SCRIPT = "synth.ys";
    private static final Duration LIMIT = Duration.ofMinutes(20);
    private static final Duration VERSION_LIMIT = Duration.ofMinutes(1);

    private final BoardDesign design;
    private final BoardFamily family;
    private final Path folder;
    private final Consumer<String> progress;

    /**
     * Prepares it.
     *
     * @param folder which exists, for all files
     * @param progress is told what is going on, a line at a time
     */
    public BoardBuild(BoardDesign design, Path folder, Consumer<String> progress) {
        this.design = design;
        this.family = design.board().family();
        this.folder = folder;
        this.progress = progress;
    }

    /** Whether a program is there. */
    public static boolean isThere(String program) {
        try {
            version(program);
            return true;
        } catch (MissingToolException missing) {
            return false;
        }
    }

    /** Returns what a program says of its version; some say it with an error status. */
    private static String version(String program) {
        return ToolRun.of(
                        Path.of("").toAbsolutePath(),
                        VERSION_LIMIT,
                        List.of(program, program.equals("yosys") ? "-V" : "--version"))
                .output();
    }

    /**
     * Returns the hash of all that the result depends on: text without its comments, pins, the tools' words and versions.
     *
     * @throws MissingToolException if yosys or the placer is not installed
     */
    public String hash() {
        List<String> parts = new ArrayList<>(List.of(version("yosys"), version(family.placer()), script()));
        parts.add(String.join(" ", place(1)));
        design.files().forEach((name, text) -> {
            parts.add(name);
            parts.add(DesignText.synthesized(text));
        });
        return Netlists.hash(parts);
    }

    private String script() {
        return "read_verilog " + String.join(" ", design.verilogNames()) + "\n" + family.synthesis() + " -top "
                + BoardDesign.MODULE + " -json " + NETLIST + "\n";
    }

    private List<String> place(int seed) {
        return family.place(
                design.board().part(),
                NETLIST,
                design.constraintsName(),
                seed,
                "seed-" + seed + ".txt",
                "report-" + seed + ".json");
    }

    /**
     * Makes netlist and constraints.
     *
     * @throws BoardException if yosys refuses the design
     */
    public void synthesise() throws IOException {
        for (Map.Entry<String, String> file : design.files().entrySet()) {
            String text = file.getKey().endsWith(".v") ? DesignText.synthesized(file.getValue()) : file.getValue();
            Files.writeString(folder.resolve(file.getKey()), text);
        }
        Files.writeString(folder.resolve(SCRIPT), script());
        progress.accept("synthesising for " + design.board().description());
        run("yosys", List.of("yosys", "-q", "-s", SCRIPT));
    }

    /**
     * Places and routes the netlist, and makes a bitstream of the first seed where the packer is there.
     *
     * @param top name of the top in the result
     * @param seeds how many, at least 1
     * @throws BoardException if it does not fit, or the placer takes too long
     */
    public BoardResult place(String top, int seeds) throws IOException {
        List<Double> clocks = new ArrayList<>();
        for (int seed = 1; seed <= seeds; seed++) {
            progress.accept("placing, seed " + seed + " of " + seeds);
            run(family.placer(), place(seed));
            clocks.add(megahertz(report(seed)));
        }
        return new BoardResult(
                design.board().name(),
                top,
                true,
                List.of(BoardResult.Clock.of(Board.CLOCK, design.board().megahertz(), clocks)),
                resources(report(1)),
                packed());
    }

    /** Returns the result of a family whose placer is not there. */
    public BoardResult unplaced(String top) {
        return new BoardResult(
                design.board().name(),
                top,
                false,
                List.of(BoardResult.Clock.of(Board.CLOCK, design.board().megahertz(), List.of())),
                null,
                null);
    }

    private JsonNode report(int seed) throws IOException {
        return JsonMapper.builder().build().readTree(Files.readString(folder.resolve("report-" + seed + ".json")));
    }

    /** Two digits, as the tool's own table has: more are noise of its arithmetic. */
    private static double megahertz(JsonNode report) {
        double slowest = Double.POSITIVE_INFINITY;
        for (JsonNode clock : report.path("fmax")) {
            slowest = Math.min(slowest, clock.path("achieved").asDouble());
        }
        if (Double.isInfinite(slowest)) {
            throw new BoardException("the placer tells of no clock: the top has no register behind its clock pin");
        }
        return Math.round(slowest * 100) / 100.0;
    }

    private static Map<String, BoardResult.Resource> resources(JsonNode report) {
        Map<String, BoardResult.Resource> resources = new TreeMap<>();
        report.path("utilization")
                .properties()
                .forEach(each -> resources.put(
                        each.getKey(),
                        new BoardResult.Resource(
                                each.getValue().path("used").asInt(),
                                each.getValue().path("available").asInt())));
        return resources;
    }

    private @Nullable String packed() throws IOException {
        if (!isThere(family.packer())) {
            progress.accept("without " + family.packer() + " there is no bitstream");
            return null;
        }
        run(family.packer(), List.of(family.packer(), "seed-1.txt", BITSTREAM));
        Sha256 hash = new Sha256();
        byte[] bytes = Files.readAllBytes(folder.resolve(BITSTREAM));
        hash.add(bytes, 0, bytes.length);
        return hash.text();
    }

    private void run(String tool, List<String> words) {
        ToolRun run = ToolRun.of(folder, LIMIT, words);
        if (run.late()) {
            throw new BoardException(tool + " took longer than " + LIMIT.toMinutes() + " minutes");
        }
        if (!run.succeeded()) {
            throw new BoardException(tool + " refuses the design for "
                    + design.board().name() + ": " + tooMuch(run.output()).orElseGet(() -> error(run.output())));
        }
    }

    private static String error(String output) {
        return output.lines().filter(line -> line.contains("ERROR")).findFirst().orElse(output.strip());
    }

    /** Returns what the part has too little of, as the placer has counted it: its own error names one cell of many. */
    private static Optional<String> tooMuch(String output) {
        return USED.matcher(output)
                .results()
                .filter(used -> Integer.parseInt(used.group(2)) > Integer.parseInt(used.group(3)))
                .map(used -> "it needs " + used.group(2) + " " + used.group(1) + ", and the part has " + used.group(3))
                .findFirst();
    }
}
