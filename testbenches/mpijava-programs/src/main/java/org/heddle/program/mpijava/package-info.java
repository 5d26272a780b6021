/**
 * MPI programs in the names of mpiJava 1.2, as MPJ Express has them too. None knows what carries its messages.
 *
 * <p>{@link org.heddle.program.mpijava.MpiJavaLoops} are loops whose cost is measured.
 */
@NullMarked
package org.heddle.program.mpijava;

import org.jspecify.annotations.NullMarked;
