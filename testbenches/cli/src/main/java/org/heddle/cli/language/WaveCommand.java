package org.heddle.cli.language;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.heddle.cli.own.OwnDesigns;
import org.heddle.cli.shared.OutputPlace;
import org.heddle.cli.shared.Seed;
import org.heddle.cli.shared.Verb;
import org.heddle.cli.shared.Version;
import org.heddle.hdl.Heddle;
import org.heddle.verify.own.OwnDesign;
import org.heddle.verify.random.RandomWave;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a waveform of a class under random inputs. */
@Command(
        name = "wave",
        description = "Writes a waveform of a class under random inputs, within what it assumes of them.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Signals have the names of the Java source; open the file with gtkwave. Tests",
            "that fail write theirs without being asked.",
            "",
            "Example:",
            "  heddle wave 'com.acme.Fifo(16, true)' --cycles 1000",
        })
public final class WaveCommand implements Callable<Integer>, Verb {
    private static final int MOST = 1_000_000;

    @Parameters(paramLabel = "CLASS", description = "Such as Uart or 'Fifo(16, true)'.")
    private String name = "";

    @Option(names = "--cycles", paramLabel = "N", description = "How many. Default: ${DEFAULT-VALUE}.")
    private int cycles = 200;

    @Option(
            names = "--seed",
            paramLabel = "S",
            converter = Seed.class,
            description = "Of the inputs. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Where it goes, ending with .vcd or .fst. Default: target/heddle/wave/CLASS.vcd.")
    private @Nullable Path out;

    @Mixin
    private OwnDesigns own;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (cycles < 1 || cycles > MOST) {
            throw new ParameterException(spec.commandLine(), "--cycles must be 1 to 1,000,000, and is " + cycles + ".");
        }
        OwnDesign design = own.require(name);
        Path file = out == null ? OwnDesigns.results("wave").resolve(design.fileName() + ".vcd") : out;
        new OutputPlace(spec).requireFile("--out", file);
        PrintWriter text = spec.commandLine().getOut();
        try {
            int run = RandomWave.write(Heddle.elaborate(design.constructor()), seed, cycles, file);
            text.println("wrote %s: %d cycles%s"
                    .formatted(file, run, run < cycles ? ", where an assertion broke or no inputs were allowed" : ""));
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), refused.getMessage() + ".", refused);
        }
        text.flush();
        return 0;
    }
}
