/**
 * Collective operations in software, on point-to-point messages alone, and what reductions compute.
 *
 * <p>{@link org.heddle.mpi.collective.Collectives} offers them for a communicator, {@link org.heddle.mpi.operation.Op} says
 * what to compute. Every algorithm fixes the order of its operations by rank, never by arrival: a float sum has the same bits in
 * each run and on every rank. Data are reduced in packed form, little-endian, whatever the buffers' byte orders.
 *
 * <p>Knows communicators, requests and datatypes; no transport and no NIC. What a NIC offloads is compared with this.
 */
@NullMarked
package org.heddle.mpi.collective;

import org.jspecify.annotations.NullMarked;
