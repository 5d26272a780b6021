package org.heddle.gallery.rv32i;

import org.heddle.verify.prove.ProofCheck;
import org.junit.jupiter.api.Test;

/** What the core claims of itself, by a proof that takes longer than all tests beside a model. */
class CoreTest {
    @Test
    void orderAndOperandsAreProven() {
        ProofCheck.requireProven(Core::new);
    }
}
