/**
 * PUT, the lowest layer of software above a network interface with remote writes: {@link org.heddle.host.mpc.put.PutPort} is the
 * interface's door, {@link org.heddle.host.mpc.put.Put} fills the list of messages to emit (LME) and reads the list of received ones (LMR).
 *
 * <p>Both lists are rings in host memory that all processes of a node share. Their four pointers are counters of entries modulo 65,536; the
 * entry of a counter is its value modulo the length of the list. LME_NEW counts what the host has written, LME_CUR what has left; LMR_NEW
 * counts what the interface has written, LMR_CUR what the host has read. A list is full when its two counters are a whole list apart.
 *
 * <p>Knows no MPI message.
 */
@NullMarked
package org.heddle.host.mpc.put;

import org.jspecify.annotations.NullMarked;
