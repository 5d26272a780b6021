package org.heddle.hdl.diagnostic;

import java.util.List;
import java.util.stream.Collectors;

/** Thrown at the end of an elaboration that broke rules; carries all of them. */
public final class ElaborationException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Diagnostic> diagnostics;

    public ElaborationException(List<Diagnostic> diagnostics) {
        super(diagnostics.stream().map(Diagnostic::toString).collect(Collectors.joining("\n")));
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
