package org.heddle.cli.own;

import java.util.List;
import org.heddle.verify.own.OwnDesign;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** Parameter and options of commands that take one class of the user's own, or all that the project shows to tools. */
public final class ChosenDesigns extends OwnDesigns {
    @Parameters(
            arity = "0..1",
            paramLabel = "CLASS",
            description = "Such as Uart or 'Fifo(16, true)'; nothing means every class marked @TopLevel.")
    private @Nullable String name;

    /**
     * Returns the designs that are meant: the one that is named, or else all that the project shows to tools.
     *
     * @throws ParameterException if there is none
     */
    public List<OwnDesign> all() {
        return name == null ? marked() : List.of(require(name));
    }
}
