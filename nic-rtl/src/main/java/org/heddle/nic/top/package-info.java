/** One composition for each system: {@link org.heddle.nic.top.Dimmnet2Node} and its configurations. */
@NullMarked
package org.heddle.nic.top;

import org.jspecify.annotations.NullMarked;
