package org.heddle.hdl.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.heddle.hdl.Design;
import org.heddle.hdl.verilog.VerilogDesign;

/** The judgement of Verilator, Icarus Verilog and yosys: they read the emitted files without a single warning. */
public final class Lint {
    private Lint() {}

    /** Fails with the tool's own words unless every tool is content. */
    public static void requireClean(Design<?> design) {
        requireClean(design, List.of());
    }

    /**
     * The same for a circuit that was drawn by chance: that Verilator proves a comparison to have one outcome only is true of
     * the circuit, not a fault of the text.
     */
    public static void requireCleanText(Design<?> design) {
        requireClean(design, List.of("-Wno-UNSIGNED", "-Wno-CMPCONST"));
    }

    private static void requireClean(Design<?> design, List<String> verilatorOptions) {
        VerilogDesign verilog = design.verilog();
        Tool.withFiles(verilog, folder -> {
            requireClean(folder, Tool.names(verilog), verilog.top(), verilatorOptions);
            return verilog.top();
        });
    }

    private static void requireClean(Path folder, List<String> files, String top, List<String> verilatorOptions) {
        requireSimulated(folder, files, top, verilatorOptions);
        requireSynthesizable(folder, files, "-top " + top);
    }

    /**
     * Fails with the tool's own words unless Verilator and Icarus Verilog are content with files that exist already.
     *
     * @param folder where they are; nothing is written there
     * @param files their names
     * @param top name of the top module
     */
    public static void requireSimulated(Path folder, List<String> files, String top) {
        requireSimulated(folder, files, top, List.of());
    }

    /**
     * Fails with the tool's own words unless yosys is content with files that exist already, whichever of their modules is the top: no
     * latch, no loop, no net with two drivers or none. A module is judged by its own text and the ports of the modules in it, so one whose
     * text holds nothing for proofs is read once.
     *
     * @param folder where they are; nothing is written there
     * @param files their names
     * @param judged names of the other files whose modules they instantiate: of these the ports alone are read
     */
    public static void requireSynthesizable(Path folder, List<String> files, List<String> judged) {
        if (Tool.NONE || files.isEmpty()) {
            return;
        }
        silent(folder, List.of("yosys", "-q", "-p", ports(judged) + script(files, "", "")));
        List<String> others = new ArrayList<>(judged);
        List<String> proven = new ArrayList<>();
        files.forEach(file -> (hasProofs(folder.resolve(file)) ? proven : others).add(file));
        if (!proven.isEmpty()) {
            silent(folder, List.of("yosys", "-q", "-p", ports(others) + script(proven, "", "-formal ")));
        }
    }

    private static boolean hasProofs(Path file) {
        try {
            return Files.readString(file).contains("FORMAL");
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String ports(List<String> files) {
        return files.isEmpty() ? "" : "read_verilog -lib " + String.join(" ", files) + "; ";
    }

    private static void requireSynthesizable(Path folder, List<String> files, String top) {
        if (Tool.NONE) {
            return;
        }
        silent(folder, List.of("yosys", "-q", "-p", script(files, top, "")));
        silent(folder, List.of("yosys", "-q", "-p", script(files, top, "-formal ")));
    }

    private static void requireSimulated(Path folder, List<String> files, String top, List<String> verilatorOptions) {
        if (Tool.NONE) {
            return;
        }
        List<String> lint = new ArrayList<>(List.of("verilator", "--lint-only", "-Wall"));
        lint.addAll(verilatorOptions);
        lint.addAll(List.of("--top-module", top));
        silent(folder, Tool.command(files, lint.toArray(String[]::new)));
        for (String block : List.of("HEDDLE_SIMULATION", "FORMAL")) {
            List<String> inside = new ArrayList<>(lint);
            inside.addAll(List.of("+define+" + block, "--assert"));
            silent(folder, Tool.command(files, inside.toArray(String[]::new)));
        }
        silent(folder, iverilog(files));
        silent(folder, iverilog(files, "-DHEDDLE_SIMULATION"));
    }

    /** Elaborates and writes nothing. An output of /dev/null would, for root, take the device's write permission from all others. */
    private static List<String> iverilog(List<String> files, String... options) {
        List<String> command =
                Tool.command(List.of(options), "iverilog", "-Wall", "-Wno-timescale", "-g2005", "-tnull");
        command.addAll(files);
        return command;
    }

    private static String script(List<String> files, String top, String options) {
        return "read_verilog " + options + String.join(" ", files) + "; hierarchy -check " + top
                + "; proc; check -assert; select -assert-none t:$dlatch t:$adlatch t:$dlatchsr";
    }

    private static void silent(Path folder, List<String> command) {
        Tool.Result result = Tool.run(folder, command);
        assertThat(result.output()).as(String.join(" ", command)).isEmpty();
        assertThat(result.status()).as(String.join(" ", command)).isZero();
    }
}
