package org.heddle.hdl.proof;

import java.util.function.Supplier;

/**
 * One line of the catalogue.
 *
 * @param name as users type it
 * @param claim what is proven, in a few words
 * @param constructor makes the unit with its properties
 * @param depth steps of the induction
 * @param reach steps of the search for what must be possible, and for the fault
 * @param fault a mistake that must be refuted
 */
public record Proof(
        String name,
        String claim,
        Supplier<? extends ProofComponent> constructor,
        int depth,
        int reach,
        PlantedFault fault) {
    /** A proof that reaches twice as far as its induction and a little more: for one clock, where every step is a cycle. */
    public Proof(
            String name, String claim, Supplier<? extends ProofComponent> constructor, int depth, PlantedFault fault) {
        this(name, claim, constructor, depth, 2 * depth + 4, fault);
    }
}
