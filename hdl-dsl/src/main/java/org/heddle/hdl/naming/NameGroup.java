package org.heddle.hdl.naming;

import java.util.Optional;
import org.heddle.hdl.diagnostic.Site;

/** The Java name that the leaves of one declaration share, and where it was declared. */
public final class NameGroup {
    private Optional<String> root;
    private final Site site;
    /** Name of the area that declares it; empty if it is none. */
    private final String area;

    /** Names a declaration, if it has a name. */
    public NameGroup(Optional<String> root, Site site) {
        this(root, site, "");
    }

    /** Names a declaration after the variable that takes it. */
    public NameGroup(Caller caller) {
        this(caller.name(), caller.site(), caller.area());
    }

    private NameGroup(Optional<String> root, Site site, String area) {
        this.root = root;
        this.site = site;
        this.area = area;
    }

    /** Returns the Java name, as far as it is known yet. */
    public Optional<String> root() {
        return root;
    }

    /** Returns the variable that holds the declaration, as far as it is known; empty in an area, whose name stands before its own. */
    public String variable() {
        return area.isEmpty() ? root.orElse("") : "";
    }

    /** Returns the line of the declaration. */
    public Site site() {
        return site;
    }

    /** Joins the name of a part to that of the whole; either may be empty. */
    public static String join(String path, String name) {
        return path.isEmpty() || name.isEmpty() ? path + name : path + "_" + name;
    }

    /** A builder chain such as {@code reg(uint(8)).init(0)} is named by its last call. */
    public void nameIfNameless(Caller caller) {
        if (root.isEmpty()) {
            root = caller.within(area).name();
        }
    }
}
