package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
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
            arity = "0..*",
            description = "Network interfaces, single components, classes of yours, such as Uart or"
                    + " 'Fifo(16, true)', or files of Verilog, such as uart.v; nothing lists what is"
                    + " built in; in a project of yours, it means every class marked @TopLevel.")
    private List<String> names = List.of();

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

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        if (names.isEmpty() && !own.isOwnProject()) {
            known().keySet().forEach(out::println);
            out.println();
            out.println("Synthesise some of them: ./heddle synth "
                    + known().keySet().iterator().next() + " --target ice40");
            out.flush();
            return 0;
        }
        return timing.wanted() ? time(meant()) : synthesise();
    }

    private int time(List<Known> designs) throws IOException {
        if (designs.size() > 1) {
            timing.refuseForSeveral(spec, json);
        }
        int status = 0;
        for (Known meant : designs) {
            Optional<Path> committed = meant.folder().map(Home.find().root().resolve("generated-verilog")::resolve);
            status = Math.max(status, timing.run(spec, target, meant.design(), meant.clocks(), committed, json));
        }
        return status;
    }

    private int synthesise() throws IOException {
        timing.refuseAlone(spec);
        if (seed < 0) {
            throw new ParameterException(spec.commandLine(), "a seed is 0 or more: --seed=" + seed);
        }
        Target family = family();
        List<Known> designs = meant();
        try (JsonOption.Sink sink = json.open()) {
            List<Cost> costs = new ArrayList<>();
            for (Known meant : designs) {
                Cost cost = Synthesis.of(meant.design().get(), family, seed);
                show(cost);
                costs.add(cost);
            }
            Object result = costs.size() == 1 ? costs.get(0) : costs;
            sink.write(JsonMapper.builder()
                            .build()
                            .writerWithDefaultPrettyPrinter()
                            .writeValueAsString(result) + "\n");
        }
        return 0;
    }

    private void show(Cost cost) {
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

    /** In place of a design, for a name that is none yet. */
    private static final Known UNKNOWN = new Known(
            () -> {
                throw new IllegalStateException("no design");
            },
            List.of(),
            Optional.empty());

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

    /** The designs that are meant; all that cannot be made are told at once. */
    private List<Known> meant() {
        if (names.isEmpty()) {
            return accepted(own.marked()).stream().map(SynthCommand::own).toList();
        }
        Map<String, Known> known = known();
        Map<String, Known> meant = new LinkedHashMap<>();
        for (String name : names) {
            Optional<VerilogDesign> file = files.design(spec, name);
            meant.put(
                    name,
                    file.isPresent()
                            ? new Known(file::get, List.of(), Optional.empty())
                            : known.getOrDefault(name, UNKNOWN));
        }
        Map<String, OwnDesign> owned = own.findAll(
                names.stream().filter(name -> meant.get(name) == UNKNOWN).toList());
        accepted(List.copyOf(owned.values()));
        owned.forEach((name, design) -> meant.put(name, own(design)));
        requireKnown(meant, known.keySet());
        return List.copyOf(meant.values());
    }

    private static List<OwnDesign> accepted(List<OwnDesign> designs) {
        return OwnDesigns.accepted(designs, Heddle::elaborate);
    }

    private void requireKnown(Map<String, Known> meant, Set<String> known) {
        List<String> refusals = names.stream()
                .filter(name -> meant.get(name) == UNKNOWN)
                .map(name -> "no top is called '" + name + "'." + Nearest.questionOrAll(name, known, "tops"))
                .toList();
        if (!refusals.isEmpty()) {
            throw new ParameterException(spec.commandLine(), String.join(System.lineSeparator(), refusals));
        }
    }
}
