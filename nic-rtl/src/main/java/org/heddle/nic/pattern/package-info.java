/**
 * Access patterns and the segments they stand for.
 *
 * <p>An {@link org.heddle.nic.pattern.Access} describes which bytes of SO-DIMM memory take part;
 * {@link org.heddle.nic.pattern.SegmentGenerator} walks it segment by segment, and
 * {@link org.heddle.nic.pattern.LineSplitter} cuts segments at memory lines. Nothing here knows whether the bytes are read
 * or written.
 */
@NullMarked
package org.heddle.nic.pattern;

import org.jspecify.annotations.NullMarked;
