/**
 * Reductions in the network interface.
 */
@NullMarked
package org.heddle.nic.reduce;

import org.jspecify.annotations.NullMarked;
