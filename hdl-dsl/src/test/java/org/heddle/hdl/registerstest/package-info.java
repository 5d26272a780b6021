/**
 * Register maps: their hardware, driver, documents and checks. Outside of the package of the same matter, whose classes count as the
 * language's own when names are looked for.
 */
@NullMarked
package org.heddle.hdl.registerstest;

import org.jspecify.annotations.NullMarked;
