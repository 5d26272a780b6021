package org.heddle.hdl.option;

import java.util.SortedMap;

/** What goes with a component beside its Verilog: documents and headers for whoever uses it. */
public interface Companion {
    /** The files by name, in UTF-8; the same bytes every time. */
    SortedMap<String, String> files();
}
