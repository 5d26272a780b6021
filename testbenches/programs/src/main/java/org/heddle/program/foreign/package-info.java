/**
 * Programs written from the MPI standard and the published names of Open MPI's Java interface alone, by somebody who had not seen the binding. They stand as
 * they came, but for {@link org.heddle.program.foreign.VectorTypeTranspose}, whose bounds were not in bytes.
 */
@NullMarked
package org.heddle.program.foreign;

import org.jspecify.annotations.NullMarked;
