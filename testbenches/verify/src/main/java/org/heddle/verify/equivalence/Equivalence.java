package org.heddle.verify.equivalence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.heddle.cosim.tool.ScratchFolder;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.verify.against.ComparedModule;
import org.heddle.verify.against.ComparedModule.Standing;
import org.heddle.verify.against.FormerComparison;
import org.heddle.verify.tool.DesignFiles;
import org.jspecify.annotations.Nullable;

/**
 * Compares two texts of one design, module by module. Instances and memories are matched by their names and stay closed, their ports
 * being ports of the comparison, and a memory's size, contents and clocks being the same in both texts; registers are matched by name, so
 * that what is left between them is combinational.
 */
public final class Equivalence {
    private static final Pattern POINTS = Pattern.compile("Found (\\d+) \\$equiv cells in equiv");
    private static final Pattern UNPROVEN = Pattern.compile("(?m)^ *Unproven \\$equiv \\S+: *(.*)$");

    /** A memory's reads are ports in the order of their lines, which yosys compares as text: all numbers of lines are equally long. */
    private static final String FIRST_LINE = "`line 1000000 \"module.v\" 0\n";

    private static final Pattern WORD = Pattern.compile("\\W+");

    private final Duration limit;
    /** Says more of what is left open, by other means; null to leave it open. */
    private final @Nullable FormerComparison further;
    /** By the texts of a module and of what it names. */
    private final Map<List<String>, ModuleVerdict> known = new HashMap<>();

    /**
     * A comparison by yosys's passes for equivalence alone.
     *
     * @param limit for one module
     */
    public Equivalence(Duration limit) {
        this(limit, null);
    }

    private Equivalence(Duration limit, @Nullable FormerComparison further) {
        this.limit = limit;
        this.further = further;
    }

    /**
     * Returns a comparison that goes on where those passes give up: one step from equal state without the wires that both texts name alike,
     * then all runs from the reset on.
     *
     * @param limit for one module by the passes, and for each further run of a tool, of which there are up to four
     */
    public static Equivalence thorough(Duration limit) {
        return new Equivalence(limit, FormerComparison.behindPasses(limit));
    }

    /** One verdict for each module that both texts have, children first. */
    public List<ModuleVerdict> compare(VerilogDesign written, VerilogDesign simplified) throws IOException {
        return compare(written, simplified, verdict -> {});
    }

