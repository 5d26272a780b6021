/** Designs that break one rule each: every test pins code, place and full text of what is reported. */
@NullMarked
package org.heddle.hdl.shouldfail;

import org.jspecify.annotations.NullMarked;
