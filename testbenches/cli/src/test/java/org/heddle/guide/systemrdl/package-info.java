/** The block of the guide whose registers are read from SystemRDL. */
@NullMarked
package org.heddle.guide.systemrdl;

import org.jspecify.annotations.NullMarked;
