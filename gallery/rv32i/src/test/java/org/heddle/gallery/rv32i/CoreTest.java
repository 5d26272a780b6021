package org.heddle.gallery.rv32i;

import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

/** Proof of the claims in the core; it takes longer than all tests beside a model. */
class CoreTest {
    @Test
    void orderAndOperandsAreProven() {
        ProofCheck.requireProven(Core::new);
    }
}