    /**
     * The same.
     *
     * @param told learns each verdict as soon as it is known; a module that was compared before, with the same texts, has it at once
     */
    public List<ModuleVerdict> compare(
            VerilogDesign written, VerilogDesign simplified, Consumer<? super ModuleVerdict> told) throws IOException {
        Map<String, String> plainTexts = texts(written);
        Map<String, String> briefTexts = texts(simplified);
        List<ModuleVerdict> verdicts = new ArrayList<>();
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            write(scratch.path(), written, simplified);
            for (String module : briefTexts.keySet()) {
                List<String> closed = named(plainTexts, briefTexts, module);
                List<String> texts = new ArrayList<>();
                for (String name : concat(closed, module)) {
                    texts.add(plainTexts.getOrDefault(name, ""));
                    texts.add(briefTexts.getOrDefault(name, ""));
                }
                ModuleVerdict verdict = known.get(texts);
                if (verdict == null) {
                    verdict = further(written, simplified, compare(scratch.path(), module, closed));
                    known.put(texts, verdict);
                }
                verdicts.add(verdict);
                told.accept(verdict);
            }
        }
        return verdicts;
    }

    /**
     * The verdict on one module of two designs.
     *
     * @param module its name
     */
    public ModuleVerdict compare(VerilogDesign written, VerilogDesign simplified, String module) throws IOException {
        try (ScratchFolder scratch = ScratchFolder.inTemporary()) {
            write(scratch.path(), written, simplified);
            ModuleVerdict verdict = compare(scratch.path(), module, named(texts(written), texts(simplified), module));
            return further(written, simplified, verdict);
        }
    }

    private static void write(Path folder, VerilogDesign written, VerilogDesign simplified) throws IOException {
        DesignFiles.write(Files.createDirectory(folder.resolve("plain")), written.edited(FIRST_LINE::concat));
        DesignFiles.write(Files.createDirectory(folder.resolve("brief")), simplified.edited(FIRST_LINE::concat));
    }

    private ModuleVerdict further(VerilogDesign written, VerilogDesign simplified, ModuleVerdict verdict)
            throws IOException {
        if (further == null || verdict.isProven()) {
            return verdict;
        }
        ComparedModule compared = further.compare(simplified, written, verdict.module());
        boolean isProven = compared.standing() == Standing.PROVEN;
        return new ModuleVerdict(
                verdict.module(),
                isProven ? ModuleVerdict.Result.PROVEN : verdict.result(),
                verdict.points(),
                isProven ? compared.detail() : verdict.detail() + "; " + compared.standing() + " " + compared.detail());
    }

    private static Map<String, String> texts(VerilogDesign design) {
        Map<String, String> texts = new LinkedHashMap<>();
        design.files().forEach(file -> texts.put(file.module(), file.text()));
        return texts;
    }

    /** The modules that one names in either text, itself left out: those that it has instances of, if not more. */
    private static List<String> named(Map<String, String> plain, Map<String, String> brief, String module) {
        Set<String> words = new HashSet<>(List.of(WORD.split(plain.getOrDefault(module, ""))));
        words.addAll(List.of(WORD.split(brief.getOrDefault(module, ""))));
        return brief.keySet().stream()
                .filter(name -> words.contains(name) && !name.equals(module))
                .toList();
    }

    private static List<String> concat(List<String> names, String last) {
        List<String> all = new ArrayList<>(names);
        all.add(last);
        return all;
    }

    private ModuleVerdict compare(Path folder, String module, List<String> closed) throws IOException {
        ToolRun call = ToolRun.of(folder, limit, List.of("yosys", "-p", script(module, closed)));
        if (call.late()) {
            return new ModuleVerdict(
                    module, ModuleVerdict.Result.LATE, points(call), "limit " + limit.toSeconds() + " s");
        }
        if (call.succeeded()) {
            return memories(folder, "plain").equals(memories(folder, "brief"))
                    ? new ModuleVerdict(module, ModuleVerdict.Result.PROVEN, points(call), "")
                    : new ModuleVerdict(
                            module,
                            ModuleVerdict.Result.OPEN,
                            points(call),
                            "memories differ in size, contents or clocks");
        }
        List<String> open = new ArrayList<>();
        Matcher unproven = UNPROVEN.matcher(call.output());
        while (unproven.find()) {
            open.add(unproven.group(1));
        }
        return open.isEmpty()
                ? new ModuleVerdict(module, ModuleVerdict.Result.REFUSED, points(call), error(call.output()))
                : new ModuleVerdict(
                        module,
                        ModuleVerdict.Result.OPEN,
                        points(call),
                        open.size() + " points, such as " + open.get(0).strip());
    }

    /** Names and parameters of the memories that the last script found in one text. */
    private static List<String> memories(Path folder, String side) throws IOException {
        try (Stream<String> lines = Files.lines(folder.resolve(memoriesFile(side)))) {
            return lines.map(String::strip)
                    .filter(line -> line.startsWith("cell ") || line.startsWith("parameter "))
                    .toList();
        }
    }

    private static String memoriesFile(String side) {
        return side + "-memories.il";
    }

    private static int points(ToolRun call) {
        Matcher matcher = POINTS.matcher(call.output());
        int points = 0;
        while (matcher.find()) {
            points = Integer.parseInt(matcher.group(1));
        }
        return points;
    }

    private static String error(String output) {
        return output.lines().filter(line -> line.contains("ERROR")).findFirst().orElse("no reason given");
    }

    private static String script(String module, List<String> closed) {
        List<String> lines = new ArrayList<>();
        for (String side : List.of("plain", "brief")) {
            closed.forEach(name -> lines.add("read_verilog -lib " + side + "/" + name + ".v"));
            lines.addAll(List.of("read_verilog " + side + "/" + module + ".v", "hierarchy -top " + module));
            String instances = closed.stream().map(name -> " t:" + name).collect(Collectors.joining());
            if (!closed.isEmpty()) {
                lines.add("setattr -set keep 1" + instances);
            }
            lines.addAll(List.of("proc", "opt_expr", "opt_clean", "memory_collect", "async2sync"));
            if (!closed.isEmpty()) {
                // As instances of unknown modules their outputs would be undefined, which is "equal" to anything.
                lines.add("expose -evert" + instances);
            }
            // Inside, each word written would be part of what is asked of each word read.
            lines.addAll(List.of("dump -o " + memoriesFile(side) + " t:$mem*", "expose -evert t:$mem*"));
            lines.addAll(List.of("rename " + module + " " + side, "design -stash " + side));
        }
        lines.addAll(List.of(
                "design -copy-from plain -as plain plain",
                "design -copy-from brief -as brief brief",
                "equiv_make plain brief equiv",
                "hierarchy -top equiv",
                "opt_clean",
                "equiv_struct",
                "equiv_simple -undef",
                "equiv_induct -undef",
                "equiv_status",
                "equiv_status -assert"));
        return String.join("; ", lines);
    }
}
