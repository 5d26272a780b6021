/**
 * Proofs of components by k-induction, each with a planted fault that must be refuted.
 *
 * <p>A {@link org.heddle.hdl.proof.Proof} is a component of the language that holds the unit, takes the contract of its
 * inputs for granted and asserts what the unit promises. {@link org.heddle.verify.prove.Prover} gives its Verilog to yosys
 * and z3; {@link org.heddle.verify.prove.Proofs} is the catalogue. An induction must know the states that a unit can be
 * in: {@link org.heddle.hdl.proof.ProofComponent#inside} lets a proof look at the unit's registers.
 */
@NullMarked
package org.heddle.verify.prove;

import org.jspecify.annotations.NullMarked;
