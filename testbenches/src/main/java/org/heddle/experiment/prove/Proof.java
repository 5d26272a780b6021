package org.heddle.experiment.prove;

import java.util.function.Supplier;

/**
 * One line of the catalogue.
 *
 * @param name as users type it
 * @param claim what is proven, in a few words
 * @param constructor makes the unit with its properties
 * @param depth steps of the induction, and of the search for faults
 * @param fault a mistake that must be refuted
 */
public record Proof(
        String name, String claim, Supplier<? extends ProofComponent> constructor, int depth, PlantedFault fault) {}
