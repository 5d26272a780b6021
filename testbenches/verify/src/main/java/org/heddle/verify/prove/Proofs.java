package org.heddle.verify.prove;

import java.util.List;
import java.util.ServiceLoader;
import org.heddle.hdl.proof.Proof;
import org.heddle.hdl.proof.ProofCatalogue;

/** The proofs of all catalogues on the class path, in the order in which they stand there. */
public final class Proofs {
    private Proofs() {}

    /** Returns every proof. */
    public static List<Proof> all() {
        return ServiceLoader.load(ProofCatalogue.class).stream()
                .flatMap(catalogue -> catalogue.get().proofs().stream())
                .toList();
    }
}
