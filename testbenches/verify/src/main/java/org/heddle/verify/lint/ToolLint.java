package org.heddle.verify.lint;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.hdl.verilog.VerilogFile;
import org.heddle.verify.tool.DesignFiles;

/** Verilator, Icarus Verilog and yosys over a design, each with every warning that it has, over all its conditional parts. */
public final class ToolLint {
    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final Pattern PLACE = Pattern.compile("\\b(\\w+\\.s?v):(\\d+)(?::\\d+)?");

    /**
     * Judgement of one tool.
     *
     * @param tool its name
     * @param lines of it, with Java places in the stead of Verilog ones; none where it is content
     */
    public record Judgement(String tool, List<String> lines) {
        public Judgement {
            lines = List.copyOf(lines);
        }
    }

    private ToolLint() {}

    /**
     * Returns what each tool says.
     *
     * @throws org.heddle.cosim.tool.MissingToolException if one is not installed
     */
    public static List<Judgement> of(VerilogDesign design) throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            List<String> files = DesignFiles.write(scratch.path(), design);
            List<Judgement> judgements = new ArrayList<>();
            commands(files, design.top()).forEach((tool, calls) -> {
                List<String> lines = new ArrayList<>();
                for (List<String> call : calls) {
                    lines.addAll(said(scratch.path(), call, design));
                }
                judgements.add(new Judgement(tool, lines.stream().distinct().toList()));
            });
            return judgements;
        }
    }

    private static Map<String, List<List<String>>> commands(List<String> files, String top) {
        Map<String, List<List<String>>> commands = new LinkedHashMap<>();
        List<String> verilator = List.of("verilator", "--lint-only", "-Wall", "--top-module", top);
        commands.put(
                "Verilator",
                List.of(
                        joined(verilator, files),
                        joined(joined(verilator, List.of("+define+HEDDLE_SIMULATION", "--assert")), files),
                        joined(joined(verilator, List.of("+define+FORMAL", "--assert")), files)));
        // An output of /dev/null would, for root, take the device's write permission from all others.
        List<String> icarus = List.of("iverilog", "-Wall", "-Wno-timescale", "-g2005", "-tnull");
        commands.put(
                "Icarus Verilog",
                List.of(joined(icarus, files), joined(joined(icarus, List.of("-DHEDDLE_SIMULATION")), files)));
        commands.put("yosys", List.of(yosys("", files, top), yosys("-formal ", files, top)));
        return commands;
    }

    private static List<String> yosys(String options, List<String> files, String top) {
        return List.of(
                "yosys",
                "-q",
                "-p",
                "read_verilog " + options + String.join(" ", files) + "; hierarchy -check -top " + top
                        + "; proc; check -assert; select -assert-none t:$dlatch t:$adlatch t:$dlatchsr");
    }

    private static List<String> joined(List<String> command, List<String> more) {
        List<String> all = new ArrayList<>(command);
        all.addAll(more);
        return all;
    }

    private static List<String> said(Path folder, List<String> command, VerilogDesign design) {
        ToolRun run = ToolRun.of(folder, LIMIT, command);
        List<String> lines = run.output()
                .lines()
                .filter(line -> !line.isBlank())
                .map(line -> withJavaPlaces(line, design))
                .collect(Collectors.toCollection(ArrayList::new));
        if (!run.succeeded() && lines.isEmpty()) {
            lines.add(command.get(0) + (run.late() ? " takes too long" : " failed with status " + run.status()));
        }
        return lines;
    }

    private static String withJavaPlaces(String line, VerilogDesign design) {
        Matcher place = PLACE.matcher(line);
        StringBuilder text = new StringBuilder();
        while (place.find()) {
            int number = Integer.parseInt(place.group(2));
            String java = design.files().stream()
                    .filter(file -> file.name().equals(place.group(1)))
                    .findFirst()
                    .flatMap((VerilogFile file) -> file.siteOf(number))
                    .map(site -> site + " (" + place.group() + ")")
                    .orElse(place.group());
            place.appendReplacement(text, Matcher.quoteReplacement(java));
        }
        return place.appendTail(text).toString();
    }
}
