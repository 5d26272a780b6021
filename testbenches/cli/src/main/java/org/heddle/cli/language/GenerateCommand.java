package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.catalogue.Top;
import org.heddle.hdl.diagnostic.Diagnostic;
import org.heddle.hdl.diagnostic.ElaborationException;
import org.heddle.nic.catalogue.Tops;
import org.heddle.report.TextTable;
import org.heddle.verify.diagram.Drawings;
import org.heddle.verify.generate.OutputFolder;
import org.heddle.verify.generate.OutputRefusedException;
import org.heddle.verify.generate.Overview;
import org.heddle.verify.generate.TopFolder;
import org.heddle.verify.own.OwnDesign;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the Verilog of the network interfaces. */
@Command(
        name = "generate",
        description = "Writes the Verilog of every network interface, of those named, or of classes of yours.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Each top and configuration has a folder of its own: one .v file for each",
            "module, the list of files (files.f), the ports of the top (ports.md), the Java",
            "line of each Verilog line (source-map.json), and a block diagram (.svg) of",
            "each module that consists of others; they link to each other. A register map",
            "adds a C header, a page and a drawing (NAME-registers.h, .md, .svg), and itself",
            "as CMSIS-SVD, SystemRDL and LiteX's csr.csv (.svd, .rdl, .csv). Folders are",
            "replaced as a whole. Without TOP and --configuration, those of tops that are no",
            "more go.",
            "",
            "Examples:",
            "  ./heddle generate --list",
            "  ./heddle generate                 brings generated-verilog/ up to date",
            "  ./heddle generate dimmnet2-node --out build/rtl",
            "  ./heddle generate 'com.acme.Fifo(16, true)'    a class of yours",
        })
public final class GenerateCommand implements Callable<Integer>, Verb {
    @Parameters(
            arity = "0..*",
            paramLabel = "TOP",
            description = "Tops to generate, or classes of yours, such as Uart or 'Fifo(16, true)'; nothing means"
                    + " every top; in a project of yours, every class marked @TopLevel.")
    private List<String> names = List.of();

    @Option(names = "--configuration", paramLabel = "NAME", description = "Only this configuration.")
    private @Nullable String configuration;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the folders go; when not given generated-verilog/ of the repository, and"
                    + " target/heddle/verilog/ for classes of yours.")
    private @Nullable Path out;

    @Option(names = "--list", description = "Only list what there is; write nothing.")
    private boolean list;

    @Mixin
    private OwnDesigns own;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        List<Top> owned = topsOf(own.chosen(names));
        if (out == null && !owned.isEmpty()) {
            out = OwnDesigns.results("verilog");
        }
        List<Top> tops = owned.isEmpty() ? select() : owned;
        PrintWriter terminal = spec.commandLine().getOut();
        if (list) {
            terminal.print(table(tops));
        } else {
            generate(tops, terminal);
        }
        terminal.flush();
        return 0;
    }

    /** Elaborates all, so that one run tells of each that the language refuses. */
    private static List<Top> topsOf(List<OwnDesign> designs) {
        List<Top> tops = new ArrayList<>();
        List<Diagnostic> refusals = new ArrayList<>();
        for (OwnDesign design : designs) {
            try {
                tops.add(design.top());
            } catch (ElaborationException refused) {
                refusals.addAll(refused.diagnostics());
            }
        }
        if (!refusals.isEmpty()) {
            throw new ElaborationException(refusals);
        }
        return tops;
    }

    private List<Top> select() {
        try {
            return TopSelection.of(Tops.all(), names, configuration);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private void generate(List<Top> tops, PrintWriter terminal) throws IOException {
        Path target = out == null ? Home.find().root().resolve("generated-verilog") : out;
        List<TopFolder> folders;
        try {
            OutputFolder output = OutputFolder.at(target);
            Drawings drawings = new Drawings();
            folders = withInner(tops).stream()
                    .map(each -> TopFolder.of(each, drawings))
                    .toList();
            if (names.isEmpty() && configuration == null && !own.isOwnProject()) {
                output.replaceAll(folders, Overview.of(tops));
            } else {
                output.replace(folders);
            }
        } catch (OutputRefusedException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        for (TopFolder folder : folders) {
            terminal.println("wrote %s: %d modules, %s lines of Verilog"
                    .formatted(shown(target.resolve(folder.name())), folder.modules(), thousands(folder.lines())));
        }
    }

    /** A folder names the modules of a top inside it in that one's folder, which has to be there. */
    private static Set<Top> withInner(List<Top> tops) {
        Set<Top> all = new LinkedHashSet<>();
        for (Top each : tops) {
            each.inner().ifPresent(inner -> all.addAll(withInner(List.of(inner))));
            all.add(each);
        }
        return all;
    }

    /** As short as it can be said from where the user stands. */
    private static Path shown(Path place) {
        Path here = Path.of("").toAbsolutePath();
        return place.startsWith(here) ? here.relativize(place) : place;
    }

    private static TextTable table(List<Top> tops) {
        TextTable table = TextTable.builder()
                .words("top")
                .words("configuration")
                .numbers("modules", "")
                .numbers("lines", "")
                .words("what it is")
                .build();
        Drawings drawings = new Drawings();
        for (Top top : tops) {
            TopFolder folder = TopFolder.of(top, drawings);
            table.add(
                    top.name(),
                    top.configuration(),
                    String.valueOf(folder.modules()),
                    thousands(folder.lines()),
                    top.description());
        }
        return table;
    }

    private static String thousands(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
