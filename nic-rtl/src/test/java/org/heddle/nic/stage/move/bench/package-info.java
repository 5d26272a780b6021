/** Parts of a node with just enough around them to be measured alone. */
@NullMarked
package org.heddle.nic.stage.move.bench;

import org.jspecify.annotations.NullMarked;
