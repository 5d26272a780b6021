/**
 * Small faults in modules as Heddle emits them.
 *
 * <p>{@link org.heddle.verify.mutate.fault.ModuleSource} reads the plain subset of Verilog that the emitter writes, as it stands in the
 * package description of {@code org.heddle.hdl.verilog}: statements, expressions and their widths, with the places of their text. Each
 * {@link org.heddle.verify.mutate.fault.Fault} changes some characters of one statement, so that what comes out still compiles and every
 * operand keeps its width; lines stay where they are. {@link org.heddle.verify.mutate.fault.FaultDraw} chooses one by seed and index.
 * Properties, declarations, clocks and what gathers unread bits are never changed. The package runs no tool.
 */
@NullMarked
package org.heddle.verify.mutate.fault;

import org.jspecify.annotations.NullMarked;
