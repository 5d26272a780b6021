/**
 * The SO-DIMM memory of a node as a simulation model: what sits on the far side of the memory controller's pins.
 *
 * <p>{@link org.heddle.device.SoDimm} is one 256-MiB DDR module. It is shown the controller's pins once per 10-ns
 * cycle, checks every timing rule of {@link org.heddle.device.DramTiming}, and throws a {@link
 * org.heddle.device.DramTimingException} at the first command that comes too early or makes no sense. {@link
 * org.heddle.device.NodeMemory} joins two modules into the memory of one node through an {@link
 * org.heddle.device.AddressMap} and offers the back door by which a test looks at the contents.
 *
 * <p>Contents are sparse pages. A byte that nobody has written has the value of a {@link
 * org.heddle.device.PresetPattern}, which is computed when asked for and never stored, so that 512 MiB of non-zero
 * memory cost nothing.
 *
 * <p>This package must know nothing of the hardware description: a model that shared a constant with the controller
 * would share its mistakes as well.
 */
@NullMarked
package org.heddle.device;

import org.jspecify.annotations.NullMarked;
