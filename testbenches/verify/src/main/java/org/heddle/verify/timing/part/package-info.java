/**
 * Families of FPGAs as yosys maps to them, and how much of a part a design takes.
 *
 * <p>{@link org.heddle.verify.timing.part.Family} names the cells of a family, {@link org.heddle.verify.timing.part.Occupancy} counts the sites that a
 * netlist takes and finds the smallest part that holds them. Nothing here knows netlists or delays.
 */
@NullMarked
package org.heddle.verify.timing.part;

import org.jspecify.annotations.NullMarked;
