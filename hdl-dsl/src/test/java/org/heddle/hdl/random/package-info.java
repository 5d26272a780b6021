/** Circuits drawn at random over the whole language, run on every engine. */
@NullMarked
package org.heddle.hdl.random;

import org.jspecify.annotations.NullMarked;
