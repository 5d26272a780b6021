package org.heddle.verify.fuzz.engine;

import java.io.IOException;
import java.util.List;

/** Something that runs circuits. */
public interface Engine {
    /** Returns the common name of the engine. */
    String name();

    /**
     * Runs all circuits of a subject.
     *
     * @return one trace for each, in order
     * @throws ToolRefusal if a tool refuses or warns
     */
    List<Trace> run(Subject subject, Stimulus stimulus) throws IOException;
}
