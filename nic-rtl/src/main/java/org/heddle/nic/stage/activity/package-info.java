/**
 * Activity of blocks in each cycle, and its counts.
 *
 * <p>A block offers an {@link org.heddle.nic.stage.activity.Activity}; an {@link org.heddle.nic.stage.activity.ActivityCount} adds it up.
 * {@link org.heddle.nic.stage.activity.UnderWay} knows whether anything is inside a block that is a pipeline. Nothing here knows which
 * block that is, or who reads the counts.
 */
@NullMarked
package org.heddle.nic.stage.activity;

import org.jspecify.annotations.NullMarked;
