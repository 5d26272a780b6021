/**
 * Host memory and the bus that leads there, as simulation models: what sits on the far side of a network interface's bus pins.
 *
 * <p>{@link org.heddle.device.host.HostBus} is shown the pins once per cycle. It moves a word when its {@link org.heddle.device.host.BusTiming} says so,
 * has one owner at a time, the interface or the host's processor, and throws a {@link org.heddle.device.host.HostBusException} where a
 * rule of the bus is broken. {@link org.heddle.device.host.HostStorage} is the memory, with the back door by which a test looks at it.
 *
 * <p>As its neighbour, this package must know nothing of the hardware description.
 */
@NullMarked
package org.heddle.device.host;

import org.jspecify.annotations.NullMarked;
