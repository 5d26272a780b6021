package org.heddle.cli.board;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.cosim.tool.ToolRun;
import org.heddle.verify.board.BoardBuild;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Loads a bitstream into a board. */
@Command(
        name = "program",
        description = "Loads what ./heddle build has made into a board, with iceprog or openFPGALoader.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Never tried on silicon: see docs/board.md. The loader's own words and exit",
            "status are passed on.",
            "",
            "Example:",
            "  ./heddle build hx8k && ./heddle program hx8k",
        })
public final class ProgramCommand implements Callable<Integer>, Verb {
    @Parameters(paramLabel = "BOARD", description = "The board: hx8k, icebreaker, ulx3s or colorlight.")
    private String board = "";

    @Option(
            names = "--top",
            paramLabel = "TOP",
            defaultValue = BoardTop.LOOPBACK,
            description = "What was built for it. Default: ${DEFAULT-VALUE}.")
    private String top = BoardTop.LOOPBACK;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        BoardTop wanted = BoardTop.of(spec, board, top);
        Path bitstream = BuildCommand.folder(wanted).resolve(BoardBuild.BITSTREAM);
        if (!Files.isRegularFile(bitstream)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "there is no bitstream " + bitstream + ": make it with ./heddle build " + board + ".");
        }
        List<String> words = new ArrayList<>(wanted.board().loader());
        words.add(bitstream.toString());
        try {
            return new ProcessBuilder(words).inheritIO().start().waitFor();
        } catch (IOException missing) {
            throw ToolRun.missing("loading a bitstream", words.get(0));
        }
    }
}
