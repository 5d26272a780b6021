package org.heddle.nic.top;

import java.util.List;

/** The catalogue of all tops in all their configurations: one line each. */
public final class Tops {
    private static final List<Top> ALL = List.of(dimmnet2(
            Dimmnet2Configuration.published(), "DIMMnet-2 node with remote vector write, as measured in 2007"));

    private Tops() {}

    /** Every top in every configuration; the order is that of tables and of generation. */
    public static List<Top> all() {
        return ALL;
    }

    private static Top dimmnet2(Dimmnet2Configuration configuration, String description) {
        return new Top("dimmnet2-node", configuration.name(), description, () -> new Dimmnet2Node(configuration));
    }
}
