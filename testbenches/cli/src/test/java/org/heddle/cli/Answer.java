package org.heddle.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.heddle.cosim.choice.SimulationEngine;
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
            if (thrown instanceof MissingToolException lack
                    && ProgramsOnPath.find(lack.tool()).isEmpty()) {
                lacks.add(lack);
            }
            return usual.handleExecutionException(thrown, command, parsed);
        });
        // The option for the engine is the process's own: here the next call must not have it, too.
        String engine = System.getProperty(SimulationEngine.PROPERTY);
        int status = commandLine.execute(words);
        if (engine == null) {
            System.clearProperty(SimulationEngine.PROPERTY);
        } else {
            System.setProperty(SimulationEngine.PROPERTY, engine);
        }
        if (!lacks.isEmpty()) {
            throw lacks.get(0);
        }
        return new Answer(status, out.toString(), err.toString());
    }
}
