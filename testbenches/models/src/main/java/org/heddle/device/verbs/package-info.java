/**
 * Reference model of nodes with reliable connections, in plain Java: memory, keys, queue pairs, completions, events, and packets whose loss
 * changes no outcome. {@link org.heddle.device.verbs.RcNetwork} is where it begins.
 *
 * <p>Shares no class with hardware, drivers or programs; its enums have libibverbs's names.
 */
@NullMarked
package org.heddle.device.verbs;

import org.jspecify.annotations.NullMarked;
