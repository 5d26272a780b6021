/**
 * MPI over any network interface that carries short messages between hosts: {@link org.heddle.host.message.MessageTransport} sends through the
 * {@link org.heddle.host.MessagePort} of each rank's node, whose endpoints assemble what arrives. Nothing here knows a network interface. It is
 * a room of two because it is the whole of an MPI that a network interface need not write.
 */
@NullMarked
package org.heddle.host.message;

import org.jspecify.annotations.NullMarked;
