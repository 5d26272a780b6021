/** Register maps: their hardware, driver, documents and checks. */
@NullMarked
package org.heddle.hdl.registerstest;

import org.jspecify.annotations.NullMarked;
