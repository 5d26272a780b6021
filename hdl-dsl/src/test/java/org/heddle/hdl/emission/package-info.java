/** The emitted text: golden files, the same bytes everywhere, and what an edit touches. */
@NullMarked
package org.heddle.hdl.emission;

import org.jspecify.annotations.NullMarked;
