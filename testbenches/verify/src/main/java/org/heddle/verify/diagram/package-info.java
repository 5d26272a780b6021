/**
 * Block diagrams: what a module consists of and which stream goes where.
 *
 * <p>{@link org.heddle.verify.diagram.BlockDiagram} reads a module of a circuit into blocks and wires, lays them out in layers
 * from left to right and draws them as SVG. A block is a sub-module, the module's own registers and memories, or an interface of
 * the module; a wire is an interface (the leaves of one Java field: a stream is one wire), drawn in its own direction.
 */
@NullMarked
package org.heddle.verify.diagram;

import org.jspecify.annotations.NullMarked;
