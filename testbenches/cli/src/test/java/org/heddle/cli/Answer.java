package org.heddle.cli;

import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.heddle.cosim.tool.MissingToolException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;

/**
 * Answer of the command line to a call.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
public record Answer(int status, String out, String err) {
    /**
     * Calls {@code ./heddle} with these words, inside this JVM.
     *
     * @throws MissingToolException if it stopped for want of a tool that is not on the path of this process, either: the test can say nothing then
     */
    public static Answer to(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine =
                HeddleCommand.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        IExecutionExceptionHandler usual = commandLine.getExecutionExceptionHandler();
        List<MissingToolException> lacks = new ArrayList<>();
        commandLine.setExecutionExceptionHandler((thrown, command, parsed) -> {
            if (thrown instanceof MissingToolException lack && !isOnPath(lack.tool())) {
                lacks.add(lack);
            }
            return usual.handleExecutionException(thrown, command, parsed);
        });
        int status = commandLine.execute(words);
        if (!lacks.isEmpty()) {
            throw lacks.get(0);
        }
        return new Answer(status, out.toString(), err.toString());
    }

    static boolean isOnPath(String tool) {
        return Stream.of(System.getenv("PATH").split(Pattern.quote(File.pathSeparator)))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, tool)));
    }
}
