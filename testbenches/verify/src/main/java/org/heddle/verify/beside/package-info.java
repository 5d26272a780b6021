/**
 * Runs a module beside what it was: {@link org.heddle.verify.beside.BesideShell} puts both texts into one module of the same ports, in any
 * bench that has it, and lets it compare every output in every cycle; {@link org.heddle.verify.beside.BesideTally} hears what it tells.
 * {@link org.heddle.verify.beside.RandomInputs} drives a top that no bench drives.
 */
@NullMarked
package org.heddle.verify.beside;

import org.jspecify.annotations.NullMarked;
