package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.catalogue.Top;
import org.heddle.nic.catalogue.Tops;
import org.heddle.report.Json;
import org.heddle.report.Nearest;
import org.heddle.verify.own.OwnDesign;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists what no reset reaches, and what goes from one clock to another. */
@Command(
        name = "report",
        description = "Lists the registers without a reset, and the clock crossings, of classes and tops.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "A register is named as in a waveform, with its width, clock domain, clock input",
            "of the top and Java line. A crossing has what holds the word and its clock,",
            "the registers that take it and theirs, and what makes it safe: a synchroniser,",
            "queue, handshake or pulse of the library, by the line that attaches it, or",
            "crossing(..) with its reason. The language refuses crossings that nobody",
            "declared, so there are no others.",
            "",
            "Examples:",
            "  heddle report Uart 'com.acme.Fifo(16, true)'",
            "  heddle report Uart --crossings --json target/crossings.json",
            "  ./heddle report axi-loopback-node-minimal",
        })
public final class ReportCommand implements Callable<Integer>, Verb {
    @Parameters(
            arity = "0..*",
            paramLabel = "CLASS",
            description = "Classes of yours, such as Uart or 'Fifo(16, true)', or tops; nothing means every top; in a"
                    + " project of yours, every class marked @TopLevel.")
    private List<String> names = List.of();

    @Option(names = "--registers", description = "Only the registers without a reset.")
    private boolean registers;

    @Option(names = "--crossings", description = "Only the clock crossings.")
    private boolean crossings;

    @Mixin
    private OwnDesigns own;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Map<String, Supplier<Design<?>>> chosen = chosen();
        try (JsonOption.Sink sink = json.open()) {
            PrintWriter out = json.text();
            List<StructureReport> reports = new ArrayList<>();
            chosen.forEach((name, design) -> {
                StructureReport report = StructureReport.of(
                        name, design.get().circuit(), registers || !crossings, crossings || !registers);
                out.print(report.text());
                out.flush();
                reports.add(report);
            });
            sink.write(Json.pretty(reports));
        }
        return 0;
    }

    /** The designs that are meant, by the names that they are shown with. */
    private Map<String, Supplier<Design<?>>> chosen() {
        Map<String, Supplier<Design<?>>> chosen = new LinkedHashMap<>();
        if (names.isEmpty() && own.isOwnProject()) {
            accepted(own.marked()).forEach(design -> chosen.put(design.name(), elaboration(design)));
            return chosen;
        }
        Map<String, Top> tops = new LinkedHashMap<>();
        Tops.all().forEach(top -> {
            tops.putIfAbsent(top.name(), top);
            tops.put(top.folder(), top);
        });
        if (names.isEmpty()) {
            Tops.all().forEach(top -> chosen.put(top.folder(), top::generated));
            return chosen;
        }
        Map<String, OwnDesign> owned = own.findAll(
                names.stream().filter(name -> !tops.containsKey(name)).toList());
        accepted(List.copyOf(owned.values()));
        for (String name : new LinkedHashSet<>(names)) {
            Optional<OwnDesign> design = Optional.ofNullable(owned.get(name));
            Optional<Top> top = Optional.ofNullable(tops.get(name));
            chosen.put(
                    design.map(OwnDesign::name).orElse(name),
                    design.map(ReportCommand::elaboration)
                            .orElseGet(() -> top.orElseThrow(() -> unknown(name, tops))::generated));
        }
        return chosen;
    }

    private static List<OwnDesign> accepted(List<OwnDesign> designs) {
        return OwnDesigns.accepted(designs, Heddle::elaborate);
    }

    private static Supplier<Design<?>> elaboration(OwnDesign design) {
        return () -> Heddle.elaborate(design.constructor());
    }

    private ParameterException unknown(String name, Map<String, Top> tops) {
        return new ParameterException(
                spec.commandLine(),
                "no top is called '" + name + "'." + Nearest.questionOrAll(name, tops.keySet(), "tops"));
    }
}
