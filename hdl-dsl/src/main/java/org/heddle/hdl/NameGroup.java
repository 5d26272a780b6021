package org.heddle.hdl;

import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;
import org.heddle.hdl.naming.Caller;

/** The Java name that the leaves of one declaration share, and where it was declared. */
final class NameGroup {
    private Optional<String> root;
    private final Site site;

    NameGroup(Optional<String> root, Site site) {
        this.root = root;
        this.site = site;
    }

    NameGroup(Caller caller) {
        this(caller.name(), caller.site());
    }

    Optional<String> root() {
        return root;
    }

    Site site() {
        return site;
    }

    /** A builder chain such as {@code reg(uint(8)).init(0)} is named by its last call. */
    void nameIfNameless(Caller caller) {
        if (root.isEmpty()) {
            root = caller.name();
        }
    }
}
