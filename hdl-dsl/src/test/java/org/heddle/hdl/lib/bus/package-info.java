/** Tests and proofs of the standard buses. */
@NullMarked
package org.heddle.hdl.lib.bus;

import org.jspecify.annotations.NullMarked;
