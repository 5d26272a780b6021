package org.heddle.hdl.option;

import java.util.SortedMap;

/** Documents and headers of a component beside its Verilog, for whoever uses it. */
public interface Companion {
    /** The files by name, in UTF-8; the same bytes every time. */
    SortedMap<String, String> files();
}
