/** Parts that tests of packets between links share. */
@NullMarked
package org.heddle.nic.stage.link.bench;

import org.jspecify.annotations.NullMarked;
