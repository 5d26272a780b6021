/**
 * Commands for any hardware written in the language: Verilog, proofs, random circuits, planted faults, cost, speed, coverage.
 *
 * <p>Each is one class that parses its options and prints what a person wants to see; {@code org.heddle.verify} does the work.
 *
 * <p>This package is internal to the command line, and knows no paper.
 */
@NullMarked
package org.heddle.cli.language;

import org.jspecify.annotations.NullMarked;
