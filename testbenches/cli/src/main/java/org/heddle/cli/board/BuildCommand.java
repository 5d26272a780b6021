package org.heddle.cli.board;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Home;
import org.heddle.cli.shared.JsonOption;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.cache.ContentCache;
import org.heddle.report.AtomicFile;
import org.heddle.report.Json;
import org.heddle.report.TextTable;
import org.heddle.verify.board.BoardBuild;
import org.heddle.verify.board.BoardDesign;
import org.heddle.verify.board.BoardException;
import org.heddle.verify.board.BoardFamily;
import org.heddle.verify.board.BoardRecord;
import org.heddle.verify.board.BoardResult;
import org.heddle.verify.timing.Netlists;
import org.heddle.verify.timing.TimingAnalysis;
import org.heddle.verify.timing.TimingReport;
import org.heddle.verify.timing.TimingRequest;
import org.heddle.verify.timing.TimingText;
import org.heddle.verify.timing.part.Family;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Bitstream of a top for a board. */
@Command(
        name = "build",
        description = "Synthesises a top for a board, places and routes it with several seeds, and makes a bitstream.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Boards: hx8k (iCE40HX8K breakout), icebreaker (UP5K), ulx3s and colorlight",
            "(ECP5). For ECP5 it places where nextpnr-ecp5 is installed; else netlist,",
            "constraints and static timing are what there is. Netlist, constraints, reports",
            "and bitstream stay in out/build/BOARD-TOP.",
            "",
            "Exit status: 0 made, 1 the median of the seeds misses the board's clock or the",
            "top does not fit, 2 not understood, 3 a tool is missing.",
            "",
            "Examples:",
            "  ./heddle build hx8k",
            "  ./heddle build icebreaker --seeds 1 --json icebreaker.json",
            "  ./heddle build ulx3s",
            "  ./heddle build ulx3s --top dimmnet2-pair",
        })
public final class BuildCommand implements Callable<Integer>, Verb {
    private static final int MOST_SEEDS = 100;
    private static final Path RECORDS = Path.of("docs", "boards");

    @Parameters(paramLabel = "BOARD", description = "The board: hx8k, icebreaker, ulx3s or colorlight.")
    private String board = "";

    @Option(
            names = "--top",
            paramLabel = "TOP",
            defaultValue = BoardTop.LOOPBACK,
            description =
                    "What is put on it: loopback, analysed-loopback with a logic analyser, dimmnet2 for a cut-down DIMMnet-2 node"
                            + " whose link is joined to itself, loopback-pair or dimmnet2-pair for two nodes and their"
                            + " cable. Default: ${DEFAULT-VALUE}.")
    private String top = BoardTop.LOOPBACK;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            defaultValue = "5",
            description = "How often it is placed, with seeds from 1 on. Default: ${DEFAULT-VALUE}.")
    private int seeds;

    @Option(
            names = "--record",
            description =
                    "Also keeps the result in docs/boards, where the tests find it, with a hash of what it is of.")
    private boolean record;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        BoardTop wanted = BoardTop.of(spec, board, top);
        if (seeds < 1 || seeds > MOST_SEEDS) {
            throw new ParameterException(
                    spec.commandLine(), "a top is placed with 1 to " + MOST_SEEDS + " seeds: --seeds=" + seeds);
        }
        @Nullable
        Path kept = record
                ? Home.checkout(spec, "docs/boards is there alone.").root().resolve(RECORDS)
                : null;
        Path folder = folder(wanted);
        new OutputPlace(spec).requireFolder("out", folder);
        PrintWriter out = json.text();
        try (JsonOption.Sink sink = json.open()) {
            BoardDesign design = new BoardDesign(wanted.board(), wanted.design());
            BoardBuild build = new BoardBuild(design, folder, line -> tell(out, line));
            String hash = kept == null ? "" : build.hash(); // which asks for the placer before any work
            BoardResult result = result(build, design, wanted, out);
            out.print(text(result));
            tell(out, "Files in " + folder);
            sink.write(Json.pretty(result));
            if (kept != null) {
                new OutputPlace(spec).requireFolder("--record", kept);
                AtomicFile.write(
                        kept.resolve(BoardRecord.name(board, top)), Json.pretty(new BoardRecord(hash, result)));
            }
            return result.clocks().stream().allMatch(BoardResult.Clock::isMet) ? 0 : 1;
        } catch (BoardException refused) {
            tell(spec.commandLine().getErr(), "heddle: " + refused.getMessage());
            return 1;
        }
    }

    /** Returns the folder of what is built of a top for a board. */
    static Path folder(BoardTop top) {
        return Home.find().out("build").resolve(top.folder());
    }

    private static void tell(PrintWriter out, String line) {
        out.println(line);
        out.flush();
    }

    private BoardResult result(BoardBuild build, BoardDesign design, BoardTop wanted, PrintWriter out)
            throws IOException {
        BoardFamily family = wanted.board().family();
        build.synthesise();
        if (family == BoardFamily.ICE40 || BoardBuild.isThere(family.placer())) {
            return build.place(top, seeds);
        }
        tell(out, family.placer() + " is not installed: nothing is placed. Static timing of the top:");
        TimingReport report = TimingAnalysis.of(
                design.top(),
                new TimingRequest(
                        Family.ECP5,
                        "6",
                        Map.of("clock", 1000.0 / wanted.board().megahertz()),
                        1),
                new Netlists(ContentCache.ofUser(), (kind, message) -> {}));
        out.print(TimingText.of(report));
        Optional<String> lack =
                report.occupancy().flatMap(all -> all.lackOf(wanted.board().partName()));
        if (lack.isPresent()) {
            throw new BoardException(top + " does not fit the " + wanted.board().partName() + " of "
                    + wanted.board().name() + ": it takes " + lack.get());
        }
        return build.unplaced(top);
    }

    private static String text(BoardResult result) {
        StringBuilder text = new StringBuilder("\n");
        for (BoardResult.Clock clock : result.clocks()) {
            text.append(
                    clock.median() == null
                            ? "%s: %d MHz asked for, nothing placed\n".formatted(clock.name(), clock.goalMegahertz())
                            : String.format(
                                    Locale.ROOT,
                                    "%s: %d MHz asked for, median %.2f, minimum %.2f of %d seeds%s%n",
                                    clock.name(),
                                    clock.goalMegahertz(),
                                    clock.median(),
                                    clock.minimum(),
                                    clock.seeds().size(),
                                    clock.isMet() ? "" : ": MISSED"));
        }
        if (result.resources() != null) {
            TextTable table = TextTable.builder()
                    .words("resource")
                    .numbers("used", "")
                    .numbers("available", "")
                    .build();
            result.resources().forEach((name, resource) -> {
                if (resource.used() > 0) {
                    table.add(name, String.valueOf(resource.used()), String.valueOf(resource.available()));
                }
            });
            text.append(table);
        }
        return text.toString();
    }
}
