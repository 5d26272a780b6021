/** The rules of a finished circuit, one file each; {@link org.heddle.hdl.check.Checks} lists them in their order. */
@NullMarked
package org.heddle.hdl.check;

import org.jspecify.annotations.NullMarked;
