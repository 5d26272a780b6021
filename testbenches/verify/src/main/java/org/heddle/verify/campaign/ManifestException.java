package org.heddle.verify.campaign;

import java.util.List;

/** A manifest that cannot be run: each of its mistakes with file, line, key, rule and mend. */
public final class ManifestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final int SHOWN = 20;

    private final transient List<String> mistakes;

    /**
     * Collects mistakes.
     *
     * @param mistakes in the order of the lines, at least one
     */
    public ManifestException(List<String> mistakes) {
        super(String.join("\n", mistakes.stream().limit(SHOWN).toList())
                + (mistakes.size() > SHOWN ? "\nand " + (mistakes.size() - SHOWN) + " more" : ""));
        this.mistakes = List.copyOf(mistakes);
    }

    /** Returns the mistakes, one sentence each. */
    public List<String> mistakes() {
        return mistakes;
    }
}
