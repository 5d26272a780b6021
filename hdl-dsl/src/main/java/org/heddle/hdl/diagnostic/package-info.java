/** Codes, places and messages of everything the language can complain about. */
@NullMarked
package org.heddle.hdl.diagnostic;

import org.jspecify.annotations.NullMarked;
