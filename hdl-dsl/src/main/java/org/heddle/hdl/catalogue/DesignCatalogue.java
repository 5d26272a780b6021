package org.heddle.hdl.catalogue;

import java.util.List;

/** Some designs that tools find by {@link java.util.ServiceLoader}: a class with a public constructor without arguments. */
public interface DesignCatalogue {
    /** Returns the tops in all their configurations, in the order of tables and of generation. */
    default List<Top> tops() {
        return List.of();
    }

    /** Returns the single components, in the order of lists. */
    default List<Block> blocks() {
        return List.of();
    }
}
