/**
 * Access patterns and the segments they stand for.
 *
 * <p>An {@link org.heddle.nic.stage.pattern.Access} describes which bytes of SO-DIMM memory take part;
 * {@link org.heddle.nic.stage.pattern.SegmentGenerator} walks it segment by segment, and
 * {@link org.heddle.nic.stage.pattern.LineSplitter} cuts segments at memory lines. Nothing here knows whether the bytes are read
 * or written.
 */
@NullMarked
package org.heddle.nic.stage.pattern;

import org.jspecify.annotations.NullMarked;
