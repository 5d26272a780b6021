/**
 * The network interfaces as folders of Verilog: what {@code generated-verilog} holds and {@code ./heddle generate} writes.
 *
 * <p>{@link org.heddle.verify.generate.TopFolder} makes the files of one top: one {@code .v} for each module and, made by
 * {@code FileList}, {@code PortTable} and {@code SourceMap}, what a person or a tool needs beside them.
 * {@link org.heddle.verify.generate.OutputFolder} puts such folders in place, each whole or not at all, and never over files
 * that an earlier generation did not write. Bytes depend on the circuits alone: lines end with LF everywhere, and no date, path
 * or tool version appears.
 *
 * <p>Nothing here knows of any one network interface, or of the command line.
 */
@NullMarked
package org.heddle.verify.generate;

import org.jspecify.annotations.NullMarked;
