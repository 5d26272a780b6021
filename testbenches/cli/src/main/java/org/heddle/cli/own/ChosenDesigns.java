package org.heddle.cli.own;

import java.util.List;
import org.heddle.verify.own.OwnDesign;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Parameter and options of commands that take classes of the user's own, or all that the project shows to tools. */
public final class ChosenDesigns extends OwnDesigns {
    @Parameters(
            arity = "0..*",
            paramLabel = "CLASS",
            description = "Classes, such as Uart or 'Fifo(16, true)'; nothing means every class marked @TopLevel.")
    private List<String> names = List.of();

    /**
     * Returns the designs that are meant: those that are named, or else all that the project shows to tools.
     *
     * @throws ParameterException if there is none, or no component can be made of some: the message says of each why
     */
    public List<OwnDesign> all() {
        return names.isEmpty() ? marked() : requireAll(names);
    }
}
