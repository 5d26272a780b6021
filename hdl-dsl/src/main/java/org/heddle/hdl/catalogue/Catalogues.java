package org.heddle.hdl.catalogue;

import java.util.List;
import java.util.ServiceLoader;

/** The designs of all catalogues on the class path, in the order in which they stand there. */
public final class Catalogues {
    private Catalogues() {}

    /** Returns every top in every configuration. */
    public static List<Top> tops() {
        return all().stream().flatMap(catalogue -> catalogue.tops().stream()).toList();
    }

    /** Returns every single component. */
    public static List<Block> blocks() {
        return all().stream().flatMap(catalogue -> catalogue.blocks().stream()).toList();
    }

    private static List<DesignCatalogue> all() {
        return ServiceLoader.load(DesignCatalogue.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }
}
