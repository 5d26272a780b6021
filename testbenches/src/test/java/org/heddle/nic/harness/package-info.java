/**
 * What the tests of the NIC's parts share: a design between two streams, plain Java models of accesses and memory, and the
 * SO-DIMMs on a controller's pins.
 *
 * <p>Models of what the hardware should do use nothing of the hardware but the ports' payload order.
 */
@NullMarked
package org.heddle.nic.harness;

import org.jspecify.annotations.NullMarked;
