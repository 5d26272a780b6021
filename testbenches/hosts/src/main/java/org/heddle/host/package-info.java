/**
 * The host's side: drivers that reach a network interface through its host port and nothing else.
 *
 * <p>{@link org.heddle.host.HostPort} is the door, the same for a simulated node and a board;
 * {@link org.heddle.host.dimmnet2.driver.Dimmnet2Driver} drives a DIMMnet-2 node through it. A {@link
 * org.heddle.host.MessagePort} is what MPI needs of a driver of short messages. {@link
 * org.heddle.host.mpc.put.PutPort} is the door to a node with remote writes, whose lists lie in the host's own memory. {@link
 * org.heddle.host.verbs.device.VerbsDevice} is the door of a process to a node with verbs.
 */
@NullMarked
package org.heddle.host;

import org.jspecify.annotations.NullMarked;
