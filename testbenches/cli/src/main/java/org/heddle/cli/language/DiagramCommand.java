package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.heddle.cli.own.ChosenDesigns;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Design;
import org.heddle.hdl.Heddle;
import org.heddle.hdl.ir.ModuleDefinition;
import org.heddle.report.AtomicFile;
import org.heddle.verify.diagram.BlockDiagram;
import org.heddle.verify.own.OwnDesign;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Draws a class. */
@Command(
        name = "diagram",
        description = "Draws the top module of a class, and each module in it that consists of others.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "One SVG file for each module; a click on a block opens its own.",
            "",
            "Example:",
            "  heddle diagram 'com.acme.Fifo(16, true)'",
        })
public final class DiagramCommand implements Callable<Integer>, Verb {
    @Option(names = "--out", paramLabel = "DIR", description = "Where they go. Default: target/heddle/diagram.")
    private @Nullable Path out;

    @Mixin
    private ChosenDesigns own;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter text = spec.commandLine().getOut();
        for (OwnDesign design : OwnDesigns.accepted(own.all(), Heddle::elaborate)) {
            Path folder = (out == null ? OwnDesigns.results("diagram") : out).resolve(design.fileName());
            new OutputPlace(spec).requireFolder("--out", folder);
            Design<?> elaborated = Heddle.elaborate(design.constructor());
            int drawn = 0;
            for (ModuleDefinition module : elaborated.circuit().modules()) {
                boolean isTop = module.name().equals(elaborated.verilog().top());
                if (isTop || BlockDiagram.worthDrawing(elaborated.circuit()).contains(module)) {
                    Path file = folder.resolve(BlockDiagram.fileName(module.name()));
                    AtomicFile.write(file, BlockDiagram.of(elaborated.circuit(), module));
                    drawn++;
                }
            }
            text.println("wrote %s: %d %s".formatted(folder, drawn, drawn == 1 ? "drawing" : "drawings"));
        }
        text.flush();
        return 0;
    }
}
