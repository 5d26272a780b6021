/** Parts that tests of units on the host's bus share. */
@NullMarked
package org.heddle.nic.stage.memory.hostbus.bench;

import org.jspecify.annotations.NullMarked;
