/**
 * The words in which a unit's promises are proven.
 *
 * <p>A {@link org.heddle.hdl.proof.ProofComponent} holds the unit, takes the contract of its inputs for granted and asserts what the unit
 * promises; {@link org.heddle.hdl.proof.StreamProof} and {@link org.heddle.hdl.proof.CrossingProof} do so for units between two streams and
 * between two clocks. A {@link org.heddle.hdl.proof.Proof} adds a name and a {@link org.heddle.hdl.proof.PlantedFault}, which must be
 * refuted, and a {@link org.heddle.hdl.proof.ProofCatalogue} shows proofs to tools. Nothing here knows a prover.
 */
@NullMarked
package org.heddle.hdl.proof;

import org.jspecify.annotations.NullMarked;
