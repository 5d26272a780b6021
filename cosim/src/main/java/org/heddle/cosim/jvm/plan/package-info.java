/**
 * Schedules, before any bytecode is made: the items of a module, an order for them, the parts into which they fall by
 * the inputs they depend on, and the segments of bounded size that are skipped as wholes. This package knows circuits and no bytecode.
 */
@NullMarked
package org.heddle.cosim.jvm.plan;

import org.jspecify.annotations.NullMarked;
