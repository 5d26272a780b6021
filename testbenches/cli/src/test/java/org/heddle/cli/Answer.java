package org.heddle.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/**
 * Answer of the command line to a call.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
public record Answer(int status, String out, String err) {
    /** Calls {@code ./heddle} with these words, inside this JVM. */
    public static Answer to(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        CommandLine commandLine =
                HeddleCommand.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        return new Answer(commandLine.execute(words), out.toString(), err.toString());
    }
}
