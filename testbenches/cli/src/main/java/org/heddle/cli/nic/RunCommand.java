package org.heddle.cli.nic;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Dimmnet2Option;
import org.heddle.cli.shared.FastSimulation;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.VerilogFolder;
import org.heddle.cli.shared.Version;
import org.heddle.experiment.dimmnet2.submatrix.NodePairEngine;
import org.heddle.experiment.dimmnet2.submatrix.Submatrix;
import org.heddle.experiment.dimmnet2.submatrix.SubmatrixExperiment;
import org.heddle.experiment.dimmnet2.submatrix.SubmatrixProgress;
import org.heddle.experiment.dimmnet2.submatrix.SubmatrixReport;
import org.heddle.experiment.dimmnet2.submatrix.SubmatrixTable;
import org.heddle.experiment.dimmnet2.submatrix.SubmatrixWorkloads;
import org.heddle.experiment.dimmnet2.submatrix.TransferTimeline;
import org.heddle.report.Attachment;
import org.heddle.report.TerminalProgress;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The main job: the DIMMnet-2 paper's sub-matrix transfers, measured and verified on the RTL. */
@Command(
        name = "run",
        description = "Measures and verifies the DIMMnet-2 paper's sub-matrix transfers on two nodes in RTL.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Writes result.json, report.html and first-packet.fst into the output folder",
            "and prints a table. A timeline opens in ui.perfetto.dev. Exit status 1 if any",
            "transfer is not verified.",
            "",
            "Examples:",
            "  ./heddle run",
            "  ./heddle run --out /tmp/results",
            "  ./heddle run --timeline first-packet.json",
            "  ./heddle run --configuration improved",
            "  ./heddle generate --out v",
            "  ./heddle run --verilog v/dimmnet2-pair-published",
        })
public final class RunCommand implements Callable<Integer>, Verb {
    private static final String WAVEFORM = "first-packet.fst";

    /** 15 elements of 128 bytes. */
    private static final Submatrix FIRST_PACKET = Submatrix.stride(15, 16, 4096);

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where the results go. Default: out/run in the repository.")
    private Path folder = Home.find().out("run");

    @Mixin
    private Dimmnet2Option node;

    @Option(
            names = "--verilog",
            paramLabel = "DIR",
            description =
                    "Simulates the Verilog files of this folder, as written by ./heddle generate, instead of the text"
                            + " made from Java now. Change a line there and see the run fail.")
    private @Nullable Path verilog;

    @Option(
            names = "--timeline",
            paramLabel = "FILE",
            description = "Also writes a timeline of the first packet: calls, host port, link, memory commands.")
    private @Nullable Path timeline;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        NodePairEngine engine = new NodePairEngine(node.configuration(), FastSimulation.options(out));
        if (verilog != null) {
            try {
                engine = engine.onVerilog(VerilogFolder.read(verilog, engine.verilog()));
            } catch (IllegalArgumentException missing) {
                throw new ParameterException(spec.commandLine(), missing.getMessage(), missing);
            }
        }
        OutputPlace place = new OutputPlace(spec);
        place.requireFolder("--out", folder, SubmatrixReport.RESULT_FILE, SubmatrixReport.REPORT_FILE, WAVEFORM);
        if (timeline != null) {
            place.requireFile("--timeline", timeline);
        }
        TerminalProgress terminal = new TerminalProgress(System.out, TerminalProgress.onTerminal());
        SubmatrixExperiment.Outcome outcome =
                new SubmatrixExperiment(engine, new SubmatrixProgress(terminal)).run(SubmatrixWorkloads.published());
        out.println();
        out.println(SubmatrixTable.text(outcome.document()));
        outcome.complaints().forEach(complaint -> out.println("NOT VERIFIED: " + complaint));
        out.flush();
        List<Attachment> attachments = new ArrayList<>();
        attachments.add(waveform(engine));
        if (timeline != null) {
            TransferTimeline.write(timeline, node.configuration(), FIRST_PACKET, FastSimulation.told(out));
        }
        SubmatrixReport.write(folder, outcome.document(), engine.description(), attachments);

        out.println("Results in " + folder + ":");
        out.println("  report.html       open it in a browser: plots against the paper's points, and what they show");
        out.println("  result.json       the same figures for programs");
        out.println(
                "  " + WAVEFORM + "  the first packet on its way, for gtkwave: follow sodimm00, there.from, sodimm10");
        out.flush();
        return outcome.document().verified() ? 0 : 1;
    }

    /** The first packet alone, on a model that traces. */
    private Attachment waveform(NodePairEngine engine) {
        NodePairEngine tracing = engine.withOptions(
                FastSimulation.told(spec.commandLine().getOut()).waves(folder.resolve(WAVEFORM)));
        tracing.run(FIRST_PACKET, bytes -> {});
        return new Attachment(
                WAVEFORM, "The first packet of the m=4096, n=16, z=4096 transfer on its way; open it with gtkwave.");
    }
}
