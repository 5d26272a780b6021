/**
 * Random stimulus for any component of one clock, within what it assumes of its inputs.
 *
 * <pre>
 *  seed ──► RandomRows ──► rows, and what the interpreter answers ──► RowEngine: Verilator, Icarus, yosys' netlist
 *                              │                                          │
 *                              └── an assertion that does not hold ──► ComponentFuzz ◄── another answer
 *                                                                          └──► RowShrinker: the fewest rows and bits
 * </pre>
 *
 * <p>{@link org.heddle.verify.random.ComponentFuzz} is the door. The package knows no network interface.
 */
@NullMarked
package org.heddle.verify.random;

import org.jspecify.annotations.NullMarked;
