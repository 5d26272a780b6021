package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Catalogues;
import org.heddle.hdl.catalogue.TopClock;
import org.heddle.hdl.verilog.VerilogDesign;
import org.heddle.nic.catalogue.Tops;
import org.heddle.report.Nearest;
import org.heddle.report.TextTable;
import org.heddle.verify.own.OwnDesign;
import org.heddle.verify.synth.Cost;
import org.heddle.verify.synth.Synthesis;
import org.heddle.verify.synth.Target;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;

/** Tells what a design costs on an FPGA. */
@Command(
        name = "synth",
        description = "Synthesises a design: area, longest path, clock.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "For ice40 the design is placed and routed on an hx8k, between shift registers",
            "that stand for its ports; a design larger than that chip is reported with its",
            "area.",
            "",
            "With --timing the longest paths are found in the netlist, without place and",
            "route: docs/timing.md. The exit status is 1 if a clock is missed.",
            "",
            "Examples:",
            "  ./heddle synth",
            "  ./heddle synth queue-16x64 --target ice40",
            "  ./heddle synth uart.v --module uart --parameter DEPTH=64 --target ice40",
            "  ./heddle synth dimmnet2-node --target xilinx --json node.json",
            "  ./heddle synth dimmnet2-node-improved --timing --paths 5",
            "  ./heddle synth queue-16x64 --timing --clock clock=200",
            "  ./heddle synth link-switch-8 --timing --record",
        })
public final class SynthCommand implements Callable<Integer>, Verb {
    private static final int PATH_SHOWN = 12;

    @Parameters(
            paramLabel = "TOP",
            arity = "0..1",
            description = "A network interface, a single component, a class of yours, such as Uart or"
                    + " 'Fifo(16, true)', or a file of Verilog, such as uart.v; nothing lists what is"
                    + " built in; in a project of yours, it means every class marked @TopLevel.")
    private String top = "";

    @Option(
            names = "--target",
            paramLabel = "FAMILY",
            description = "ice40, ecp5 or xilinx. Required without --timing.")
    private String target = "";

    @Mixin
    private OwnDesigns own;

    @Mixin
    private VerilogFileOptions files;

    @Mixin
    private TimingOptions timing;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "For ice40: where place and route begins; its clock differs from seed to seed. Default:"
                    + " ${DEFAULT-VALUE}.")
    private int seed = Synthesis.USUAL_SEED;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private @Nullable OwnDesign marked;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (top.isEmpty() && own.isOwnProject()) {
            return synthMarked();
        }
        if (top.isEmpty()) {
            known().keySet().forEach(out::println);
            out.println();
            out.println("Synthesise one of them: ./heddle synth "
                    + known().keySet().iterator().next() + " --target ice40");
            out.flush();
            return 0;
        }
        if (timing.wanted()) {
            Known meant = meant();
            Optional<Path> committed = meant.folder().map(Home.find().root().resolve("generated-verilog")::resolve);
            return timing.run(spec, target, meant.design(), meant.clocks(), committed, json);
        }
        timing.refuseAlone(spec);
        if (seed < 0) {
            throw new ParameterException(spec.commandLine(), "a seed is 0 or more: --seed=" + seed);
        }
        Target family = family();
        Supplier<VerilogDesign> design = meant().design();
        try (JsonOption.Sink sink = json.open()) {
            show(Synthesis.of(design.get(), family, seed), sink);
        }
        return 0;
    }

    private int synthMarked() throws IOException {
        int status = 0;
        for (OwnDesign design : own.marked()) {
            marked = design;
            top = design.name();
            status = Math.max(status, call());
        }
        return status;
    }

    private void show(Cost cost, JsonOption.Sink sink) throws IOException {
        PrintWriter out = json.text();
        TextTable table = TextTable.builder()
                .words("module")
                .words("target")
                .numbers("LUT", "")
                .numbers("LUT RAM", "")
                .numbers("FF", "")
                .numbers("BRAM", "")
                .numbers("DSP", "")
                .numbers("path", "cells")
                .numbers("clock", "MHz")
                .build();
        Double clock = cost.megahertz();
        table.add(
                cost.top(),
                target,
                Integer.toString(cost.luts()),
                Integer.toString(cost.lutRams()),
                Integer.toString(cost.registers()),
                Integer.toString(cost.blockRams()),
                Integer.toString(cost.multipliers()),
                Integer.toString(cost.pathCells()),
                clock == null ? "-" : String.format(Locale.ROOT, "%.1f", clock));
        out.print(table);
        if (!cost.note().isEmpty()) {
            out.println("No clock: " + cost.note() + ".");
        }
        List<String> path = cost.path();
        out.println("Longest path through: "
                + String.join(" -> ", path.subList(0, Math.min(PATH_SHOWN, path.size())))
                + (path.size() > PATH_SHOWN ? " -> .. (" + (path.size() - PATH_SHOWN) + " more)" : ""));
        out.flush();
        sink.write(JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(cost) + "\n");
    }

    private Target family() {
        if (target.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "synth needs --target with one of the targets: ice40, ecp5, xilinx.");
        }
        try {
            return Target.valueOf(target.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    "no target is called '" + target + "'. The targets are: ice40, ecp5, xilinx.",
                    e);
        }
    }

    /** A design that can be named, the clocks it is made for, and the folder that its own Verilog is committed in. */
    private record Known(Supplier<VerilogDesign> design, List<TopClock> clocks, Optional<String> folder) {}

    private static Map<String, Known> known() {
        Map<String, Known> known = new LinkedHashMap<>();
        Tops.all().forEach(line -> {
            Known top = new Known(
                    () -> line.generated().verilog(),
                    line.clocks(),
                    line.inner().isPresent() ? Optional.empty() : Optional.of(line.folder()));
            known.putIfAbsent(line.name(), top);
            known.put(line.folder(), top);
        });
        Catalogues.blocks()
                .forEach(block -> known.put(
                        block.name(),
                        new Known(() -> Heddle.elaborate(block.constructor()).verilog(), List.of(), Optional.empty())));
        return known;
    }

    private static Known own(OwnDesign design) {
        return new Known(() -> design.top().generated().verilog(), List.of(), Optional.empty());
    }

    private Known meant() {
        Optional<VerilogDesign> file = files.design(spec, top);
        if (file.isPresent()) {
            return new Known(file::get, List.of(), Optional.empty());
        }
        if (marked != null) {
            return own(marked);
        }
        Map<String, Known> known = known();
        Known builtIn = known.get(top);
        if (builtIn != null) {
            return builtIn;
        }
        return own.find(top).map(SynthCommand::own).orElseThrow(() -> unknown(known.keySet()));
    }

    private ParameterException unknown(Set<String> known) {
        return new ParameterException(
                spec.commandLine(), "no top is called '" + top + "'." + Nearest.questionOrAll(top, known, "tops"));
    }
}
