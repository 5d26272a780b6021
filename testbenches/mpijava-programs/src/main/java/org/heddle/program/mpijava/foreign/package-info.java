/**
 * Programs written from the MPI standard and the published names of mpiJava 1.2 alone, by somebody who had not seen the binding. They stand as they
 * came.
 */
@NullMarked
package org.heddle.program.mpijava.foreign;

import org.jspecify.annotations.NullMarked;
