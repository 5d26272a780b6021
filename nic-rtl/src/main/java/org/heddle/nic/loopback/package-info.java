/**
 * Smallest whole network interface: messages of some words between hosts, to another node or back to the own one.
 *
 * <p>{@link org.heddle.nic.loopback.LoopbackNode} joins {@link org.heddle.nic.loopback.LoopbackHost}, the registers of {@link
 * org.heddle.nic.loopback.LoopbackMap}, with a port of the link by {@link org.heddle.nic.loopback.LoopbackWay}. {@link org.heddle.nic.loopback.TappedLoopbackNode} shows its packets. It is the worked example of
 * {@code docs/guide/a-new-nic.md}. No other network interface is known here.
 */
@NullMarked
package org.heddle.nic.loopback;

import org.jspecify.annotations.NullMarked;
