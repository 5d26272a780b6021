package org.heddle.verify.equivalence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.heddle.hdl.Component;
import org.heddle.hdl.catalogue.Catalogues;
import org.heddle.verify.prove.Proofs;

/** The designs whose text is compared: components of the library, what is proven, and the network interfaces. */
public final class Examples {
    /**
     * A design.
     *
     * @param name as users type it
     * @param constructor makes it
     */
    public record Example(String name, Supplier<? extends Component> constructor) {}

    private Examples() {}

    /** All of them, small ones first. */
    public static List<Example> all() {
        List<Example> all = new ArrayList<>();
        Catalogues.blocks().forEach(block -> all.add(new Example(block.name(), block.constructor())));
        Proofs.all().forEach(proof -> all.add(new Example("proof-" + proof.name(), proof.constructor())));
        Catalogues.tops().forEach(top -> all.add(new Example(top.folder(), top.constructor())));
        return List.copyOf(all);
    }
}
