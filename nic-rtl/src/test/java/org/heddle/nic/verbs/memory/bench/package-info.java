/** Bench for the walkers of indirect keys' lists, for their tests and for measuring them alone. */
@NullMarked
package org.heddle.nic.verbs.memory.bench;

import org.jspecify.annotations.NullMarked;
