package org.heddle.hdl.diagnostic;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Thrown at the end of an elaboration that broke rules; carries all of them. */
public final class ElaborationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Diagnostic> diagnostics;

    public ElaborationException(List<Diagnostic> diagnostics) {
        this(diagnostics, null);
    }

    /**
     * @param cause what ended the constructor before the rest could be seen
     */
    public ElaborationException(List<Diagnostic> diagnostics, @Nullable Throwable cause) {
        super(diagnostics.stream().map(Diagnostic::toString).collect(Collectors.joining("\n")), cause);
        this.diagnostics = List.copyOf(diagnostics);
    }

    public ElaborationException(Diagnostic diagnostic) {
        this(List.of(diagnostic));
    }

    /** All broken rules, in the order in which they were found. */
    public List<Diagnostic> diagnostics() {
        return diagnostics;
    }
}
