/**
 * Programs of others, the private folders in which they work, and the ways in which that fails: the ground on which models are built.
 *
 * <p>{@link org.heddle.cosim.tool.ToolRun} is one run of a command line tool; what else starts processes talks to them while they run.
 * {@link org.heddle.cosim.tool.ScratchFolder} makes private folders with random names, in a given place or straight in the temporary
 * directory. A marker file in each is locked while its process lives: what dead processes of the same user left is removed by the
 * next one. {@link org.heddle.cosim.tool.MissingToolException}, {@link org.heddle.cosim.tool.ModelBuildException} and
 * {@link org.heddle.cosim.tool.StorageException} say why there is no model; {@link org.heddle.cosim.tool.BuildListener} hears what
 * takes so long.
 *
 * <p>The exceptions and the listener are for users. All else is internal, for the simulator and for the tools around it: it may
 * change without notice.
 *
 * <p>This package knows no Verilog, no cache and no simulation.
 */
@NullMarked
package org.heddle.cosim.tool;

import org.jspecify.annotations.NullMarked;
