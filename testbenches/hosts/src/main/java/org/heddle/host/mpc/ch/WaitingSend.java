package org.heddle.host.mpc.ch;

import org.heddle.mpi.transport.Outgoing;

/**
 * Message that could not leave at once.
 *
 * @param message whose buffer the sender may not use yet
 * @param isShort whether its data go along
 */
record WaitingSend(Outgoing message, boolean isShort) {}
