/**
 * Makes circuits smaller that show a difference: {@link org.heddle.verify.fuzz.shrink.Smaller} lists what can be taken
 * away from a plan, {@link org.heddle.verify.fuzz.shrink.Shrinker} takes away as long as the difference stays.
 */
@NullMarked
package org.heddle.verify.fuzz.shrink;

import org.jspecify.annotations.NullMarked;
