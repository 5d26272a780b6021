package org.heddle.hdl.proof;

import java.util.List;

/** Some proofs that tools find by {@link java.util.ServiceLoader}: a class with a public constructor without arguments. */
public interface ProofCatalogue {
    /** Returns the proofs, in the order of tables. */
    List<Proof> proofs();
}
