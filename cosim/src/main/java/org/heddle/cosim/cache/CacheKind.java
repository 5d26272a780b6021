package org.heddle.cosim.cache;

import java.util.Locale;

/** Kinds of entries of the cache; each kind has a folder of its name. */
public enum CacheKind {
    /** The fixed native runtime. */
    LIBRARY,
    /** The program around it that runs a model in a process of its own. */
    HOSTS,
    /** Verilator's runtime and the headers that models begin with, compiled. */
    OBJECTS,
    /** Designs, compiled. */
    MODELS,
    /** C++ loops over designs, for comparison. */
    LOOPS,
    /** Netlists that synthesis makes of designs. */
    NETLISTS;

    /** Name of the kind's folder. */
    String folder() {
        return name().toLowerCase(Locale.ROOT);
    }
}
