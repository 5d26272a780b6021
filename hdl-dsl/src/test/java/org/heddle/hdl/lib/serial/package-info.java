/** Tests of serial lines. */
@NullMarked
package org.heddle.hdl.lib.serial;

import org.jspecify.annotations.NullMarked;
