package org.heddle.cli;

import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import org.heddle.cli.shared.Home;
import org.heddle.report.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Answers a command line that was not understood: what is wrong, what was probably meant, where to read on. */
final class Mistakes implements IParameterExceptionHandler {
    private static final int NOT_UNDERSTOOD = 2;

    @Override
    public int handleParseException(ParameterException problem, String[] args) {
        CommandLine command = problem.getCommandLine();
        PrintWriter err = command.getErr();
        err.println("heddle: " + explain(problem, command));
        err.println("See '" + help(command) + "'.");
        err.flush();
        return NOT_UNDERSTOOD;
    }

    private static String explain(ParameterException problem, CommandLine command) {
        if (problem instanceof UnmatchedArgumentException unmatched) {
            return unknown(unmatched.getUnmatched().get(0), command);
        }
        if (problem.getArgSpec() == null && problem.getValue() != null) {
            return unknown(problem.getValue(), command); // "help" asked about a command that is none
        }
        return problem.getMessage();
    }

    private static String unknown(String word, CommandLine command) {
        if (word.startsWith("-")) {
            String name = word.replaceFirst("=.*", "");
            List<String> options = command.getCommandSpec().options().stream()
                    .flatMap(option -> List.of(option.names()).stream())
                    .toList();
            return "unknown option '" + name + "'." + Nearest.question(name, options);
        }
        Collection<String> commands = command.getSubcommands().keySet();
        if (commands.isEmpty()) {
            return "'" + command.getCommandName() + "' takes no argument '" + word + "'.";
        }
        if (commands.contains(word)) {
            return "'" + word + "' stands behind '--', where no command is read: leave '--' out.";
        }
        return "unknown command '" + word + "'." + Nearest.questionOrAll(word, commands, "commands");
    }

    /** Help speaks of commands; what stands below one says itself what it takes. */
    private static String help(CommandLine command) {
        if (isRoot(command)) {
            return door() + "heddle help";
        }
        return isRoot(command.getParent())
                ? door() + "heddle help " + command.getCommandName()
                : door() + command.getCommandSpec().qualifiedName() + " --help";
    }

    /** A checkout has its script in its own folder; an installation's command is on the path. */
    private static String door() {
        return Home.find().isCheckout() ? "./" : "";
    }

    private static boolean isRoot(CommandLine command) {
        return command.getParent() == null;
    }
}
